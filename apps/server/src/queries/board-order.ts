import type { BoardOrder } from '@servery/contract/entities/board';
import { moneyIn } from '@servery/domain/order-edit/settle';
import { moneyBack } from '@servery/domain/payments/refund';
import type { ReadTx } from '#db/database';
import { handedBackOf } from '#stores/counter-refunds';
import { linesOf, type OrderLineRecord, type OrderRecord } from '#stores/orders';
import { paidAttempts } from '#stores/payments';
import { takenByHand } from '#stores/tenders';
import { boardOrderView, docketOrderView } from '#views/console';

/** Orders as the board shows them, in their order. */
export async function boardOrdersOf(
  tx: ReadTx,
  orders: readonly OrderRecord[],
  lines: readonly OrderLineRecord[],
): Promise<BoardOrder[]> {
  const linesBy = Map.groupBy(lines, (line) => line.order_id);
  const paidFor = orders.filter((order) => moneyIn(order) > 0).map(({ id }) => id);
  const attempts = Map.groupBy(await paidAttempts(tx, ...paidFor), (attempt) => attempt.order_id);
  const inHand = await takenByHand(tx, paidFor);
  const handedBack = await handedBackOf(tx, paidFor);
  return orders.map((order) => {
    const money = moneyBack({
      order,
      attempts: attempts.get(order.id) ?? [],
      inHand: inHand.get(order.id) ?? 0,
      handedBack: handedBack.get(order.id) ?? 0,
    });
    return boardOrderView(docketOrderView(order, linesBy.get(order.id) ?? []), money);
  });
}

export async function boardOrderOf(
  tx: ReadTx,
  order: OrderRecord,
  lines?: readonly OrderLineRecord[],
): Promise<BoardOrder> {
  const [shown] = await boardOrdersOf(tx, [order], lines ?? (await linesOf(tx, [order.id])));
  if (!shown) throw new Error('an order is gone');
  return shown;
}
