import { numberNames, type Sums, tallyNames } from '@servery/domain/sales/sums';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';

/** Raised when the rules of `packages/domain/src/sales` change: what was summed before is summed anew. */
const RULE = 4;

/** Key, name, count and amount: a year of days is read at once. */
const tally = z.tuple([z.string(), z.string(), z.int(), z.int()]);
const stored = z.strictObject({
  n: z.array(z.int()).length(numberNames.length),
  by: z.array(z.array(tally)).length(tallyNames.length),
});

const written = (sums: Sums): string =>
  JSON.stringify({
    n: numberNames.map((name) => sums[name]),
    by: tallyNames.map((name) =>
      sums.by[name].map(({ key, name: called, count, amount }) => [key, called, count, amount]),
    ),
  } satisfies z.input<typeof stored>);

function read(text: string): Sums {
  const { n, by } = stored.parse(JSON.parse(text));
  return {
    ...Object.fromEntries(numberNames.map((name, at) => [name, n[at]])),
    by: Object.fromEntries(
      tallyNames.map((name, at) => [
        name,
        by[at]?.map(([key, called, count, amount]) => ({ key, name: called, count, amount })),
      ]),
    ),
  } as unknown as Sums;
}

export type Day = { day: string; from: number; to: number };

/** The days that were summed, of those that are wanted: each from and to the same moments. */
export async function keptDays(
  tx: ReadTx,
  venueId: number,
  days: readonly Day[],
): Promise<Map<string, Sums>> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return new Map();
  const rows = await tx.q
    .selectFrom('sales_day')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('day', '>=', first.day)
    .where('day', '<=', last.day)
    .where('rule', '=', RULE)
    .execute();
  const wanted = new Map(days.map((day) => [day.day, day]));
  return new Map(
    rows.flatMap((row) => {
      const day = wanted.get(row.day);
      return day?.from === row.from_at && day.to === row.to_at ? [[row.day, read(row.sums)] as const] : [];
    }),
  );
}

export async function keepDay(tx: Tx, venueId: number, kept: Day & { sums: Sums }): Promise<void> {
  const values = { from_at: kept.from, to_at: kept.to, rule: RULE, sums: written(kept.sums) };
  await tx.q
    .insertInto('sales_day')
    .values({ venue_id: venueId, day: kept.day, ...values })
    .onConflict((held) => held.columns(['venue_id', 'day']).doUpdateSet(values))
    .execute();
}

/** Something of a day that is over has changed after all: it is summed anew when somebody asks. */
export async function forgetDayAt(tx: Tx, venueId: number, at: number): Promise<void> {
  await tx.q
    .deleteFrom('sales_day')
    .where('venue_id', '=', venueId)
    .where('from_at', '<=', at)
    .where('to_at', '>', at)
    .execute();
}

export type VenueDays = { venueId: number; zone: string; first: number; kept: number };

/** Every venue that has sold anything, since when, and how many days were summed. */
export async function venuesToSum(tx: ReadTx): Promise<VenueDays[]> {
  const rows = await tx.q
    .selectFrom('venue')
    .select((of) => [
      'venue.id',
      'venue.time_zone',
      of
        .selectFrom('orders')
        .select('placed_at')
        .whereRef('orders.venue_id', '=', 'venue.id')
        .orderBy('placed_at')
        .limit(1)
        .as('first'),
      of
        .selectFrom('sales_day')
        .select((held) => held.fn.countAll<number>().as('days'))
        .whereRef('sales_day.venue_id', '=', 'venue.id')
        .where('rule', '=', RULE)
        .as('kept'),
    ])
    .execute();
  return rows.flatMap(({ id, time_zone: zone, first, kept }) =>
    first === null ? [] : [{ venueId: id, zone, first, kept: kept ?? 0 }],
  );
}

export async function keptDayNames(tx: ReadTx, venueId: number): Promise<Set<string>> {
  const rows = await tx.q
    .selectFrom('sales_day')
    .select('day')
    .where('venue_id', '=', venueId)
    .where('rule', '=', RULE)
    .execute();
  return new Set(rows.map(({ day }) => day));
}
