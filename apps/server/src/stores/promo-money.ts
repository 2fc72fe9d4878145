import { sql } from 'kysely';
import type { ReadTx } from '#db/database';

/** Of orders that count: those that were cancelled gave everything back, and tests are no money. */
const ordersOf = (tx: ReadTx, venueId: number) =>
  tx.q
    .selectFrom('orders')
    .where('venue_id', '=', venueId)
    .where('is_test', '=', 0)
    .where('status', 'not in', [9, 10]);

type PromoMoney = { given: number; givenLately: number };

/** What each promo has taken off orders, by its id: in all, and since a moment. */
export async function moneyByPromo(
  tx: ReadTx,
  venueId: number,
  since: number,
): Promise<Map<number, PromoMoney>> {
  const sums = (from: number) =>
    ordersOf(tx, venueId)
      .select('promo_id')
      .select((of) => of.fn.sum<number>('promo_discount').as('given'))
      .where('promo_id', 'is not', null)
      .where('placed_at', '>=', from)
      .groupBy('promo_id')
      .execute();
  const lately = new Map((await sums(since)).map(({ promo_id: id, given }) => [id, given]));
  const all = await sums(0);
  return new Map(
    all.flatMap(({ promo_id: id, given }) =>
      id === null ? [] : [[id, { given, givenLately: lately.get(id) ?? 0 }]],
    ),
  );
}

/** How often each promo was used, as its limit counts it. */
export async function usesByPromo(tx: ReadTx, venueId: number): Promise<Map<number, number>> {
  const rows = await tx.q
    .selectFrom('promo_use')
    .select('promo_id')
    .select((of) => of.fn.countAll<number>().as('uses'))
    .where('venue_id', '=', venueId)
    .groupBy('promo_id')
    .execute();
  return new Map(rows.map(({ promo_id: id, uses }) => [id, uses]));
}

/** When it was used since a moment, by orders that were not cancelled. */
export async function usesSince(
  tx: ReadTx,
  { venueId, promoId }: { venueId: number; promoId: number },
  since: number,
): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('promo_use')
    .innerJoin('orders', 'orders.id', 'promo_use.order_id')
    .select('orders.placed_at')
    .where('promo_use.venue_id', '=', venueId)
    .where('promo_use.promo_id', '=', promoId)
    .where('orders.placed_at', '>=', since)
    .execute();
  return rows.map(({ placed_at: at }) => at);
}

export async function vouchersByPromo(tx: ReadTx, venueId: number): Promise<Map<number, number>> {
  const rows = await tx.q
    .selectFrom('voucher')
    .select('promo_id')
    .select((of) => of.fn.countAll<number>().as('made'))
    .where('venue_id', '=', venueId)
    .groupBy('promo_id')
    .execute();
  return new Map(rows.map(({ promo_id: id, made }) => [id, made]));
}

/** Orders with a promo since a moment, what it took off them, and what they came to. */
export async function promoOrders(
  tx: ReadTx,
  venueId: number,
  since: number,
): Promise<{ orders: number; given: number; sales: number }> {
  const row = await ordersOf(tx, venueId)
    .select((of) => [
      of.fn.countAll<number>().as('orders'),
      of.fn.sum<number | null>('promo_discount').as('given'),
      of.fn.sum<number | null>('total').as('sales'),
    ])
    .where('promo_id', 'is not', null)
    .where('placed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { orders: row.orders, given: row.given ?? 0, sales: row.sales ?? 0 };
}

export async function rewardOrders(
  tx: ReadTx,
  venueId: number,
  since: number,
): Promise<{ used: number; given: number }> {
  const row = await ordersOf(tx, venueId)
    .select((of) => [
      of.fn.countAll<number>().as('used'),
      of.fn.sum<number | null>('rewards_discount').as('given'),
    ])
    .where('rewards_discount', '>', 0)
    .where('placed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { used: row.used, given: row.given ?? 0 };
}

export type PointsHeld = { members: number; points: number; tenth: number };

/** How many members have which tenth of `required` points, and how many points those are; the tenth of 10 has enough. */
export async function pointsByTenth(tx: ReadTx, venueId: number, required: number): Promise<PointsHeld[]> {
  const { rows } = await sql<PointsHeld>`
    select tenth, count(*) as members, cast(sum(points) as bigint) as points from (
      select points, case when points >= ${required} then 10 else points * 10 / cast(${required} as bigint) end as tenth from (
        select cast(sum(points) as bigint) as points from reward_entry
        where venue_id = ${venueId} group by customer_id
      ) as held where points > 0
    ) as tenths group by tenth order by tenth`.execute(tx.q);
  return rows;
}
