import type { StockCount } from '@servery/domain/stock/count';
import { sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { Seen } from '#stores/capacity';
import type { Holder } from '#stores/holds';
import { touchMenus } from '#stores/switches';

/** As long as room in the kitchen is kept. */
const HOLD_MS = 10 * 60_000;

/** Goods are kept for so many carts from one address; further ones are first come, first served. */
const MOST_FROM_ONE_ADDRESS = 10;

const heldByOthers = ({ cartId, now }: Seen) => sql<number>`(
  select coalesce(sum(stock_hold.quantity), 0) from stock_hold
  where stock_hold.product_id = stock.product_id and stock_hold.cart_id <> ${cartId} and stock_hold.expires_at > ${now}
)`;

/** What is there of a product; nothing where it is not counted. */
export async function stockOf(tx: ReadTx, productId: number, seen: Seen): Promise<StockCount | undefined> {
  const row = await tx.q
    .selectFrom('stock')
    .select(['left_count', heldByOthers(seen).as('held')])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row && { left: row.left_count, held: row.held };
}

/** The same, locked until the transaction ends. */
export async function lockStock(tx: Tx, productId: number, seen: Seen): Promise<StockCount | undefined> {
  const locked = await tx.q
    .updateTable('stock')
    .set((stock) => ({ left_count: stock.ref('left_count') }))
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n ? stockOf(tx, productId, seen) : undefined;
}

type Amount = { productId: number; venueId: number; quantity: number };

/** Customers see it when the last one goes, and when there are some again: then it answers true. */
async function change(tx: Tx, { productId, venueId, quantity }: Amount): Promise<boolean> {
  const row = await tx.q
    .updateTable('stock')
    .set((stock) => ({ left_count: stock('left_count', '+', quantity) }))
    .where('product_id', '=', productId)
    .where('venue_id', '=', venueId)
    .returning('left_count')
    .executeTakeFirst();
  const before = (row?.left_count ?? 0) - quantity;
  if (!row || before > 0 === row.left_count > 0) return false;
  await touchMenus(tx, venueId);
  return true;
}

/** Answers whether that was the last one. */
export async function takeStock(tx: Tx, amount: Amount & { cartId: number }): Promise<boolean> {
  await tx.q
    .deleteFrom('stock_hold')
    .where('cart_id', '=', amount.cartId)
    .where('product_id', '=', amount.productId)
    .execute();
  return change(tx, { ...amount, quantity: -amount.quantity });
}

/** What an edited order does not need any more is on the shelf again. Answers whether there are some again only now. */
export const returnStock = (tx: Tx, amount: Amount): Promise<boolean> => change(tx, amount);

/** What a cancelled order does not need is on the shelf again, where it is still counted. Answers what can be had again. */
export async function giveStockBack(tx: Tx, orderId: number): Promise<{ id: number; name: string }[]> {
  const lines = await tx.q
    .selectFrom('order_line')
    .innerJoin('stock', 'stock.product_id', 'order_line.product_id')
    .select(['order_line.product_id', 'order_line.venue_id', 'order_line.quantity', 'order_line.name'])
    .where('order_line.order_id', '=', orderId)
    .orderBy('order_line.product_id')
    .execute();
  const back: { id: number; name: string }[] = [];
  for (const { product_id: productId, venue_id: venueId, quantity, name } of lines)
    if (await change(tx, { productId, venueId, quantity })) back.push({ id: productId, name });
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
  { productId, venueId, quantity }: Amount,
  mine: Holder,
): Promise<void> {
  if (await isCrowded(tx, venueId, mine)) return;
  const expires_at = mine.now + HOLD_MS;
  await tx.q
    .insertInto('stock_hold')
    .values({
      cart_id: mine.cartId,
      product_id: productId,
      venue_id: venueId,
      quantity,
      expires_at,
      holder: mine.holder,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'product_id']).doUpdateSet({ quantity, expires_at }),
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

/** How many of each counted product of a venue are left. */
export async function stockOfVenue(tx: ReadTx, venueId: number): Promise<Map<number, number>> {
  const rows = await tx.q
    .selectFrom('stock')
    .select(['product_id', 'left_count'])
    .where('venue_id', '=', venueId)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.left_count]));
}

/** How many there are from now on; nothing ends the counting. */
export async function setStock(
  tx: Tx,
  { productId, venueId }: { productId: number; venueId: number },
  left: number | undefined,
): Promise<void> {
  if (left === undefined) {
    await tx.q.deleteFrom('stock_hold').where('product_id', '=', productId).execute();
    await tx.q
      .deleteFrom('stock')
      .where('product_id', '=', productId)
      .where('venue_id', '=', venueId)
      .execute();
  } else {
    await tx.q
      .insertInto('stock')
      .values({ product_id: productId, venue_id: venueId, left_count: left })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ left_count: left }))
      .execute();
  }
  await touchMenus(tx, venueId);
}
