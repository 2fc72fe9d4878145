import type { Cents } from '#money';
import { catalogue } from '#texts/catalogue';

/** What somebody pays with at the counter. card: on a machine that is not connected to us. */
export const tenderKinds = ['cash', 'card', 'other'] as const;
export type TenderKind = (typeof tenderKinds)[number];

const TEXT: Readonly<Record<TenderKind, string>> = catalogue('rules-payments-text', {
  cash: 'Cash',
  card: 'Card machine',
  other: 'Other',
});
export const tenderText = (kind: TenderKind): string => TEXT[kind];

export type Tender = { left: Cents; change: Cents; enough: boolean };

export const tenderOf = (total: Cents, received: Cents): Tender => ({
  left: Math.max(0, total - received),
  change: Math.max(0, received - total),
  enough: received >= total,
});

/** What was handed over, where it is enough: only cash can be more than what is owed. */
export function receivedFor(
  kind: TenderKind,
  total: Cents,
  said: Cents | undefined,
): { ok: true; received: Cents; change: Cents } | { ok: false; left: Cents } {
  const received = kind === 'cash' ? (said ?? total) : total;
  const { enough, change, left } = tenderOf(total, received);
  return enough ? { ok: true, received, change } : { ok: false, left };
}
