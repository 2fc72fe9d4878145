import type { ReadTx } from '#db/database';
import type { OrderRecord } from '#stores/orders';
import { MEMBER_STATUSES } from '#stores/people';

export type PastOrderRecord = OrderRecord & {
  store_name: string;
  store_suburb: string;
  time_zone: string;
  menu_name: string;
  brand_code: string;
  display_images: number;
};

type Wanted = {
  most: number;
  /** Of one menu only. */
  menuId?: number;
  /** Older than this one. */
  before?: Pick<OrderRecord, 'id' | 'placed_at'> | undefined;
};

/** What a member ordered before, newest first; what a kiosk or the counter placed for others is nobody's history. */
export async function pastOrders(
  tx: ReadTx,
  customerId: number,
  { most, menuId, before }: Wanted,
): Promise<PastOrderRecord[]> {
  let query = tx.q
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .innerJoin('venue', 'venue.id', 'orders.venue_id')
    .innerJoin('menu', 'menu.id', 'orders.menu_id')
    .selectAll('orders')
    .select(['venue.name as store_name', 'venue.suburb as store_suburb', 'venue.time_zone'])
    .select(['venue.brand_code', 'menu.slug as menu_name', 'menu.display_images'])
    .where('orders.customer_id', '=', customerId)
    .where('customer.status', 'in', MEMBER_STATUSES);
  if (menuId !== undefined) query = query.where('orders.menu_id', '=', menuId);
  if (before)
    query = query.where((of) =>
      of.or([
        of('orders.placed_at', '<', before.placed_at),
        of.and([of('orders.placed_at', '=', before.placed_at), of('orders.id', '<', before.id)]),
      ]),
    );
  return query.orderBy('orders.placed_at', 'desc').orderBy('orders.id', 'desc').limit(most).execute();
}

/** What a member ordered at one venue, newest first. */
export const lastOrdersAt = (
  tx: ReadTx,
  { customerId, venueId }: { customerId: number; venueId: number },
  most: number,
): Promise<OrderRecord[]> =>
  tx.q
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('venue_id', '=', venueId)
    .where('is_test', '=', 0)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
