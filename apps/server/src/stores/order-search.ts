import { type Selectable, sql } from 'kysely';
import type { ReadTx } from '#db/database';
import type { OrderEventTable } from '#db/tables/ordering';
import type { OrderRecord } from '#stores/orders';

type Wanted = {
  venueId: number;
  search: string;
  span: { from: number; to: number } | undefined;
  most: number;
};

/** What somebody typed is looked for as it is: a percent sign is no wildcard. */
const containing = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** By number, name or mobile, newest first. */
export async function searchOrders(tx: ReadTx, wanted: Wanted): Promise<OrderRecord[]> {
  const { search, span } = wanted;
  let query = tx.q
    .selectFrom('orders')
    .selectAll()
    .where('venue_id', '=', wanted.venueId)
    .where('is_test', '=', 0);
  if (span) query = query.where('placed_at', '>=', span.from).where('placed_at', '<', span.to);
  if (search !== '') {
    const digits = search.replaceAll(/[^\d]/g, '').replace(/^0/, '');
    query = query.where((of) =>
      of.or([
        of('number', '=', search.replace(/^#/, '')),
        sql<boolean>`lower(contact_name) like ${containing(search)} escape '\\'`,
        of(of.fn<string>('lower', ['table_num']), '=', search.toLowerCase().replace(/^table\s+/, '')),
        ...(digits.length >= 4 ? [of('contact_mobile', 'like', `%${digits}%`)] : []),
      ]),
    );
  }
  return query.orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(wanted.most).execute();
}

/** Placed to be paid at the counter, and not paid: newest first. */
export async function openToPay(
  tx: ReadTx,
  wanted: { venueId: number; since: number; most: number },
): Promise<OrderRecord[]> {
  return tx.q
    .selectFrom('orders')
    .selectAll()
    .where('venue_id', '=', wanted.venueId)
    .where('is_test', '=', 0)
    .where('paid', '=', sql.lit(0))
    .where('status', '<', 9)
    .where('placed_at', '>=', wanted.since)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.most)
    .execute();
}

export async function eventsOf(tx: ReadTx, orderId: number): Promise<Selectable<OrderEventTable>[]> {
  return tx.q.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** The last one that was placed at any venue of a brand. */
export async function newestOrderOf(tx: ReadTx, brandCode: string): Promise<{ ref: string } | undefined> {
  return tx.q
    .selectFrom('orders')
    .innerJoin('venue', 'venue.id', 'orders.venue_id')
    .select('orders.ref')
    .where('venue.brand_code', '=', brandCode)
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
