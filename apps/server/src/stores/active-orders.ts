import { endedStatuses, UNDER_WAY_MS } from '@servery/domain/orders/status';
import type { ReadTx } from '#db/database';
import type { OrderRecord } from '#stores/orders';

type Placer = { sessionId: number; customerId: number | null };
export type ActiveOrderRecord = Pick<OrderRecord, 'ref' | 'number' | 'status' | 'due_at'> & {
  store_name: string;
  time_zone: string;
};

const MOST = 5;

/** What was placed in this session, or by this member on any device, and is not over; soonest first. */
export function activeOrdersOf(
  tx: ReadTx,
  { sessionId, customerId }: Placer,
  now: number,
): Promise<ActiveOrderRecord[]> {
  return tx.q
    .selectFrom('orders')
    .innerJoin('merchant', 'merchant.id', 'orders.merchant_id')
    .select(['orders.ref', 'orders.number', 'orders.status', 'orders.due_at'])
    .select(['merchant.name as store_name', 'merchant.time_zone'])
    .where((of) =>
      of.or([
        of('orders.session_id', '=', sessionId),
        ...(customerId === null ? [] : [of('orders.customer_id', '=', customerId)]),
      ]),
    )
    .where('orders.status', 'not in', endedStatuses)
    .where('orders.due_at', '>', now - UNDER_WAY_MS)
    .orderBy('orders.due_at')
    .orderBy('orders.id')
    .limit(MOST)
    .execute();
}
