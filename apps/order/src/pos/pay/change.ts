import type { Cents } from '@servery/domain/money';

/** Digits as they are typed on a till: '5000' is $50.00. */
export const typedCents = (digits: string): Cents => Number(digits || '0');

const NOTES: readonly Cents[] = [500, 1000, 2000, 5000, 10_000];
const QUICK = 3;

/** What people pay of a bill otherwise: all of it, or a round part. */
export const quickParts = (left: Cents): Cents[] =>
  [left, ...NOTES.toReversed().filter((note) => note < left)].slice(0, 1 + QUICK);

/** What people hand over: the exact amount, then the next round ones that notes make up. */
export function quickAmounts(total: Cents): Cents[] {
  const above = NOTES.map((note) => (Math.floor(total / note) + 1) * note);
  const round = [...new Set(above)].toSorted((a, b) => a - b);
  const last = round.at(-1) ?? total;
  return [total, ...round, last + 5000, last + 10_000].slice(0, 1 + QUICK);
}
