import type { PastOrder } from '@servery/contract/calls/customer/order-history';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText, dayText } from '@servery/domain/hours/words';
import { formatCents } from '@servery/domain/money';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { itemsText } from '@servery/domain/orders/words';
import type { ReadTx } from '#db/database';
import { pastOrders, type PastOrderRecord } from '#stores/order-history';
import { itemsOfOrders, type OrderedItemRecord } from '#stores/ordered-items';
import type { OrderRecord } from '#stores/orders';
import { orderedItems } from '#views/ordered-items';

const PAGE = 20;

function placedOn({ placed_at, time_zone }: PastOrderRecord, now: number) {
  const { date, time } = localDateTime(placed_at, time_zone);
  const day = dayText(date, now, time_zone);
  return { placed_text: `${day}, ${clockText(time)}`, placed_day: day };
}

function pastOrderView(order: PastOrderRecord, lines: readonly OrderedItemRecord[], now: number): PastOrder {
  const nstatus = order.status as OrderStatus;
  return {
    id: order.ref,
    pos_order_id: order.number,
    nstatus,
    status_text: STATUS_TEXT[nstatus],
    store_name: order.store_name,
    store_suburb: order.store_suburb,
    items_desc: itemsText(lines),
    items: orderedItems(order, lines),
    num_items: lines.reduce((sum, line) => sum + line.quantity, 0),
    fulfilment_type: order.fulfilment_type,
    submitted: Math.floor(order.placed_at / 1000),
    total: formatCents(order.total),
    refunded: formatCents(order.refunded),
    currency_sign: '$',
    ...placedOn(order, now),
    store_id: order.venue_id,
    menu_id: order.menu_id,
    menu_name: order.menu_name,
  };
}

export async function orderHistoryView(
  tx: ReadTx,
  customerId: number,
  { before, now }: { before: OrderRecord | undefined; now: number },
): Promise<Omit<CallOutput<'OrderHistory'>, 'standing_orders'>> {
  const found = await pastOrders(tx, customerId, { most: PAGE + 1, before });
  const page = found.slice(0, PAGE);
  const lines = await itemsOfOrders(
    tx,
    page.map(({ id }) => id),
  );
  return {
    orders: page.map((order) => pastOrderView(order, lines.get(order.id) ?? [], now)),
    has_more: found.length > PAGE ? 1 : 0,
  };
}
