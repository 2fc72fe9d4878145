import { cancelledStatuses } from '@servery/domain/orders/status';
import type { ReadTx } from '#db/database';

type Counts = ReadonlyMap<string, number>;
const countsOf = (rows: readonly { way: string; count: number }[]): Counts =>
  new Map(rows.map(({ way, count }) => [way, count]));

/** Orders that are due in a span of time and were not cancelled, by their way to order. */
export async function waysOfOrders(
  tx: ReadTx,
  venueId: number,
  span: { from: number; to: number },
): Promise<Counts> {
  const rows = await tx.q
    .selectFrom('orders')
    .select((of) => ['fulfilment_type as way', of.fn.countAll<number>().as('count')])
    .where('venue_id', '=', venueId)
    .where('status', 'not in', cancelledStatuses)
    .where('due_at', '>=', span.from)
    .where('due_at', '<', span.to)
    .where('is_test', '=', 0)
    .groupBy('fulfilment_type')
    .execute();
  return countsOf(rows);
}

/** Carts with something in them that were changed since then, by the way to order that was chosen. */
export async function waysOfCarts(tx: ReadTx, venueId: number, since: number): Promise<Counts> {
  const rows = await tx.q
    .selectFrom('cart')
    .select((of) => ['fulfilment_type as way', of.fn.countAll<number>().as('count')])
    .where('venue_id', '=', venueId)
    .where('updated_at', '>=', since)
    .where('lines', '<>', '[]')
    .groupBy('fulfilment_type')
    .execute();
  return countsOf(rows);
}
