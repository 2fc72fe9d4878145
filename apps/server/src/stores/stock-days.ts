import { type DayStock, leftOn, NEW_DAY } from '@servery/domain/stock/daily';
import { localDateTime } from '@servery/domain/hours/times';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { StockDayTable } from '#db/tables/stock';
import { orderedOf } from '#stores/due-orders';

/** The goods of one day, which begins with `daily` of them. */
export type DayShelf = { productId: number; venueId: number; day: string; daily: number };

const dayFrom = (row: Pick<Selectable<StockDayTable>, 'sold' | 'begun' | 'uncounted'>): DayStock => ({
  sold: row.sold,
  begun: row.begun ?? undefined,
  isUncounted: row.uncounted === 1,
});

export async function readDay(tx: ReadTx, { productId, day }: DayShelf): Promise<DayStock> {
  const row = await tx.q
    .selectFrom('stock_day')
    .select(['sold', 'begun', 'uncounted'])
    .where('product_id', '=', productId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ? dayFrom(row) : NEW_DAY;
}

/** The same, locked until the transaction ends. Without a row there would be nothing to wait for: it gets one. */
export async function lockDay(tx: Tx, shelf: DayShelf): Promise<DayStock> {
  const { productId: product_id, venueId: venue_id, day } = shelf;
  const row = await tx.q
    .insertInto('stock_day')
    .values({ product_id, venue_id, day, begun: null })
    .onConflict((conflict) => conflict.columns(['product_id', 'day']).doUpdateSet({ venue_id }))
    .returning(['sold', 'begun', 'uncounted'])
    .executeTakeFirstOrThrow();
  return dayFrom(row);
}

export async function writeDay(
  tx: Tx,
  { productId, day }: DayShelf,
  { sold, begun, isUncounted }: DayStock,
): Promise<void> {
  await tx.q
    .updateTable('stock_day')
    .set({ sold, begun: begun ?? null, uncounted: isUncounted ? 1 : 0 })
    .where('product_id', '=', productId)
    .where('day', '=', day)
    .execute();
}

/** However long daylight saving makes it. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/** From today on its days are counted: what is ordered for them already is sold. */
export async function countOrdered(
  tx: Tx,
  { venueId, productId }: Pick<DayShelf, 'venueId' | 'productId'>,
  now: number,
): Promise<void> {
  const { time_zone: zone } = await tx.q
    .selectFrom('venue')
    .select('time_zone')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  const today = localDateTime(now, zone).date;
  await tx.q
    .updateTable('stock_day')
    .set({ sold: 0 })
    .where('product_id', '=', productId)
    .where('day', '>=', today)
    .execute();
  const soldOn = new Map<string, number>();
  for (const { due_at: due, quantity } of await orderedOf(tx, { venueId, productId }, now - LONGEST_DAY_MS)) {
    const day = localDateTime(due, zone).date;
    if (day >= today) soldOn.set(day, (soldOn.get(day) ?? 0) + quantity);
  }
  for (const [day, sold] of soldOn)
    await tx.q
      .insertInto('stock_day')
      .values({ product_id: productId, venue_id: venueId, day, sold, begun: null })
      .onConflict((conflict) => conflict.columns(['product_id', 'day']).doUpdateSet({ sold }))
      .execute();
}

/** How many are left on each day of each product that began with a number of its own; nothing of days that nobody has touched. */
export async function daysOfVenue(
  tx: ReadTx,
  venueId: number,
): Promise<{ productId: number; day: string; left: number | undefined }[]> {
  const rows = await tx.q
    .selectFrom('stock_day')
    .innerJoin('product', 'product.id', 'stock_day.product_id')
    .select(['product_id', 'day', 'sold', 'begun', 'uncounted', 'daily_count'])
    .where('stock_day.venue_id', '=', venueId)
    .where('daily_count', '>', 0)
    .orderBy('day')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    day: row.day,
    left: leftOn(row.daily_count, dayFrom(row)),
  }));
}
