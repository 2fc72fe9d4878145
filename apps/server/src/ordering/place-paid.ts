import { formatCents } from '@servery/domain/money';
import { isMember } from '@servery/domain/people/roles';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { paymentFlow } from '@servery/domain/payments/methods';
import type { ToPay } from '#ordering/begin-payment';
import { abandonAttempt } from '#payments/look-after';
import { placeOrder, type Placing } from '#ordering/place-order';
import type { MoneyInHand } from '#payments/charge';
import type { Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { toPay } from '@servery/domain/totals/order-totals';
import { cartPrint, isForCart } from '#payments/submission';
import { mayMailReceipt } from '#safety/send-notice';
import { addPaymentJob } from '#stores/jobs';
import { canPay } from '#stores/ledger';
import { spendBalance } from '#topups/auto-topup';
import { waitingOfCart, type AttemptRecord, insertAttempt, liveAttempt, moveAttempt } from '#stores/payments';
import { replaceCard } from '#stores/saved-cards';

type ToPlace = ToPay &
  Omit<Placing, 'paid' | 'mailsReceipt'> & {
    /** What the submission has come to so far, where it is not over. */
    live: AttemptRecord | undefined;
  };
type Order = Awaited<ReturnType<typeof placeOrder>>;
type Result = { ok: true; order: Order } | Failure<'total_changed' | 'payment_unknown' | 'balance_short'>;

async function keepCard(
  tx: Tx,
  { customer, input, now }: ToPlace,
  { card, attempt }: MoneyInHand,
): Promise<void> {
  if (input.save_card !== 1 || !card || card.token === '' || !isMember(customer.status)) return;
  await replaceCard(tx, customer.id, { card, accountId: attempt.account_id, now });
}

/** The order for which money is held or taken: that cart, that total, and once. */
async function placeForMoney(tx: Tx, toPlace: ToPlace, money: MoneyInHand): Promise<Result> {
  const { checked, cart, now } = toPlace;
  const { attempt, event, reference } = money;
  const { totals } = checked.priced;
  if (!isForCart(attempt, cart, totals) || attempt.method !== checked.method)
    return fail('total_changed', { total: formatCents(totals.total), sign: '$' });
  const order = await placeOrder(tx, { ...toPlace, paid: true, mailsReceipt: true }, cart);
  const moved = await moveAttempt(tx, attempt.id, {
    event,
    now,
    set: { reference, capture_reference: money.captureReference, order_id: order.id },
  });
  if (!moved) return fail('payment_unknown');
  await keepCard(tx, toPlace, money);
  if (event === 'placed') await addPaymentJob(tx, attempt.id, now);
  return { ok: true, order };
}

/** A member's own address is known to be theirs; any other may be a stranger's. */
async function mailsUnpaid(tx: Tx, { checked, customer, caller, parts }: ToPlace): Promise<boolean> {
  const { email } = checked.contact;
  if (email === '' || email === customer.email || !parts.countsTries) return true;
  return mayMailReceipt(tx, email, caller);
}

/** Nothing is taken of ours at a total that nobody has seen, or beside money that may be on its way. */
async function notReady(tx: Tx, { checked, cart, input, now }: ToPlace) {
  const { total } = checked.priced.totals;
  if (input.expected_total === undefined)
    return fail('total_changed', { total: formatCents(total), sign: '$' });
  const live = await liveAttempt(tx, { submitKey: input.submit_key, cartId: cart.id });
  if (live && live.state !== 'waiting') return fail('payment_unknown');
  if (live) await abandonAttempt(tx, live, { now, lookAt: now });
  return undefined;
}

/** A gift voucher pays for all of it. */
async function placeFromGift(tx: Tx, toPlace: ToPlace): Promise<Result> {
  const unready = await notReady(tx, toPlace);
  if (unready) return unready;
  return {
    ok: true,
    order: await placeOrder(tx, { ...toPlace, paid: true, mailsReceipt: true }, toPlace.cart),
  };
}

/** Paid out of the account: both entries and the order are one transaction. */
async function placeFromBalance(tx: Tx, toPlace: ToPlace): Promise<Result> {
  const { checked, cart, customer, venue, input, now } = toPlace;
  const unready = await notReady(tx, toPlace);
  if (unready) return unready;
  const cents = toPay(checked.priced.totals);
  if (!(await canPay(tx, customer.id, cents)))
    return fail('balance_short', { text: checkoutTexts.insufficientBalance });
  const print = cartPrint(cart);
  const order = await placeOrder(tx, { ...toPlace, paid: true, mailsReceipt: true }, cart);
  await insertAttempt(
    tx,
    {
      venue_id: venue.id,
      account_id: null,
      submit_key: input.submit_key,
      session_id: cart.sessionId,
      cart_id: cart.id,
      customer_id: customer.id,
      method: checked.method,
      amount: cents,
      card_type: '',
      submission: '',
      cart_print: print,
      contact_email: '',
      purpose: 'order',
    },
    { state: 'captured', orderId: order.id, now },
  );
  await spendBalance(tx, {
    venueId: venue.id,
    customerId: customer.id,
    orderId: order.id,
    cents,
    memo: `Order ${order.number}`,
    now,
  });
  return { ok: true, order };
}

/** What is in doubt stays so: if it was paid after all there is an order already, and the money goes back. */
async function placeUnpaid(tx: Tx, toPlace: ToPlace): Promise<Result> {
  const { live, cart, now } = toPlace;
  if (live?.state === 'waiting') await abandonAttempt(tx, live, { now, lookAt: now });
  const mailsReceipt = await mailsUnpaid(tx, toPlace);
  return { ok: true, order: await placeOrder(tx, { ...toPlace, paid: false, mailsReceipt }, cart) };
}

/** Whatever else was begun for the cart, under whichever key: it is an order now, and nobody is to pay for it twice. */
async function giveUpOthers(tx: Tx, { cart, now }: ToPlace, money: MoneyInHand | undefined): Promise<void> {
  for (const waiting of await waitingOfCart(tx, cart.id))
    if (waiting.id !== money?.attempt.id) await abandonAttempt(tx, waiting, { now, lookAt: now });
}

export async function placePaid(tx: Tx, toPlace: ToPlace, money: MoneyInHand | undefined): Promise<Result> {
  const placed = await placeBy(tx, toPlace, money);
  if (placed.ok) await giveUpOthers(tx, toPlace, money);
  return placed;
}

async function placeBy(tx: Tx, toPlace: ToPlace, money: MoneyInHand | undefined): Promise<Result> {
  if (money) return placeForMoney(tx, toPlace, money);
  const flow = paymentFlow(toPlace.checked.method);
  if (flow === 'balance') return placeFromBalance(tx, toPlace);
  if (flow === 'gift') return placeFromGift(tx, toPlace);
  return placeUnpaid(tx, toPlace);
}
