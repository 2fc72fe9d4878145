import { isEmail } from '@servery/domain/checkout/contact';
import { isSentByLink } from '@servery/domain/payments/refund';
import { formatCents } from '@servery/domain/money';
import { isInDoubt } from '@servery/domain/payments/attempt';
import { isTest } from '@servery/domain/people/roles';
import type { CheckedOrder } from '@servery/domain/ordering/check-order';
import type { OrderRequest } from '@servery/domain/ordering/order-request';
import { abandonAttempt, CLOSED_BY_MS, lookAfter } from '#payments/look-after';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import type { OrderingParts } from '#ordering/parts';
import { fail, type Failure } from '@servery/domain/failure';
import { isAtTerminal, methodText } from '@servery/domain/payments/methods';
import { isLiveAt } from '#payments/payments';
import { accountOf } from '#payments/ports';
import { prepareSale, readyTerminal } from '#payments/terminal-sale';
import { toPay as leftToPay } from '@servery/domain/totals/order-totals';
import { cartPrint, isForCart, keepSubmission } from '#payments/submission';
import type { Cart } from '@servery/domain/ordering/cart';
import {
  type AttemptRecord,
  doubtOfCart,
  insertAttempt,
  lastAttempt,
  liveAttempt,
  moveAttempt,
} from '#stores/payments';

export type ToPay = OrderRequest & {
  checked: CheckedOrder;
  cart: Cart;
  caller: Caller;
  parts: OrderingParts;
};

/** pay: the provider is to be asked. busy: somebody is asking already, or nobody knows. take: the customer is back from the provider's pages. */
export type PaymentBegun =
  | { ok: true; next: 'pay' | 'busy' | 'take'; attempt: AttemptRecord; given: AttemptRecord | undefined }
  | Failure<
      | 'no_order'
      | 'total_changed'
      | 'payment_method_unavailable'
      | 'payment_unavailable'
      | 'payment_waiting'
      | 'payment_declined'
    >;

/** Money is asked for at a total that the customer has seen, and never real money for a test. */
async function payProblem(tx: Tx, { input, checked, customer, parts, venue }: ToPay) {
  const { total } = checked.priced.totals;
  if (input.expected_total === undefined)
    return fail('total_changed', { total: formatCents(total), sign: '$' });
  if (
    isTest(customer.status) &&
    (await isLiveAt(tx, parts.payments, { venueId: venue.id, method: checked.method }))
  )
    return fail('payment_method_unavailable');
  return undefined;
}

/** Whom a refund link is sent to if the money comes without an order; nobody is kept where the provider refunds by itself. */
function linkContact(method: string, typed = ''): string {
  const email = isSentByLink(method) ? typed.trim() : '';
  return isEmail(email) ? email : '';
}

/** Written down before the provider is asked: whatever happens next, it is known that it was tried. */
export async function beginPayment(tx: Tx, toPay: ToPay): Promise<PaymentBegun> {
  const { input, checked, cart, venue, customer, caller, now } = toPay;
  const problem = await payProblem(tx, toPay);
  if (problem) return problem;
  const live = await liveAttempt(tx, { submitKey: input.submit_key, cartId: cart.id });
  if (live && live.session_id !== cart.sessionId) return fail('no_order');
  if (live && (isInDoubt(live.state) || live.state === 'open'))
    return { ok: true, next: 'busy', attempt: live, given: undefined };
  const { totals } = checked.priced;
  const amount = leftToPay(totals);
  const accountId = accountOf({ accounts: venue.accounts ?? {} }, checked.method);
  const same =
    live?.method === checked.method && isForCart(live, cart, totals) && live.account_id === accountId;
  if (live && same) return { ok: true, next: 'pay', attempt: live, given: undefined };
  const screen = isAtTerminal(checked.method)
    ? await readyTerminal(tx, caller, { payments: toPay.parts.payments, total: amount })
    : undefined;
  if (screen && !screen.ok) return screen;
  if (live) await abandonAttempt(tx, live, { now, lookAt: now + CLOSED_BY_MS });
  const attempt = await insertAttempt(
    tx,
    {
      venue_id: venue.id,
      account_id: accountId,
      submit_key: input.submit_key,
      session_id: cart.sessionId,
      cart_id: cart.id,
      customer_id: customer.id > 0 ? customer.id : null,
      method: checked.method,
      amount,
      gift_id: totals.gift > 0 ? cart.giftId : null,
      gift_cents: totals.gift,
      card_type: cart.cardType,
      submission: keepSubmission({
        // Of the answers only those that the venue asked for: a stranger can begin a payment.
        input: { ...input, custom_data: checked.details.custom },
        mode: caller.mode,
        brand: caller.brand.code,
      }),
      cart_print: cartPrint(cart),
      contact_email: linkContact(checked.method, input.customer_email),
      purpose: 'order',
    },
    { state: 'started', now, ...(screen && { reference: screen.sessionId }) },
  );
  if (screen) await prepareSale(tx, attempt, { terminal: screen.terminal, now });
  await lookAfter(tx, attempt, { now, timeoutMs: toPay.parts.payments.timeoutMs });
  return { ok: true, next: 'pay', attempt, given: live };
}

/** The customer is back from the provider's pages: what was begun there is taken now. */
export async function resumePayment(tx: Tx, toPay: ToPay): Promise<PaymentBegun> {
  const { input, checked, cart, parts, now } = toPay;
  const { totals } = checked.priced;
  const attempt = await lastAttempt(tx, input.submit_key);
  if (!attempt || attempt.session_id !== cart.sessionId || attempt.method !== checked.method)
    return fail('payment_waiting', { method: methodText(checked.method) });
  const busy = (other: AttemptRecord) =>
    ({ ok: true, next: 'busy', attempt: other, given: undefined }) as const;
  if (isInDoubt(attempt.state) || attempt.state === 'open') return busy(attempt);
  if (attempt.state !== 'waiting') return fail('payment_declined');
  // What the customer agreed to is not what is in the cart now: nothing is taken for it.
  if (!isForCart(attempt, cart, totals))
    return fail('total_changed', { total: formatCents(totals.total), sign: '$' });
  const doubt = await doubtOfCart(tx, cart.id);
  if (doubt) return busy(doubt);
  if (!(await parts.payments.of(tx, attempt)).redirect[attempt.method]?.takes)
    return { ok: true, next: 'take', attempt, given: undefined };
  // Written down before the provider is asked: from now on nobody can say whether it has been taken.
  const taking = await moveAttempt(tx, attempt.id, { event: 'taking', now });
  await lookAfter(tx, attempt, { now, timeoutMs: toPay.parts.payments.timeoutMs });
  return { ok: true, next: 'take', attempt: taking ?? attempt, given: undefined };
}
