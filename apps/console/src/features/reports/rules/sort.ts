import type { SalesRow } from '@servery/contract/entities/sales-report';
import { parseCents } from '@servery/domain/money';

export type Column = 'name' | 'count' | 'amount' | 'change';
export type Sorting = { by: Column; down: boolean };

const cents = (amount: string): number => parseCents(amount) ?? 0;

/** What was not there before comes before all that has grown. */
const growth = ({ amount, before }: SalesRow): number =>
  cents(before) <= 0 ? Number.MAX_VALUE : (cents(amount) - cents(before)) / cents(before);

const compare: Readonly<Record<Column, (a: SalesRow, b: SalesRow) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en-AU'),
  count: (a, b) => a.count - b.count,
  amount: (a, b) => cents(a.amount) - cents(b.amount),
  change: (a, b) => Math.sign(growth(a) - growth(b)),
};

export const sorted = <Row extends SalesRow>(rows: readonly Row[], { by, down }: Sorting): Row[] =>
  rows.toSorted((a, b) => (down ? -1 : 1) * compare[by](a, b));

/** A second touch turns it round; names begin with A, figures with the most. */
export const touched = (now: Sorting, by: Column): Sorting =>
  now.by === by ? { by, down: !now.down } : { by, down: by !== 'name' };
