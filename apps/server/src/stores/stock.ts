import { type StockCount, stockDay } from '@servery/domain/stock/count';
import { afterCount, afterSale, leftOn } from '@servery/domain/stock/daily';
import type { ReadTx, Tx } from '#db/database';
import type { Seen } from '#stores/capacity';
import type { Holder } from '#stores/holds';
import type { OrderRecord } from '#stores/orders';
import { type DayShelf, lockDay, readDay, writeDay } from '#stores/stock-days';
import { touchMenus } from '#stores/switches';

/** As long as room in the kitchen is kept. */
const HOLD_MS = 10 * 60_000;

/** Goods are kept for so many carts from one address; further ones are first come, first served. */
const MOST_FROM_ONE_ADDRESS = 10;

/** What is counted of a product: on the whole, or for one day where `day` is not empty. */
export type Shelf = DayShelf;

async function heldByOthers(tx: ReadTx, { productId, day }: Shelf, { cartId, now }: Seen): Promise<number> {
  const { held } = await tx.q
    .selectFrom('stock_hold')
    .select((hold) => hold.fn.coalesce(hold.fn.sum<number>('quantity'), hold.lit(0)).as('held'))
    .where('product_id', '=', productId)
    .where('day', '=', day)
    .where('cart_id', '!=', cartId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return held;
}

const countOf = async (
  tx: ReadTx,
  left: number | undefined,
  { shelf, seen }: { shelf: Shelf; seen: Seen },
): Promise<StockCount | undefined> =>
  left === undefined ? undefined : { left, held: await heldByOthers(tx, shelf, seen) };

/** What is there of a product; nothing where it is not counted. */
export async function stockOf(tx: ReadTx, shelf: Shelf, seen: Seen): Promise<StockCount | undefined> {
  if (shelf.day !== '') return countOf(tx, leftOn(shelf.daily, await readDay(tx, shelf)), { shelf, seen });
  const row = await tx.q
    .selectFrom('stock')
    .select('left_count')
    .where('product_id', '=', shelf.productId)
    .executeTakeFirst();
  return countOf(tx, row?.left_count, { shelf, seen });
}

/** The same, locked until the transaction ends. */
export async function lockStock(tx: Tx, shelf: Shelf, seen: Seen): Promise<StockCount | undefined> {
  if (shelf.day !== '') return countOf(tx, leftOn(shelf.daily, await lockDay(tx, shelf)), { shelf, seen });
  const locked = await tx.q
    .updateTable('stock')
    .set((stock) => ({ left_count: stock.ref('left_count') }))
    .where('product_id', '=', shelf.productId)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n ? stockOf(tx, shelf, seen) : undefined;
}

type LeftOver = { before: number | undefined; after: number | undefined };

async function moveDay(tx: Tx, shelf: Shelf, quantity: number): Promise<LeftOver> {
  const before = await lockDay(tx, shelf);
  const after = afterSale(before, -quantity);
  await writeDay(tx, shelf, after);
  return { before: leftOn(shelf.daily, before), after: leftOn(shelf.daily, after) };
}

async function moveCount(tx: Tx, { productId, venueId }: Shelf, quantity: number): Promise<LeftOver> {
  const row = await tx.q
    .updateTable('stock')
    .set((stock) => ({ left_count: stock('left_count', '+', quantity) }))
    .where('product_id', '=', productId)
    .where('venue_id', '=', venueId)
    .returning('left_count')
    .executeTakeFirst();
  return { before: row && row.left_count - quantity, after: row?.left_count };
}

/** Puts so many on the shelf, or takes them off it. Customers see it when the last one goes, and when there are some again: then it answers true. */
async function change(tx: Tx, shelf: Shelf, quantity: number): Promise<boolean> {
  const { before, after } = await (shelf.day === '' ? moveCount : moveDay)(tx, shelf, quantity);
  if (before === undefined || after === undefined || before > 0 === after > 0) return false;
  await touchMenus(tx, shelf.venueId);
  return true;
}

/** Answers whether that was the last one. */
export async function takeStock(
  tx: Tx,
  shelf: Shelf,
  { cartId, quantity }: { cartId: number; quantity: number },
): Promise<boolean> {
  await tx.q
    .deleteFrom('stock_hold')
    .where('cart_id', '=', cartId)
    .where('product_id', '=', shelf.productId)
    .execute();
  return change(tx, shelf, -quantity);
}

/** What an edited order does not need any more is on the shelf again. Answers whether there are some again only now. */
export const returnStock = change;

/** What a cancelled order does not need is on the shelf again, where it is still counted. Answers what can be had again today. */
export async function giveStockBack(
  tx: Tx,
  { id: orderId, due_at: due }: Pick<OrderRecord, 'id' | 'due_at'>,
  now: number,
): Promise<{ id: number; name: string }[]> {
  const lines = await tx.q
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .innerJoin('venue', 'venue.id', 'order_line.venue_id')
    .leftJoin('stock', 'stock.product_id', 'order_line.product_id')
    .select(['order_line.product_id', 'order_line.venue_id', 'order_line.quantity', 'order_line.name'])
    .select(['product.daily_count', 'venue.time_zone'])
    .where('order_line.order_id', '=', orderId)
    .where((of) => of.or([of('product.daily_count', '>', 0), of('stock.product_id', 'is not', null)]))
    .orderBy('order_line.product_id')
    .execute();
  const back: { id: number; name: string }[] = [];
  for (const { product_id: productId, venue_id: venueId, quantity, name, ...row } of lines) {
    const daily = row.daily_count;
    const zone = row.time_zone;
    const day = stockDay({ dailyCount: daily }, { when: due, zone });
    const isToday = day === stockDay({ dailyCount: daily }, { when: now, zone });
    if ((await change(tx, { productId, venueId, day, daily }, quantity)) && isToday)
      back.push({ id: productId, name });
  }
  return back;
}

async function isCrowded(tx: Tx, venueId: number, { cartId, holder, now }: Holder): Promise<boolean> {
  if (holder === '') return false;
  const { carts } = await tx.q
    .selectFrom('stock_hold')
    .select((hold) => hold.fn.count<number>('cart_id').distinct().as('carts'))
    .where('venue_id', '=', venueId)
    .where('holder', '=', holder)
    .where('cart_id', '!=', cartId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return carts >= MOST_FROM_ONE_ADDRESS;
}

/** Keeps goods for a cart while its customer pays. */
export async function holdStock(
  tx: Tx,
  { productId, venueId, day }: Shelf,
  { quantity, ...mine }: Holder & { quantity: number },
): Promise<void> {
  if (await isCrowded(tx, venueId, mine)) return;
  const expires_at = mine.now + HOLD_MS;
  await tx.q
    .insertInto('stock_hold')
    .values({
      cart_id: mine.cartId,
      product_id: productId,
      venue_id: venueId,
      day,
      quantity,
      expires_at,
      holder: mine.holder,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'product_id']).doUpdateSet({ day, quantity, expires_at }),
    )
    .execute();
}

/** What the cart kept of other goods than these. */
export async function dropStockHolds(tx: Tx, cartId: number, but: readonly number[] = []): Promise<void> {
  await tx.q
    .deleteFrom('stock_hold')
    .where('cart_id', '=', cartId)
    .$if(but.length > 0, (q) => q.where('product_id', 'not in', but))
    .execute();
}

/** How many of each product of a venue are left that is counted on the whole. */
export async function stockOfVenue(tx: ReadTx, venueId: number): Promise<Map<number, number>> {
  const rows = await tx.q
    .selectFrom('stock')
    .select(['product_id', 'left_count'])
    .where('venue_id', '=', venueId)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.left_count]));
}

/** How many there are from now on, or on this day alone; nothing ends the counting. */
export async function setStock(tx: Tx, shelf: Shelf, left: number | undefined): Promise<void> {
  if (shelf.day === '') await setCount(tx, shelf, left);
  else await writeDay(tx, shelf, afterCount(await lockDay(tx, shelf), left));
  await touchMenus(tx, shelf.venueId);
}

async function setCount(tx: Tx, { productId, venueId }: Shelf, left: number | undefined): Promise<void> {
  if (left !== undefined) {
    await tx.q
      .insertInto('stock')
      .values({ product_id: productId, venue_id: venueId, left_count: left })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ left_count: left }))
      .execute();
    return;
  }
  await tx.q.deleteFrom('stock_hold').where('product_id', '=', productId).execute();
  await tx.q
    .deleteFrom('stock')
    .where('product_id', '=', productId)
    .where('venue_id', '=', venueId)
    .execute();
}
