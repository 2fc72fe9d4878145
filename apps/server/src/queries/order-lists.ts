import type { ListedOrder, OrderProblem } from '@servery/contract/calls/console/orders';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { newWay } from '@servery/domain/fulfilment/new-way';
import { formatCents } from '@servery/domain/money';
import { leftToPay } from '@servery/domain/payments/tender';
import type { ReadTx } from '#db/database';
import { channelText } from '#sales/report';
import { openOrders, stuckRefunds } from '#stores/order-lists';
import { openToPay } from '#stores/order-search';
import { type OrderRecord, ordersById } from '#stores/orders';
import { openAlarms } from '#stores/print-jobs';
import { orderRowView } from '#views/console-order';

type At = { venueId: number; now: number };

/** What nobody has paid for by then is not asked for at the counter any more. */
const UNPAID_MS = 30 * 86_400_000;
const MOST = 500;

const byDue = (a: OrderRecord, b: OrderRecord): number => a.due_at - b.due_at || a.id - b.id;

/** How it is had, and where it was ordered: 'Delivery, website'. */
export const cameBy = ({ fulfilment_type: code, source }: OrderRecord): string =>
  `${newWay(code as FulfilmentCode).name}, ${channelText(source).toLowerCase()}`;

/** What is to be done at a venue, and what somebody has to look after. */
export async function orderLists(tx: ReadTx, { venueId, now }: At) {
  const open = await openOrders(tx, { venueId, most: MOST });
  const refunds = new Set(await stuckRefunds(tx, venueId));
  const alarms = await openAlarms(tx, venueId);
  const unpaid = await openToPay(tx, { venueId, since: now - UNPAID_MS, most: MOST });
  const openIds = new Set(open.map(({ id }) => id));
  const dockets = new Set(alarms.map(({ ref }) => ref));
  const problemsOf = (order: OrderRecord): OrderProblem[] => [
    ...(openIds.has(order.id) && order.due_at < now ? ['late' as const] : []),
    ...(refunds.has(order.id) ? ['refund' as const] : []),
    ...(dockets.has(order.ref) ? ['docket' as const] : []),
  ];
  const others = await ordersById(
    tx,
    [...refunds].filter((id) => !openIds.has(id)),
  );
  const problems = [...open, ...others.values()].filter((order) => problemsOf(order).length > 0);
  return { open, problems: problems.toSorted(byDue), unpaid: unpaid.toSorted(byDue), problemsOf };
}

export const listedOrderView = (order: OrderRecord, problems: OrderProblem[]): ListedOrder => ({
  ...orderRowView(order),
  came_by: cameBy(order),
  left: formatCents(leftToPay(order)),
  went_back: formatCents(order.refunded + order.given_back),
  problems,
});
