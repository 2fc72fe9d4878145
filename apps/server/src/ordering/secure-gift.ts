import type { Customer } from '@servery/contract/entities/customer';
import { fail, type Failure } from '@servery/domain/failure';
import { asAgreed, giftAvailable } from '@servery/domain/gifts/in-cart';
import { formatCents } from '@servery/domain/money';
import type { CheckedOrder } from '@servery/domain/ordering/check-order';
import type { Cart } from '@servery/domain/ordering/cart';
import { isTest } from '@servery/domain/people/roles';
import type { Tx } from '#db/database';
import { spendGift } from '#ordering/spend-gift';
import { giftOfCart } from '#stores/gift-holds';
import { lockGift } from '#stores/gifts';
import type { OrderRecord } from '#stores/orders';
import type { AttemptRecord } from '#stores/payments';
import { insertTender } from '#stores/tenders';

type Paying = {
  cart: Cart;
  checked: CheckedOrder;
  customer: Customer;
  now: number;
  /** By which the rest is paid, once it has begun. */
  attempt: AttemptRecord | undefined;
};

/** The cart as it is to be paid: with the voucher that is on it, or with what was agreed when the payment began. */
export async function withGiftFor(tx: Tx, cart: Cart, attempt: AttemptRecord | undefined): Promise<Cart> {
  if (!attempt) return { ...cart, gift: cart.gift && (await giftOfCart(tx, cart.giftId, cart.id)) };
  const { gift_id: giftId, gift_cents: cents, created_at: begunAt } = attempt;
  const gift = giftId === null ? undefined : await giftOfCart(tx, giftId, cart.id);
  return { ...cart, giftId: giftId ?? '', gift: gift && asAgreed(gift, { cents, begunAt }) };
}

/** What the voucher is to pay is there, and stays so until the transaction ends. No test is paid with real money. */
export async function secureGift(
  tx: Tx,
  { cart, checked, customer, now, attempt }: Paying,
): Promise<Failure<'gift_changed' | 'payment_method_unavailable'> | undefined> {
  const { gift } = checked.priced.totals;
  if (gift === 0 || !cart.gift) return undefined;
  if (isTest(customer.status)) return fail('payment_method_unavailable');
  await lockGift(tx, cart.giftId);
  const available = giftAvailable(await withGiftFor(tx, cart, attempt), now);
  return available < gift ? fail('gift_changed', { pays: formatCents(available), sign: '$' }) : undefined;
}

type Placed = Pick<OrderRecord, 'id' | 'venue_id' | 'submit_key' | 'session_id' | 'tendered'>;

/** The voucher's part of an order that is placed, as any part that is taken at a counter. Asked for with it locked. */
export async function keepGiftPart(tx: Tx, order: Placed, { giftId, now }: { giftId: string; now: number }) {
  const { tendered: cents, venue_id, session_id: sessionId } = order;
  if (cents === 0) return;
  const key = `gift:${order.submit_key}`;
  const attemptId = await spendGift(tx, order, { giftId, cents, key, sessionId, now });
  const part = { kind: 'gift' as const, cents, received: cents, change_given: 0, rounding: 0 };
  const whose = { venue_id, order_id: order.id, tender_key: key, attempt_id: attemptId };
  await insertTender(tx, { ...whose, ...part, taken_by: '', created_at: now }, sessionId);
}
