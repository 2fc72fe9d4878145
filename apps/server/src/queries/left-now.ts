import { stockDay } from '@servery/domain/stock/count';
import type { Venue } from '@servery/domain/venue/model';
import type { ReadTx } from '#db/database';
import { stockOfVenue } from '#stores/stock';
import { daysOfVenue } from '#stores/stock-days';

/** How many of each counted product of a venue are left: today, where its days are counted. */
export async function leftNow(
  tx: ReadTx,
  { id, timeZone: zone, products }: Pick<Venue, 'id' | 'timeZone' | 'products'>,
  now: number,
): Promise<Map<number, number>> {
  const counts = await stockOfVenue(tx, id);
  const daily = [...products.values()].filter(({ dailyCount }) => dailyCount > 0);
  if (daily.length === 0) return counts;
  const days = new Map(
    (await daysOfVenue(tx, id)).map(({ productId, day, left }) => [`${productId} ${day}`, { left }]),
  );
  for (const product of daily) {
    const held = days.get(`${product.id} ${stockDay(product, { when: now, zone })}`);
    const left = held ? held.left : product.dailyCount;
    if (left === undefined) counts.delete(product.id);
    else counts.set(product.id, left);
  }
  return counts;
}
