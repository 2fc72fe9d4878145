import { sql } from 'kysely';
import type { ReadTx } from '#db/database';
import { type CustomerRecord, MEMBER_STATUSES } from '#stores/people';

export type MemberRecord = Pick<CustomerRecord, 'id' | 'name' | 'email' | 'mobile'> & {
  orders: number;
  last: number;
  balance: number;
  points: number;
};
type At = { brandCode: string; venueId: number };

const ofBrand = (tx: ReadTx, { brandCode }: At) =>
  tx.q
    .selectFrom('customer')
    .where('brand_code', '=', brandCode)
    .where('closed_at', 'is', null)
    .where('status', 'in', [...MEMBER_STATUSES]);

export const findMember = (tx: ReadTx, at: At, id: number): Promise<CustomerRecord | undefined> =>
  ofBrand(tx, at).selectAll().where('id', '=', id).executeTakeFirst();

type Sums = Map<number, number>;
const sums = (rows: readonly { customer_id: number | null; sum: number | null }[]): Sums =>
  new Map(rows.flatMap(({ customer_id: id, sum }) => (id === null ? [] : [[id, sum ?? 0] as const])));

/** What some members have: orders and points at this venue, and the balance that all of the brand's venues take. */
async function withSums(tx: ReadTx, ids: readonly number[], { venueId }: At) {
  const orders = await tx.q
    .selectFrom('orders')
    .select((of) => [
      'customer_id',
      of.fn.countAll<number>().as('count'),
      of.fn.max<number>('placed_at').as('last'),
    ])
    .where('customer_id', 'in', ids)
    .where('venue_id', '=', venueId)
    .where('is_test', '=', 0)
    .groupBy('customer_id')
    .execute();
  const balances = await tx.q
    .selectFrom('ledger_entry')
    .select((of) => ['customer_id', of.fn.sum<number | null>('cents').as('sum')])
    .where('customer_id', 'in', ids)
    .where('account', '=', 'balance')
    .groupBy('customer_id')
    .execute();
  const points = await tx.q
    .selectFrom('reward_entry')
    .select((of) => ['customer_id', of.fn.sum<number | null>('points').as('sum')])
    .where('customer_id', 'in', ids)
    .where('venue_id', '=', venueId)
    .groupBy('customer_id')
    .execute();
  return {
    orders: new Map(orders.map(({ customer_id: id, count, last }) => [id, { count, last }])),
    balances: sums(balances),
    points: sums(points),
  };
}

/** These members in this order, with what they have. */
export async function membersOf(tx: ReadTx, at: At, ids: readonly number[]): Promise<MemberRecord[]> {
  if (ids.length === 0) return [];
  const rows = await ofBrand(tx, at)
    .select(['id', 'name', 'email', 'mobile'])
    .where('id', 'in', ids)
    .execute();
  const had = await withSums(tx, ids, at);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { count = 0, last = 0 } = had.orders.get(id) ?? {};
    return {
      ...row,
      orders: count,
      last,
      balance: had.balances.get(id) ?? 0,
      points: had.points.get(id) ?? 0,
    };
  });
}

/** Orders that are read to find the people who made them: a page of them, however often each came. */
const ORDERS_READ = 2000;

/** Who ordered here last, the latest first. The index by time is read from its end; nothing sums up a whole year. */
export async function lastMembers(
  tx: ReadTx,
  { venueId }: At,
  { before, most }: { before: number; most: number },
): Promise<{ ids: number[]; isRead: boolean }> {
  const rows = await tx.q
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .select(['orders.customer_id as id', 'orders.placed_at'])
    .where('orders.venue_id', '=', venueId)
    .where('orders.placed_at', '<', before)
    .where('orders.is_test', '=', 0)
    .where('customer.status', 'in', [...MEMBER_STATUSES])
    .where('customer.closed_at', 'is', null)
    .orderBy('orders.placed_at', 'desc')
    .limit(ORDERS_READ)
    .execute();
  const ids = [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))];
  return { ids: ids.slice(0, most), isRead: rows.length < ORDERS_READ && ids.length <= most };
}

/** What somebody typed is looked for as it is: a percent sign is no wildcard. */
const escaped = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** By a part of the name or address, or by some digits of the mobile. */
export async function searchMembers(tx: ReadTx, at: At, wanted: { search: string; most: number }) {
  const like = `%${escaped(wanted.search.trim())}%`;
  const digits = wanted.search.replaceAll(/\D/g, '').replace(/^0/, '');
  const rows = await ofBrand(tx, at)
    .select('id')
    .where((of) =>
      of.or([
        sql<boolean>`lower(customer.name) like ${like} escape '\\'`,
        sql<boolean>`lower(customer.email) like ${like} escape '\\'`,
        ...(digits.length >= 4 ? [of('mobile', 'like', `%${digits}%`)] : []),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(wanted.most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a member spent here on orders that were not cancelled, less what was given back. */
export async function spentBy(
  tx: ReadTx,
  of: { customerId: number; venueId: number; cancelled: readonly number[] },
): Promise<number> {
  const row = await tx.q
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.sum<number | null>('total').as('total'),
      fn.sum<number | null>('refunded').as('refunded'),
    ])
    .where('customer_id', '=', of.customerId)
    .where('venue_id', '=', of.venueId)
    .where('is_test', '=', 0)
    .where('status', 'not in', [...of.cancelled])
    .executeTakeFirstOrThrow();
  return (row.total ?? 0) - (row.refunded ?? 0);
}
