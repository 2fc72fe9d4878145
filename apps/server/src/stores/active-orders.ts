import { endedStatuses, UNDER_WAY_MS } from '@servery/domain/orders/status';
import type { ReadTx } from '#db/database';
import type { OrderRecord } from '#stores/orders';

type Placer = { sessionId: number; customerId: number | null };
export type ActiveOrderRecord = Pick<
  OrderRecord,
  'id' | 'ref' | 'number' | 'status' | 'due_at' | 'fulfilment_type' | 'table_num'
> & {
  store_name: string;
  time_zone: string;
  brand_code: string;
  display_images: number;
  /** The venue's own word for the way it is had; nothing where it has the type no more. */
  verb: string | null;
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
    .innerJoin('venue', 'venue.id', 'orders.venue_id')
    .innerJoin('menu', 'menu.id', 'orders.menu_id')
    .select(['orders.id', 'orders.ref', 'orders.number', 'orders.status', 'orders.due_at'])
    .select(['orders.fulfilment_type', 'orders.table_num'])
    .select(['venue.name as store_name', 'venue.time_zone', 'venue.brand_code'])
    .select('menu.display_images')
    .select((of) =>
      of
        .selectFrom('fulfilment_type')
        .select('verb')
        .whereRef('fulfilment_type.venue_id', '=', 'orders.venue_id')
        .whereRef('fulfilment_type.code', '=', 'orders.fulfilment_type')
        .limit(1)
        .as('verb'),
    )
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
