import { formatCents, parseCents } from '#money';

/** What the ticked lines cost together, as far as so much can still be refunded. */
export function pickedAmount(
  prices: readonly { id: number; price: string }[],
  picked: ReadonlySet<number>,
  left: string,
): string {
  const sum = prices
    .filter(({ id }) => picked.has(id))
    .reduce((cents, { price }) => cents + (parseCents(price) ?? 0), 0);
  return formatCents(Math.min(sum, parseCents(left) ?? 0));
}

export const toggled = (picked: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(picked);
  if (!next.delete(id)) next.add(id);
  return next;
};
