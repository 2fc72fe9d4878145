import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-payments', {
  itSaid: '{happened} It said: {said}.',
  paid: 'Paid',
  refunded: 'Refunded',
  paidRefunded: 'Paid, {refunded} refunded',
  theProviderDidNot: 'The provider did not do it yet ({problem}). It is asked again by itself.',
  paypalAccount: 'PayPal account',
  yourBankShowsIt: 'Your bank shows it on your card within 10 days.',
  itIsInYour: 'It is in your account balance now.',
  paypalPutsItBack:
    'PayPal puts it back where it came from: into your balance at once, onto a card or bank account within 10 days.',
  itIsOnIts: 'It is on its way to you.',
  weWriteToYou: 'We write to you again when it is ready for you.',
  nothingWasPaidOnline: 'Nothing was paid online, so nothing is refunded.',
  itWasPaidIn: 'It was paid in store: give {amount} back there.',
  allOfItWas: 'All of it was refunded already.',
  claimByLink: 'Open the link and choose where it is sent. Nothing is sent before you do.',
  goesBack: '{amount} goes back to the customer’s {target}.',
  restGoesBack: 'The rest, {amount}, goes back to the customer’s {target}.',
  balance: 'account balance',
  toBePaid: 'To be paid',
  card: 'card',
});
