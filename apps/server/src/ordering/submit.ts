import type { Customer } from '@servery/contract/entities/customer';
import type { CallError, CallOutput } from '@servery/contract/registry';
import { formatCents } from '@servery/domain/money';
import { isInDoubt } from '@servery/domain/payments/attempt';
import { paymentFlow } from '@servery/domain/payments/methods';
import { lockOwnCart } from '#ordering/locked-cart';
import { wantedAddress } from '#ordering/wanted-address';
import { beginPayment, type PaymentBegun, resumePayment, type ToPay } from '#ordering/begin-payment';
import { checkOrder } from '@servery/domain/ordering/check-order';
import { buyerId } from '#ordering/place-order';
import { placePaid } from '#ordering/place-paid';
import { secureGift, withGiftFor } from '#ordering/secure-gift';
import { secure } from '#ordering/take-capacity';
import { tenderProblem } from '#ordering/till-tender';
import { securePromo } from '#ordering/use-promo';
import { secureReward } from '#ordering/use-reward';
import type { Tx } from '#db/database';
import type { Submission } from '#ordering/submission';
import { fail, type Failure } from '@servery/domain/failure';
import { ok } from '@servery/domain/result';
import type { Cart } from '@servery/domain/ordering/cart';
import { findBySubmitKey } from '#stores/orders';
import { type AttemptRecord, attemptsOfOrder, liveAttempts } from '#stores/payments';
import { customerView } from '#queries/customer';

type Answered = { ok: true; value: CallOutput<'SubmitOrder'> };
export type Submitted = Answered | Extract<PaymentBegun, { ok: true }> | Failure<CallError<'SubmitOrder'>>;

type Placed = {
  ref: string;
  total: number;
  tendered: number;
  coupon_code: string;
  payment_method: string;
  number: string;
  due_at: number;
};
const placedAnswer = (order: Placed, customer: Customer): Answered =>
  ok({
    order_id: order.ref,
    order_total: formatCents(order.total),
    ...(order.tendered > 0 && { to_pay: formatCents(order.total - order.tendered) }),
    promo_code: order.coupon_code,
    customer,
    payment_method: order.payment_method,
    payment_redirect: '',
    pos_order_id: order.number,
    due: Math.floor(order.due_at / 1000),
  });

/** A repeat of a submission that went through gets the answer of the first; somebody else's key gets nothing. */
async function alreadyPlaced(tx: Tx, { input, money, caller }: Submission, cart: Cart) {
  const order = await findBySubmitKey(tx, input.submit_key);
  if (!order) return undefined;
  if (order.session_id !== cart.sessionId) return fail('no_order');
  // Paid for in another way meanwhile: this money is not wanted.
  if (money && !(await attemptsOfOrder(tx, order.id)).some(({ id }) => id === money.attempt.id))
    return fail('payment_declined');
  return placedAnswer(order, await customerView(tx, caller.session?.customer_id ?? 0));
}

/** What a submission is about: looking only, placing now, or asking somebody for money first. */
function stepOf(
  { input, money, setAside, quietly }: Submission,
  method: string,
): 'look' | 'place' | 'begin' | 'resume' {
  const flow = paymentFlow(method);
  const placing = input.preorder === 1;
  if (quietly) return 'look';
  if (money || setAside) return 'place';
  if (flow === 'authorise') return placing ? 'begin' : 'look';
  if (flow === 'redirect' || flow === 'terminal') return placing ? 'resume' : 'begin';
  return placing ? 'place' : 'look';
}

async function inHand(tx: Tx, submission: Submission) {
  const { input, caller, cardType } = submission;
  const held = await lockOwnCart(tx, { store_id: input.merchant_id, menu_id: input.menu_id }, caller);
  if (!held.ok) return held;
  const before = await alreadyPlaced(tx, submission, held.cart);
  if (before) return { ok: true as const, before };
  const customer = await customerView(tx, caller.session?.customer_id ?? 0);
  const { cart, venue } = held;
  const wanted = await wantedAddress(tx, input, { customerId: customer.id, held: cart.deliveryAddress });
  if (!wanted.ok) return wanted;
  const saved = input.payment_method === 'SAVED' ? customer.credit_card_type : undefined;
  const { address } = wanted;
  return {
    ok: true as const,
    order: {
      input,
      cart,
      venue,
      customer,
      address,
      asks: caller.brand.checkout,
      cardType: cardType ?? saved,
      now: caller.now,
    },
  };
}

