import { type Cents, divideRounded } from '#money';
import { addEdited, addLine, asOf, orderSums, type SoldEdit } from '#sales/edited';
import type { SoldLine, SoldOrder } from '#sales/sold';
import { newSums, type Sums } from '#sales/sums';

/** Money that a person took at the counter. */
export type TakenPart = { kind: string; cents: Cents; rounding: Cents };

/** A gift voucher that was sold, or given away: no sale, but money that is owed from then on. One that was taken back is below nothing. */
export type SoldGift = { paidWith: string; cents: Cents };

/**
 * What changed what is owed to members: a top-up, one that the bank took back, what the team gave, what was paid out to
 * them. `charged` is what was paid for it, surcharge included.
 */
export type BalanceFlow = {
  kind: 'topup' | 'taken_back' | 'credit' | 'payout';
  method: string;
  cents: Cents;
  charged: Cents;
  surcharge: Cents;
  gst: Cents;
  gstRegistered: boolean;
};

/** Money that went back, or is on its way. */
export type MoneyBack = {
  orderId: number;
  at: number;
  cents: Cents;
  rounding: Cents;
  method: string;
  /** Whether it gives back what the customer paid when the order was placed, not what was taken at the counter. */
  ofPlacing: boolean;
  /** Whether an edit made the order cost less: the sale itself is smaller then, and nothing comes off it. */
  ofEdit: boolean;
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
  gifts: readonly SoldGift[];
  flows: readonly BalanceFlow[];
  /** Everything that ever went back of an order that had money go back, or was cancelled, in the span: oldest first. */
  back: readonly MoneyBack[];
  backOrders: ReadonlyMap<number, SoldOrder>;
  made: readonly MadeOrder[];
  /** Every edit of all these orders: oldest first. */
  edits: readonly SoldEdit[];
  /** Orders of before the span that were edited in it, as they are now, with their lines. */
  edited: readonly SoldOrder[];
  editedLines: readonly SoldLine[];
};

type Adding = ReturnType<typeof newSums>;

/** What pays at checkout and at the counter is one method. */
const AT_COUNTER: Readonly<Record<string, string>> = { BALANCE: 'balance', GIFT: 'gift' };
const methodKey = (method: string): string => AT_COUNTER[method] ?? method;

/** An order that is cancelled on the day that it was placed on was never a sale of that day. */
const isSale = ({ placedAt, cancelledAt }: SoldOrder, { from, to }: SpanRows): boolean =>
  placedAt >= from && placedAt < to && !(cancelledAt > 0 && cancelledAt < to);

const noGstOf = ({ gstRegistered, total }: SoldOrder): Cents => (gstRegistered ? 0 : total);
/** What was paid when the order was placed; the rest is taken at the counter. */
const paidAtOnce = ({ paid, total, tendered, prepaid }: SoldOrder): Cents =>
  prepaid ?? (paid ? total - tendered : 0);

function addOrder(sums: Adding, order: SoldOrder, hour: number): void {
  const whole = { count: 1, amount: order.total };
  sums.add({ orders: 1, ...orderSums(order) });
  sums.tally('hours', { key: hour, ...whole });
  sums.tally('channels', { key: order.source, ...whole });
  sums.tally('fulfilment', { key: order.fulfilmentType, ...whole });
  sums.tally('points', { key: order.pointLabel, ...whole });
  sums.tally('staff', { key: order.servedBy, ...whole });
  sums.tally('promos', { key: order.couponCode, count: 1, amount: order.discount });
}

const BACK = ['backGst', 'backGstFree', 'backInputTaxed', 'backNoGst'] as const;
type Back = Record<(typeof BACK)[number], Cents>;
const NOTHING_BACK: Back = { backGst: 0, backGstFree: 0, backInputTaxed: 0, backNoGst: 0 };

/** What of an order's taxes has gone back once so much of it has: of all of it, all of them. */
function backOf(order: SoldOrder, gone: Cents): Back {
  const share = (part: Cents): Cents => (order.total === 0 ? 0 : divideRounded(part * gone, order.total));
  return {
    backGst: share(order.gst),
    backGstFree: share(order.gstFree),
    backInputTaxed: share(order.inputTaxed),
    backNoGst: share(noGstOf(order)),
  };
}

