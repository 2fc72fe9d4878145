import { type Cents, divideRounded } from '#money';
import { newSums, type Sums } from '#sales/sums';

/** An order as the report reads it. Money in cents, moments in milliseconds. */
export type SoldOrder = {
  id: number;
  placedAt: number;
  /** 0 while it is not cancelled or rejected. */
  cancelledAt: number;
  source: string;
  fulfilmentType: string;
  pointLabel: string;
  couponCode: string;
  servedBy: string;
  paymentMethod: string;
  paid: boolean;
  tendered: Cents;
  total: Cents;
  productsTotal: Cents;
  rewards: Cents;
  discount: Cents;
  deliveryFee: Cents;
  preorderFee: Cents;
  surcharge: Cents;
  gst: Cents;
  gstFree: Cents;
  inputTaxed: Cents;
  gstRegistered: boolean;
};

export type SoldLine = {
  orderId: number;
  productId: number;
  name: string;
  quantity: number;
  price: Cents;
  discount: Cents;
  /** The chosen options, each as often as it was chosen. */
  options: readonly number[];
};

/** Money that a person took at the counter. */
export type TakenPart = { kind: string; cents: Cents; rounding: Cents };

/** Money that went back, or is on its way. */
export type MoneyBack = {
  orderId: number;
  at: number;
  cents: Cents;
  rounding: Cents;
  method: string;
  /** Whether it gives back what the customer paid when the order was placed, not what was taken at the counter. */
  ofPlacing: boolean;
};

/** An order that was ready for the first time. */
export type MadeOrder = {
  readyAt: number;
  dueAt: number;
  /** 0 where nobody knows when it was begun. */
  begunAt: number;
  stations: readonly { station: string; readyAt: number }[];
};

/** All rows of one venue that a span of time is about, tests left out. */
export type SpanRows = {
  from: number;
  to: number;
  /** The hour of the venue's clock. */
  hourOf(at: number): number;
  placed: readonly SoldOrder[];
  lines: readonly SoldLine[];
  cancelled: readonly SoldOrder[];
  taken: readonly TakenPart[];
  /** Everything that ever went back of an order that had money go back, or was cancelled, in the span: oldest first. */
  back: readonly MoneyBack[];
  backOrders: ReadonlyMap<number, SoldOrder>;
  made: readonly MadeOrder[];
};

type Adding = ReturnType<typeof newSums>;

/** The balance pays at checkout and at the counter; it is one method. */
const methodKey = (method: string): string => (method === 'BALANCE' ? 'balance' : method);

/** An order that is cancelled on the day that it was placed on was never a sale of that day. */
const isSale = ({ placedAt, cancelledAt }: SoldOrder, { from, to }: SpanRows): boolean =>
  placedAt >= from && placedAt < to && !(cancelledAt > 0 && cancelledAt < to);

const noGstOf = ({ gstRegistered, total }: SoldOrder): Cents => (gstRegistered ? 0 : total);
/** What was paid when the order was placed; the rest is taken at the counter. */
const paidAtOnce = ({ paid, total, tendered }: SoldOrder): Cents => (paid ? total - tendered : 0);

function addOrder(sums: Adding, order: SoldOrder, hour: number): void {
  const whole = { count: 1, amount: order.total };
  sums.add({
    orders: 1,
    sales: order.total,
    products: order.productsTotal,
    rewards: order.rewards,
    discounts: order.discount,
    deliveryFees: order.deliveryFee,
    preorderFees: order.preorderFee,
    surcharges: order.surcharge,
    gst: order.gst,
    gstFree: order.gstFree,
    inputTaxed: order.inputTaxed,
    noGst: noGstOf(order),
  });
  sums.tally('hours', { key: hour, ...whole });
  sums.tally('channels', { key: order.source, ...whole });
  sums.tally('fulfilment', { key: order.fulfilmentType, ...whole });
  sums.tally('points', { key: order.pointLabel, ...whole });
  sums.tally('staff', { key: order.servedBy, ...whole });
  sums.tally('promos', { key: order.couponCode, count: 1, amount: order.discount });
}

function addLine(sums: Adding, line: SoldLine): void {
  const { productId: key, name, quantity: count } = line;
  sums.tally('products', { key, name, count, amount: line.price - line.discount });
  for (const option of line.options) sums.tally('options', { key: option, count, amount: 0 });
}

