import { type Cents, formatCents, parseCents } from '#money';
import { spread } from '#tax/spread';

/**
 * What was paid for each line: discounts and surcharges follow what it cost, and all lines together are what was paid
 * for food. Fees for delivery and pre-orders are of no line.
 */
export const paidForLines = (
  order: { total: Cents; delivery_fee: Cents; preorder_fee: Cents },
  lines: readonly { price: Cents; discount: Cents }[],
): Cents[] =>
  spread(
    Math.max(0, order.total - order.delivery_fee - order.preorder_fee),
    lines.map(({ price, discount }) => price - discount),
  );

/** What was paid for the ticked lines together, as far as so much can still be refunded. */
export function pickedAmount(
  lines: readonly { id: number; paid: string }[],
  picked: ReadonlySet<number>,
  left: string,
): string {
  const sum = lines
    .filter(({ id }) => picked.has(id))
    .reduce((cents, { paid }) => cents + (parseCents(paid) ?? 0), 0);
  return formatCents(Math.min(sum, parseCents(left) ?? 0));
}

export const toggled = (picked: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(picked);
  if (!next.delete(id)) next.add(id);
  return next;
};
