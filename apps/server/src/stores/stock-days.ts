import { type DayStock, leftOn, NEW_DAY } from '@servery/domain/stock/daily';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { StockDayTable } from '#db/tables/stock';

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
