import type { ReadTx } from '#db/database';

export type OrderedItemRecord = {
  order_id: number;
  quantity: number;
  name: string;
  /** Nothing where the product is gone. */
  img: string | null;
  tint: string | null;
};

/** The lines of several orders with the pictures of their products, as they stand on the order. */
export async function itemsOfOrders(
  tx: ReadTx,
  orderIds: readonly number[],
): Promise<Map<number, OrderedItemRecord[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.q
    .selectFrom('order_line')
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .select(['order_line.order_id', 'order_line.quantity', 'order_line.name', 'product.img', 'product.tint'])
    .where('order_line.order_id', 'in', orderIds)
    .orderBy('order_line.order_id')
    .orderBy('order_line.position')
    .orderBy('order_line.id')
    .execute();
  return Map.groupBy(rows, (row) => row.order_id);
}
