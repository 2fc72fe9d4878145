import type { HistoryItem } from '@servery/contract/entities/merchant';
import { formatCents } from '@servery/domain/money';
import { itemsText } from '@servery/domain/orders/words';
import type { ReadTx } from '#db/database';
import { pastOrders } from '#stores/order-history';
import { linesOf } from '#stores/orders';

const MOST = 10;

/** What a member ordered at a venue before, newest first. */
export async function historyView(tx: ReadTx, customerId: number, menuId: number): Promise<HistoryItem[]> {
  const orders = await pastOrders(tx, customerId, { menuId, most: MOST });
  const lines = await linesOf(
    tx,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    id: order.ref,
    items_desc: itemsText(lines.filter((line) => line.order_id === order.id)),
    pos_order_id: order.number,
    placed: Math.floor(order.placed_at / 1000),
    total: formatCents(order.total),
  }));
}
