import { fail, type Failure } from '@servery/domain/failure';
import type { CartLine } from '@servery/domain/cart/lines';
import { countedIn, shortText, stockDay } from '@servery/domain/stock/count';
import type { Venue } from '@servery/domain/venue/model';
import { nextDay } from '@servery/domain/venue/standing';
import type { ReadTx, Tx } from '#db/database';
import type { Seen } from '#stores/capacity';
import type { Holder } from '#stores/holds';
import { dropStockHolds, holdStock, lockStock, type Shelf, stockOf, takeStock } from '#stores/stock';
import { tellWebhooks } from '#webhooks/tell';

type Short = Failure<'product_unavailable'>;
type Lines = readonly Pick<CartLine, 'productId' | 'quantity'>[];
/** What is wanted of a venue, and for when. */
type Wanted = { venue: Venue; lines: Lines; when: number };

/** The goods of a product that are taken for a moment: of its day, where days are counted. */
export function shelfOf(venue: Venue, productId: number, when: number): Shelf {
  const dailyCount = venue.products.get(productId)?.dailyCount ?? 0;
  const day = stockDay({ dailyCount }, { when, zone: venue.timeZone });
  return { productId, venueId: venue.id, daily: dailyCount, day };
}

/** Whether there are as many of one product as its lines want, before anybody pays. */
export async function stockProblem(
  tx: ReadTx,
  { venue, lines, when }: Wanted,
  seen: Seen & { productId: number },
): Promise<Short | undefined> {
  const wanted = countedIn(lines, venue.products).find(({ productId }) => productId === seen.productId);
  const count = wanted && (await stockOf(tx, shelfOf(venue, wanted.productId, when), seen));
  const text = count && shortText(count, wanted.quantity);
  return text === undefined ? undefined : fail('product_unavailable', { text });
}

/** Who listens is told of what cannot be had now: another day that is sold out is none of it. */
async function tellSoldOut(tx: Tx, { shelf, venue, now }: { shelf: Shelf; venue: Venue; now: number }) {
  const { productId, day } = shelf;
  const zone = venue.timeZone;
  if (day !== shelfOf(venue, productId, now).day) return;
  const until = day === '' ? 0 : Math.floor(nextDay(now, zone) / 1000);
  const name = venue.products.get(productId)?.name ?? '';
  const data = { product_id: productId, name, until };
  await tellWebhooks(tx, { venueId: venue.id, now }, { event: 'product.sold_out', data });
}

/** Locks what is counted of an order and says what there is too little of. Two who want the last one wait for each other. */
export async function lockGoods(
  tx: Tx,
  { venue, lines, when }: Wanted,
  seen: Seen,
): Promise<Short | undefined> {
  for (const { productId, quantity } of countedIn(lines, venue.products)) {
    const count = await lockStock(tx, shelfOf(venue, productId, when), seen);
    const text = count && shortText(count, quantity);
    if (text === undefined) continue;
    const name = venue.products.get(productId)?.name ?? '';
    return fail('product_unavailable', { text: `${name}: ${text}` });
  }
  return undefined;
}

/** Keeps, or takes, goods that are locked and there. */
export async function secureGoods(
  tx: Tx,
  { venue, lines, when }: Wanted,
  mine: Holder & { placing: boolean },
): Promise<void> {
  const wanted = countedIn(lines, venue.products);
  const ids = wanted.map(({ productId }) => productId);
  if (!mine.placing && ids.length > 0) await dropStockHolds(tx, mine.cartId, ids);
  for (const { productId, quantity } of wanted) {
    const shelf = shelfOf(venue, productId, when);
    if (!mine.placing) await holdStock(tx, shelf, { ...mine, quantity });
    else if (await takeStock(tx, shelf, { cartId: mine.cartId, quantity }))
      await tellSoldOut(tx, { shelf, venue, now: mine.now });
  }
}
