import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import { type Cents, formatCents, parseCents } from '#money';
import { daySurchargeLabel } from '#surcharges/label';

/** Of an order, what its customer has seen and not been told otherwise since. */
export type SeenOrder = {
  /** What only the customer changes: another way to have it or to pay for it has other totals. */
  chosen: string;
  /** The price of one of each line. */
  prices: Readonly<Record<string, string>>;
  total: string;
  fee: string;
  /** What it costs more for its day, by name and percentage; empty where it has nothing more. */
  day: string;
  dayAmount: string;
  coupon: string;
  /** When it would be ready, and when that was said, in seconds. */
  due: number;
  at: number;
};

export type OrderChange =
  | { is: 'gone'; slot: number; name: string; text: string; amount: Cents }
  | { is: 'price'; name: string; was: string; now: string; amount: Cents }
  | { is: 'fee'; was: string; now: string; amount: Cents }
  | { is: 'day'; label: string; was: string; now: string; amount: Cents }
  | { is: 'promo'; code: string; text: string }
  | { is: 'later'; minutes: number; was: number; now: number }
  | { is: 'total'; was: string; now: string; amount: Cents };

/** A kitchen that is a little slower is no news. */
const LATER_S = 300;

const cents = (amount: string): Cents => parseCents(amount) ?? 0;
const toPay = ({ gift, grand_total: total }: CartOrder): string => gift?.to_pay ?? total;
const keyOf = (line: CartLine): string =>
  [line.cart_item_slot_id, line.menu_item_id, line.short_desc].join('|');
const chosenIn = (order: CartOrder): string => {
  const { fulfilment_asap, fulfilment_date, fulfilment_time, ...rest } = order.fulfilment;
  const { delivery_slot_id, delivery_stop_id, pickup_location_id } = rest;
  const when = [fulfilment_asap, fulfilment_date, fulfilment_time];
  const where = [delivery_slot_id, delivery_stop_id, pickup_location_id, order.delivery_address_id];
  const paid = [order.payment_method, order.coupon_code, order.gift?.ending, order.member_id];
  return [order.fulfilment_type, ...when, ...where, ...paid].join('|');
};

const NO_DAY = { day: '', dayAmount: '0.00' };
const dayIn = ({ day_surcharge: day }: CartOrder): Pick<SeenOrder, 'day' | 'dayAmount'> =>
  day ? { day: daySurchargeLabel(day), dayAmount: day.amount } : NO_DAY;

type Repriced = { line: CartLine; was: string; amount: Cents };
function repriced(order: CartOrder, prices: SeenOrder['prices']): Repriced[] {
  return order.items.flatMap((line) => {
    const was = prices[keyOf(line)] ?? line.price_was;
    // What was put in at today's price has not moved.
    if (line.is_available === 0 || line.price_was === '' || cents(was) === cents(line.unit_price)) return [];
    return [{ line, was, amount: (cents(line.unit_price) - cents(was)) * line.quantity }];
  });
}
const sum = (parts: readonly { amount: Cents }[]): Cents =>
  parts.reduce((all, { amount }) => all + amount, 0);

/**
 * The order as it is now counts as seen, but for prices that moved by themselves before: its customer changed
 * something else, or looks at it for the first time. Another day may cost more, which nobody sees who chooses one: that
 * is news too. `at` in seconds.
 */
export function lookAt(order: CartOrder, at: number, before?: SeenOrder): SeenOrder {
  const moved = repriced(order, before?.prices ?? {});
  const now = dayIn(order);
  const day = before && before.day !== now.day ? before : now;
  const was = new Map(moved.map((each) => [each.line, each.was]));
  return {
    chosen: chosenIn(order),
    prices: Object.fromEntries(order.items.map((line) => [keyOf(line), was.get(line) ?? line.unit_price])),
    total: formatCents(cents(toPay(order)) - sum(moved) - cents(now.dayAmount) + cents(day.dayAmount)),
    fee: order.delivery_fee,
    day: day.day,
    dayAmount: day.dayAmount,
    coupon: order.coupon_problem === '' ? order.coupon_code : '',
    due: order.fulfilment.asap_due,
    at,
  };
}

/** What was agreed to by a tap: all of it as it is now. */
export const agreeTo = (order: CartOrder, at: number): SeenOrder => {
  const now = { ...order, items: order.items.map((line) => ({ ...line, price_was: '' })) };
  return lookAt(now, at);
};

/** Whether it is still what was looked at: of another order, or one that was chosen otherwise, nothing was seen. */
export const isOf = (seen: SeenOrder, order: CartOrder): boolean =>
  seen.chosen === chosenIn(order) && order.items.some((line) => keyOf(line) in seen.prices);

function feeChange(seen: SeenOrder, order: CartOrder): OrderChange[] {
  const amount = cents(order.delivery_fee) - cents(seen.fee);
  if (amount === 0 || order.delivery_fee_is_estimate === 1) return [];
  return [{ is: 'fee', was: seen.fee, now: order.delivery_fee, amount }];
}

function dayChange(seen: SeenOrder, order: CartOrder): OrderChange[] {
  const { day, dayAmount: now } = dayIn(order);
  const { dayAmount: was } = seen;
  if (day === seen.day) return [];
  return [{ is: 'day', label: day || seen.day, was, now, amount: cents(now) - cents(was) }];
}

/** By how much longer it takes than was said: that it gets later as time goes by is nobody's news. */
function laterChange(seen: SeenOrder, order: CartOrder, at: number): OrderChange[] {
  const { asap_due: due, fulfilment_asap: asap } = order.fulfilment;
  const more = due - at - (seen.due - seen.at);
  if (asap !== 1 || due === 0 || seen.due === 0 || more < LATER_S) return [];
  return [{ is: 'later', minutes: Math.round(more / 60), was: seen.due, now: due }];
}

/** What moved by itself since its customer looked, in the order in which it is read. `at`: when it was answered. */
export function orderChanges(seen: SeenOrder, order: CartOrder, at: number): OrderChange[] {
  const gone = order.items
    .filter((line) => line.is_available === 0)
    .map((line): OrderChange => ({
      is: 'gone',
      slot: line.cart_item_slot_id,
      name: line.name,
      text: line.available_str,
      amount: -cents(seen.prices[keyOf(line)] ?? line.unit_price) * line.quantity,
    }));
  const prices = repriced(order, seen.prices).map(({ line, was, amount }): OrderChange => ({
    is: 'price',
    name: line.name,
    was,
    now: line.unit_price,
    amount,
  }));
  const ended: OrderChange[] =
    seen.coupon !== '' && order.coupon_code === seen.coupon && order.coupon_problem !== ''
      ? [{ is: 'promo', code: seen.coupon, text: order.coupon_problem }]
      : [];
  const money = [...gone, ...prices, ...feeChange(seen, order), ...dayChange(seen, order), ...ended];
  const amount = cents(toPay(order)) - cents(seen.total);
  const rest: OrderChange[] =
    money.length === 0 && amount !== 0 ? [{ is: 'total', was: seen.total, now: toPay(order), amount }] : [];
  return [...money, ...rest, ...laterChange(seen, order, at)];
}
