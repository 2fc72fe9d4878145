import type { SoldLine, SoldOrder } from '#sales/sold';
import type { newSums } from '#sales/sums';

/** What an edit can change of an order, as far as a report counts it. */
export type SoldTotals = Pick<
  SoldOrder,
  | 'total'
  | 'productsTotal'
  | 'rewards'
  | 'discount'
  | 'daySurcharge'
  | 'deliveryFee'
  | 'preorderFee'
  | 'surcharge'
  | 'gst'
  | 'gstFree'
  | 'inputTaxed'
>;

/** An edit, with what the order was before it. */
export type SoldEdit = { orderId: number; at: number; totals: SoldTotals; lines: readonly SoldLine[] };

export type SoldWhole = { order: SoldOrder; lines: readonly SoldLine[] };

/** An order as it was just before a moment: edits from then on are not made yet. `edits` are its own, oldest first. */
export function asOf(now: SoldWhole, edits: readonly SoldEdit[] | undefined, at: number): SoldWhole {
  const next = edits?.find((edit) => edit.at >= at);
  return next ? { order: { ...now.order, ...next.totals }, lines: next.lines } : now;
}

/** What one order adds to its day. */
export function orderSums(order: SoldOrder) {
  return {
    sales: order.total,
    products: order.productsTotal,
    rewards: order.rewards,
    discounts: order.discount,
    daySurcharges: order.daySurcharge,
    deliveryFees: order.deliveryFee,
    preorderFees: order.preorderFee,
    surcharges: order.surcharge,
    gst: order.gst,
    gstFree: order.gstFree,
    inputTaxed: order.inputTaxed,
    noGst: order.gstRegistered ? 0 : order.total,
  };
}

type Adding = ReturnType<typeof newSums>;

/** `times` -1 takes it off again. */
export function addLine(sums: Adding, line: SoldLine, times: 1 | -1 = 1): void {
  const { productId: key, name } = line;
  const count = times * line.quantity;
  sums.tally('products', { key, name, count, amount: times * (line.price - line.discount) });
  for (const option of line.options) sums.tally('options', { key: option, count, amount: 0 });
}

/** An order of a day that is over was edited: what it came to more or less is this day's. */
export function addEdited(
  sums: Adding,
  { before, after }: { before: SoldWhole; after: SoldWhole },
  hour: number,
): void {
  const was = orderSums(before.order);
  const { order } = after;
  const is = orderSums(order);
  sums.add(
    Object.fromEntries(
      Object.entries(is).map(([name, value]) => [name, value - was[name as keyof typeof was]]),
    ),
  );
  const more = { count: 0, amount: is.sales - was.sales };
  sums.tally('hours', { key: hour, ...more });
  sums.tally('channels', { key: order.source, ...more });
  sums.tally('fulfilment', { key: order.fulfilmentType, ...more });
  sums.tally('points', { key: order.pointLabel, ...more });
  sums.tally('staff', { key: order.servedBy, ...more });
  sums.tally('promos', { key: order.couponCode, count: 0, amount: is.discounts - was.discounts });
  for (const line of before.lines) addLine(sums, line, -1);
  for (const line of after.lines) addLine(sums, line);
}