const less = (now: Back, before: Back): Back =>
  Object.fromEntries(BACK.map((name) => [name, now[name] - before[name]])) as Back;

const sumOf = (back: readonly MoneyBack[]): Cents => back.reduce((sum, { cents }) => sum + cents, 0);

/** A refund takes off a sale on the day that it is made. What goes back because an order was cancelled is the cancelling's. */
function addRefunds(
  sums: Adding,
  order: SoldOrder,
  { rows, back, edits }: { rows: SpanRows; back: readonly MoneyBack[]; edits: readonly SoldEdit[] },
) {
  const isNoSale = order.placedAt >= rows.from && !isSale(order, rows);
  const refunds = back.filter(
    ({ at, ofEdit }) => !ofEdit && (order.cancelledAt === 0 || at < order.cancelledAt),
  );
  let [gone, told] = [0, NOTHING_BACK];
  for (const { at, cents } of refunds) {
    gone += cents;
    const now = backOf(asOf({ order, lines: [] }, edits, at + 1).order, gone);
    if (at >= rows.from && at < rows.to && !isNoSale)
      sums.add({ refunds: 1, refunded: cents, ...less(now, told) });
    told = now;
  }
  const endsHere = order.cancelledAt >= rows.from && order.cancelledAt > 0 && order.cancelledAt < rows.to;
  if (!endsHere || isNoSale) return;
  sums.add({ cancellations: 1, cancelled: order.total - gone, ...less(backOf(order, order.total), told) });
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

/** A top-up is owed from then on, and no sale; its surcharge is income of the day. One that is taken back is below nothing. */
function addFlow(sums: Adding, { kind, cents, ...flow }: BalanceFlow): void {
  if (kind === 'credit') sums.add({ credited: cents });
  else if (kind === 'payout') sums.add({ paidOut: 0 - cents });
  else {
    const { method, charged, surcharge, gst, gstRegistered } = flow;
    sums.add({ toppedUp: cents, topupSurcharges: surcharge, topupGst: gst });
    sums.add({ topupNoGst: gstRegistered ? 0 : surcharge });
    sums.tally('topups', { key: method, count: Math.sign(charged), amount: charged });
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

/** What the edits of a span made of orders that were placed before it. */
function addEdits(sums: Adding, rows: SpanRows, edits: ReadonlyMap<number, SoldEdit[]>): void {
  const lines = Map.groupBy(rows.editedLines, ({ orderId }) => orderId);
  for (const order of rows.edited) {
    const [now, own] = [{ order, lines: lines.get(order.id) ?? [] }, edits.get(order.id)];
    const first = own?.find(({ at }) => at >= rows.from);
    if (!first) continue;
    const span = { before: asOf(now, own, rows.from), after: asOf(now, own, rows.to) };
    addEdited(sums, span, rows.hourOf(first.at));
  }
}

/**
 * What one span of time comes to, from its rows alone. Sales count when they are placed, payments when they are taken,
 * and what goes back when it goes back: a day that is over stays as it is.
 */
export function sumSpan(rows: SpanRows): Sums {
  const sums = newSums();
  const edits = Map.groupBy(rows.edits, ({ orderId }) => orderId);
  const lines = Map.groupBy(rows.lines, ({ orderId }) => orderId);
  for (const now of rows.placed.filter((order) => isSale(order, rows))) {
    const sold = asOf({ order: now, lines: lines.get(now.id) ?? [] }, edits.get(now.id), rows.to);
    addOrder(sums, sold.order, rows.hourOf(now.placedAt));
    for (const line of sold.lines) addLine(sums, line);
  }
  addEdits(sums, rows, edits);
  const back = Map.groupBy(rows.back, ({ orderId }) => orderId);
  for (const [id, order] of rows.backOrders)
    addRefunds(sums, order, { rows, back: back.get(id) ?? [], edits: edits.get(id) ?? [] });
  for (const order of rows.cancelled) addReleased(sums, order, back.get(order.id) ?? []);
  addMoney(sums, rows);
  for (const { paidWith, cents } of rows.gifts)
    sums.tally('gifts', { key: paidWith, count: Math.sign(cents), amount: cents });
  for (const flow of rows.flows) addFlow(sums, flow);
  for (const made of rows.made) addMade(sums, made);
  return sums.done();
}
