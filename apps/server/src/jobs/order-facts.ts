import type { CallOutput } from '@servery/contract/registry';
import type { LoadedBrand } from '#brand/load';
import type { ReadTx } from '#db/database';
import type { DeliverParts } from '#jobs/deliver';
import { findByRef, linesOf, type OrderRecord } from '#stores/orders';
import { refundsOfOrder } from '#stores/refunds';
import { pointsOfOrder } from '#stores/rewards';
import { receiptView } from '#views/receipt';

/** What a message about an order is made of, as it is now. */
export type OrderFacts = {
  order: OrderRecord;
  receipt: CallOutput<'OrderStatusDetailed'>;
  brand: LoadedBrand;
  link: string;
  host: string;
};

export async function orderFacts(
  tx: ReadTx,
  ref: string,
  parts: DeliverParts,
): Promise<OrderFacts | undefined> {
  const order = await findByRef(tx, ref);
  const catalogue = order && (await parts.catalogues.current(tx, order.menu_id));
  const brand = catalogue && parts.brands.byCode(catalogue.merchant.brand_code);
  if (!order || !catalogue || !brand) return undefined;
  const receipt = receiptView(order, await linesOf(tx, [order.id]), {
    catalogue,
    mine: true,
    now: parts.clock(),
    refunds: await refundsOfOrder(tx, order.id),
    pointsAwarded: await pointsOfOrder(tx, order.id),
  });
  const url = parts.publicUrl(brand.code);
  const link = `${url}/account/orders/${order.ref}`;
  return { order, receipt, brand, link, host: new URL(url).hostname };
}
