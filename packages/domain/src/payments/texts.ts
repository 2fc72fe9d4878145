import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-payments', {
  itSaid: '{happened} It said: {said}.',
  paid: 'Paid',
  refunded: 'Refunded',
  leftToBePaid: '{left} left to pay in store',
  paidPartRefunded: 'Paid, {refunded} refunded',
  refundWaits: 'The provider hasn’t done it yet ({problem}). We’ll ask again.',
  paypalAccount: 'PayPal account',
  arrivesOnCard: 'It can take up to 10 days to show on your card.',
  arrivedInBalance: 'It’s in your account balance now.',
  arrivedOnGift: 'It’s back on your gift voucher now.',
  arrivesAtPaypal:
    'PayPal sends it back where it came from: to your balance at once, to a card or bank account within 10 days.',
  onItsWay: 'It’s on its way to you.',
  willWrite: 'We’ll email you when it’s ready for you.',
  nothingPaid: 'Nothing was paid online, so there’s nothing to refund.',
  paidInStore:
    'This was paid in store: give {amount} back there. What a gift voucher, a balance or the pinpad paid goes back by itself.',
  allRefunded: 'All of it is already refunded.',
  claimByLink: 'Open the link and choose where to send it. We won’t send anything until you do.',
  goesBack: '{amount} goes back to the customer’s {target}.',
  restGoesBack: 'The rest, {amount}, goes back to the customer’s {target}.',
  atCounter: 'Bring your card to the counter and we’ll refund it there.',
  onPinpad: '{amount} goes back on the pinpad. You’ll find the refund under Payments.',
  balance: 'account balance',
  toBePaid: 'To be paid',
  card: 'card',
});
