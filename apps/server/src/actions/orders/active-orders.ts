import type { OrderStatus } from '@servery/contract/entities/receipt';
import { localDateTime } from '@servery/domain/hours/times';
import { clockText, dayText } from '@servery/domain/hours/words';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { type ActiveOrderRecord, activeOrdersOf } from '#stores/active-orders';
import { findCustomer, MEMBER_STATUSES } from '#stores/people';

function dueText({ due_at, time_zone }: ActiveOrderRecord, now: number): string {
  const { date, time } = localDateTime(due_at, time_zone);
  const today = localDateTime(now, time_zone).date;
  return date === today ? clockText(time) : `${dayText(date, now, time_zone)}, ${clockText(time)}`;
}

function view(order: ActiveOrderRecord, now: number) {
  const nstatus = order.status as OrderStatus;
  return {
    id: order.ref,
    pos_order_id: order.number,
    nstatus,
    status_text: STATUS_TEXT[nstatus],
    store_name: order.store_name,
    due_text: dueText(order, now),
  };
}

export const activeOrders = readAction('ActiveOrders', async (tx, _input, { session, now }) => {
  if (!session) return answer({ orders: [] });
  const customerId = session.customer_id;
  const customer = customerId === null ? undefined : await findCustomer(tx, customerId);
  // A kiosk and a counter order for others, who are not there any more.
  if (customer && !MEMBER_STATUSES.includes(customer.status)) return answer({ orders: [] });
  const found = await activeOrdersOf(tx, { sessionId: session.id, customerId }, now);
  return answer({ orders: found.map((order) => view(order, now)) });
});
