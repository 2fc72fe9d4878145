import { fail, type Failure } from '@servery/domain/failure';
import type { CartLine } from '@servery/domain/cart/lines';
import { countedIn, shortText } from '@servery/domain/stock/count';
import type { Venue } from '@servery/domain/venue/model';
import type { ReadTx, Tx } from '#db/database';
import type { Seen } from '#stores/capacity';
import type { Holder } from '#stores/holds';
import { dropStockHolds, holdStock, lockStock, stockOf, takeStock } from '#stores/stock';
import { tellWebhooks } from '#webhooks/tell';

type Short = Failure<'product_unavailable'>;
type Wanted = { venue: Venue; lines: readonly Pick<CartLine, 'productId' | 'quantity'>[] };

/** Whether there are as many of one product as its lines want, before anybody pays. */
export async function stockProblem(
  tx: ReadTx,
  { venue, lines }: Wanted,
  seen: Seen & { productId: number },
): Promise<Short | undefined> {
  const wanted = countedIn(lines, venue.products).find(({ productId }) => productId === seen.productId);
  const count = wanted && (await stockOf(tx, wanted.productId, seen));
  const text = count && shortText(count, wanted.quantity);
  return text === undefined ? undefined : fail('product_unavailable', { text });
}

const tellSoldOut = (tx: Tx, { venue, productId, now }: { venue: Venue; productId: number; now: number }) =>
  tellWebhooks(
    tx,
    { venueId: venue.id, now },
    {
      event: 'product.sold_out',
      data: { product_id: productId, name: venue.products.get(productId)?.name ?? '', until: 0 },
    },
  );

/** Keeps, or takes, what is counted of an order. Two who want the last one wait for each other. */
export async function secureStock(
  tx: Tx,
  { venue, lines }: Wanted,
  mine: Holder & { placing: boolean },
): Promise<Short | undefined> {
  const wanted = countedIn(lines, venue.products);
  if (wanted.length === 0) return undefined;
  if (!mine.placing)
    await dropStockHolds(
      tx,
      mine.cartId,
      wanted.map(({ productId }) => productId),
    );
  for (const { productId, quantity } of wanted) {
    const count = await lockStock(tx, productId, mine);
    const text = count && shortText(count, quantity);
    if (text !== undefined) {
      const name = venue.products.get(productId)?.name ?? '';
      return fail('product_unavailable', { text: `${name}: ${text}` });
    }
    const amount = { productId, venueId: venue.id, quantity };
    if (count && !mine.placing) await holdStock(tx, amount, mine);
    else if (count && (await takeStock(tx, { ...amount, cartId: mine.cartId })))
      await tellSoldOut(tx, { venue, productId, now: mine.now });
  }
  return undefined;
}
