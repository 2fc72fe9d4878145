import type { ActiveOrder } from '@servery/contract/calls/customer/active-orders';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText, dayText } from '@servery/domain/hours/words';
import { confirmationText } from '@servery/domain/orders/confirmation';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { fulfilmentText } from '@servery/domain/orders/summary';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { type ActiveOrderRecord, activeOrdersOf } from '#stores/active-orders';
import { itemsOfOrders, type OrderedItemRecord } from '#stores/ordered-items';
import { findCustomer, MEMBER_STATUSES } from '#stores/people';
import { orderedItems } from '#views/ordered-items';

/** The moment as the customer reads it at the venue. */
function dueOf({ due_at, time_zone }: ActiveOrderRecord, now: number) {
  const { date, time } = localDateTime(due_at, time_zone);
  const day = dayText(date, now, time_zone);
  return {
    day,
    time: clockText(time),
    text: day === 'Today' ? clockText(time) : `${day}, ${clockText(time)}`,
  };
}

function view(order: ActiveOrderRecord, lines: readonly OrderedItemRecord[], now: number): ActiveOrder {
  const nstatus = order.status as OrderStatus;
  const { day, time, text } = dueOf(order, now);
  const table = order.table_num === '' ? '' : `Table ${order.table_num}`;
  return {
    id: order.ref,
    pos_order_id: order.number,
    nstatus,
    status_text: STATUS_TEXT[nstatus],
    store_name: order.store_name,
    due_text: text,
    way_text: fulfilmentText({ verb: order.verb ?? '', table, day, time }),
    order_confirmation: confirmationText(nstatus, order.fulfilment_type),
    items: orderedItems(order, lines),
  };
}

export const activeOrders = readAction('ActiveOrders', async (tx, _input, { session, now }) => {
  if (!session) return answer({ orders: [] });
  const customerId = session.customer_id;
  const customer = customerId === null ? undefined : await findCustomer(tx, customerId);
  // A kiosk and a counter order for others, who are not there any more.
  if (customer && !MEMBER_STATUSES.includes(customer.status)) return answer({ orders: [] });
  const found = await activeOrdersOf(tx, { sessionId: session.id, customerId }, now);
  const lines = await itemsOfOrders(
    tx,
    found.map(({ id }) => id),
  );
  return answer({ orders: found.map((order) => view(order, lines.get(order.id) ?? [], now)) });
});