/** A part of a total of which so much went back before, so that all parts together are the whole. */
const shareOf = (
  part: Cents,
  { total, before, cents }: { total: Cents; before: Cents; cents: Cents },
): Cents =>
  total === 0 ? 0 : divideRounded(part * (before + cents), total) - divideRounded(part * before, total);

function addBack(sums: Adding, order: SoldOrder, went: { before: Cents; cents: Cents }): void {
  const at = { total: order.total, ...went };
  sums.add({
    backGst: shareOf(order.gst, at),
    backGstFree: shareOf(order.gstFree, at),
    backInputTaxed: shareOf(order.inputTaxed, at),
    backNoGst: shareOf(noGstOf(order), at),
  });
}

const sumOf = (back: readonly MoneyBack[]): Cents => back.reduce((sum, { cents }) => sum + cents, 0);

/** A refund takes off a sale on the day that it is made. What goes back because an order was cancelled is the cancelling's. */
function addRefunds(
  sums: Adding,
  order: SoldOrder,
  { rows, back }: { rows: SpanRows; back: readonly MoneyBack[] },
) {
  const isNoSale = order.placedAt >= rows.from && !isSale(order, rows);
  const refunds = back.filter(({ at }) => order.cancelledAt === 0 || at < order.cancelledAt);
  let before = 0;
  for (const { at, cents } of refunds) {
    if (at >= rows.from && at < rows.to && !isNoSale) {
      sums.add({ refunds: 1, refunded: cents });
      addBack(sums, order, { before, cents });
    }
    before += cents;
  }
  const endsHere = order.cancelledAt >= rows.from && order.cancelledAt > 0 && order.cancelledAt < rows.to;
  if (!endsHere || isNoSale) return;
  sums.add({ cancellations: 1, cancelled: order.total - before });
  addBack(sums, order, { before, cents: order.total - before });
}

/** Money that was only held is let go of when its order is cancelled: no refund says so. */
function addReleased(sums: Adding, order: SoldOrder, back: readonly MoneyBack[]): void {
  const released = paidAtOnce(order) - sumOf(back.filter(({ ofPlacing }) => ofPlacing));
  if (released > 0) sums.tally('repaid', { key: methodKey(order.paymentMethod), count: 1, amount: released });
}

function addMoney(sums: Adding, rows: SpanRows): void {
  for (const order of rows.placed) {
    const amount = paidAtOnce(order);
    if (amount > 0) sums.tally('paid', { key: methodKey(order.paymentMethod), count: 1, amount });
  }
  for (const { kind, cents, rounding } of rows.taken) {
    sums.add({ rounding });
    sums.tally('paid', { key: kind, count: 1, amount: cents + rounding });
  }
  for (const { at, method, cents, rounding } of rows.back) {
    if (at < rows.from || at >= rows.to) continue;
    sums.add({ rounding: -rounding });
    sums.tally('repaid', { key: methodKey(method), count: 1, amount: cents + rounding });
  }
}

function addMade(sums: Adding, { readyAt, dueAt, begunAt, stations }: MadeOrder): void {
  sums.add({ ready: 1, onTime: readyAt <= dueAt ? 1 : 0 });
  if (begunAt === 0 || begunAt > readyAt) return;
  sums.add({ made: 1, makeMs: readyAt - begunAt });
  for (const each of stations)
    if (each.readyAt >= begunAt)
      sums.tally('stations', { key: each.station, count: 1, amount: each.readyAt - begunAt });
}

/**
 * What one span of time comes to, from its rows alone. Sales count when they are placed, payments when they are taken,
 * and what goes back when it goes back: a day that is over stays as it is.
 */
export function sumSpan(rows: SpanRows): Sums {
  const sums = newSums();
  const sold = rows.placed.filter((order) => isSale(order, rows));
  const ids = new Set(sold.map(({ id }) => id));
  for (const order of sold) addOrder(sums, order, rows.hourOf(order.placedAt));
  for (const line of rows.lines) if (ids.has(line.orderId)) addLine(sums, line);
  const back = Map.groupBy(rows.back, ({ orderId }) => orderId);
  for (const [id, order] of rows.backOrders) addRefunds(sums, order, { rows, back: back.get(id) ?? [] });
  for (const order of rows.cancelled) addReleased(sums, order, back.get(order.id) ?? []);
  addMoney(sums, rows);
  for (const made of rows.made) addMade(sums, made);
  return sums.done();
}