/** Nothing is placed yet: what it would come to. */
const seenAnswer = ({ checked, cart, customer }: ToPay): Answered =>
  placedAnswer(
    {
      ref: '',
      total: checked.priced.totals.total,
      tendered: checked.priced.totals.gift,
      coupon_code: cart.couponCode,
      payment_method: checked.method,
      number: '',
      due_at: checked.due,
    },
    customer,
  );

/** Asked for again while nobody knows whether it is paid: that comes before whether it could still be ordered. */
function beingPaid(
  { input }: Submission,
  attempt: AttemptRecord | undefined,
  cart: Cart,
): Submitted | undefined {
  if (!attempt || !isInDoubt(attempt.state) || attempt.method !== input.payment_method) return undefined;
  if (attempt.session_id !== cart.sessionId) return fail('no_order');
  return { ok: true, next: 'busy', attempt, given: undefined };
}

/** The customer is back from where they pay: what was agreed when they left holds. */
const isReturning = ({ input }: Submission, live: AttemptRecord | undefined): boolean =>
  live?.state === 'waiting' && live.method === input.payment_method;

const saleOf = ({ customer, checked, venue, cart, now }: ToPay) => ({
  customer,
  method: checked.method,
  total: checked.priced.totals.total,
  brandCode: venue.brandCode,
  sessionId: cart.sessionId,
  now,
});

/** One submission in one transaction: every check, then what it is about. All of it or none. */
export async function submitIn(tx: Tx, submission: Submission): Promise<Submitted> {
  const { caller } = submission;
  const held = await inHand(tx, submission);
  if (!held.ok) return held;
  if (held.before) return held.before;
  const { money, input, setAside } = submission;
  const agreed = money?.attempt ?? setAside;
  const [live] =
    agreed || input.preorder !== 1 ? [] : await liveAttempts(tx, { submitKey: input.submit_key });
  const inDoubt = beingPaid(submission, live, held.order.cart);
  if (inDoubt) return inDoubt;
  const attempt = agreed ?? (isReturning(submission, live) ? live : undefined);
  const paidCart = attempt ? await withGiftFor(tx, held.order.cart, attempt) : held.order.cart;
  const checkedOrder = checkOrder({ ...held.order, cart: paidCart });
  if (!checkedOrder.ok) return checkedOrder;
  const { cart } = checkedOrder;
  const { customer } = held.order;
  const step = stepOf(submission, checkedOrder.checked.method);
  const placing = step === 'place';
  const paid = agreed !== undefined || step === 'resume';
  const secured = await secure(
    tx,
    { order: held.order, checked: checkedOrder.checked },
    { address: caller.address, placing, paid },
  );
  if (!secured.ok) return secured;
  const { checked } = secured;
  const customerId = buyerId(customer, cart);
  const user = { customerId, email: checked.contact.email, mobile: checked.contact.mobile };
  const spent = await securePromo(tx, checked, { user, cart, placing });
  if (spent) return spent;
  const { venue, now } = held.order;
  const usedUp = await secureReward(tx, checked, { customerId, cart, venue, now, placing });
  if (usedUp) return usedUp;
  const toPay: ToPay = { ...held.order, cart, checked, caller, parts: submission.parts };
  const lacking = step === 'look' ? undefined : await secureGift(tx, { ...toPay, attempt });
  if (lacking) return lacking;
  const short = placing && (await tenderProblem(tx, input, saleOf(toPay)));
  if (short) return short;
  switch (step) {
    case 'place': {
      const placed = await placePaid(tx, { ...toPay, user, mode: caller.mode, live }, money);
      return placed.ok ? placedAnswer(placed.order, customer) : placed;
    }
    case 'begin':
      return beginPayment(tx, toPay);
    case 'resume':
      return resumePayment(tx, toPay);
    case 'look':
      return seenAnswer(toPay);
  }
}
