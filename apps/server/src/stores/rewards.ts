import type { OrderStatus } from '@servery/contract/entities/receipt';
import { isComplete } from '@servery/domain/orders/status';
import { pointsEarned, type Scheme } from '@servery/domain/rewards/scheme';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { RewardSchemeTable } from '#db/tables/venue';
import { lockCustomer, MEMBER_STATUSES } from '#stores/people';

export const schemeOf = (row: Selectable<RewardSchemeTable>): Scheme => ({
  pointsPerDollar: row.points_per_dollar,
  pointsRequired: row.points_required,
  rewardValue: row.reward_value,
});

/** The scheme of a venue: its first, where somebody has entered several. */
export async function findScheme(
  tx: ReadTx,
  venueId: number,
): Promise<Selectable<RewardSchemeTable> | undefined> {
  return tx.q
    .selectFrom('reward_scheme')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function hasSchemes(tx: ReadTx, brandCode: string): Promise<boolean> {
  const row = await tx.q
    .selectFrom('reward_scheme')
    .innerJoin('venue', 'venue.id', 'reward_scheme.venue_id')
    .select('reward_scheme.id')
    .where('venue.brand_code', '=', brandCode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every scheme of a brand with what a member has there. */
export async function schemesWithPoints(tx: ReadTx, brandCode: string, customerId: number) {
  return tx.q
    .selectFrom('reward_scheme')
    .innerJoin('venue', 'venue.id', 'reward_scheme.venue_id')
    .innerJoin('menu', 'menu.venue_id', 'venue.id')
    .selectAll('reward_scheme')
    .select(['venue.name as store_name', 'venue.suburb as store_suburb', 'menu.slug as menu_name'])
    .select((of) =>
      of
        .selectFrom('reward_entry')
        .select((entry) => entry.fn.coalesce(entry.fn.sum<number>('points'), entry.lit(0)).as('points'))
        .where('reward_entry.customer_id', '=', customerId)
        .whereRef('reward_entry.venue_id', '=', 'reward_scheme.venue_id')
        .as('points'),
    )
    .where('venue.brand_code', '=', brandCode)
    .orderBy('venue.name')
    .orderBy('reward_scheme.id')
    .execute();
}

async function pointsAt(tx: ReadTx, customerId: number, venueId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('reward_entry')
    .select((of) => of.fn.sum<number | null>('points').as('points'))
    .where('customer_id', '=', customerId)
    .where('venue_id', '=', venueId)
    .executeTakeFirstOrThrow();
  return row.points ?? 0;
}

/** Nobody else spends this member's points until the transaction ends; answers what there is to spend. */
export async function lockPoints(tx: Tx, customerId: number, venueId: number): Promise<number> {
  await lockCustomer(tx, customerId);
  return pointsAt(tx, customerId, venueId);
}

type Spent = { customerId: number; venueId: number; orderId: number; points: number; now: number };

export async function spendPoints(tx: Tx, spent: Spent): Promise<void> {
  await tx.q
    .insertInto('reward_entry')
    .values({
      venue_id: spent.venueId,
      customer_id: spent.customerId,
      order_id: spent.orderId,
      kind: 'used',
      points: -spent.points,
      created_at: spent.now,
    })
    .execute();
}

/** An order that was cancelled, or put back from where it was complete, has earned nothing. */
const takeEarned = (tx: Tx, orderId: number) =>
  tx.q.deleteFrom('reward_entry').where('order_id', '=', orderId).where('kind', '=', 'earned').execute();

/** The reward of an order that was cancelled can be had again. */
const giveUsedBack = (tx: Tx, orderId: number) =>
  tx.q.deleteFrom('reward_entry').where('order_id', '=', orderId).where('kind', '=', 'used').execute();

async function earn(tx: Tx, orderId: number, now: number): Promise<void> {
  const order = await tx.q
    .selectFrom('orders')
    .innerJoin('customer', 'customer.id', 'orders.customer_id')
    .selectAll('orders')
    .where('orders.id', '=', orderId)
    .where('customer.status', 'in', MEMBER_STATUSES)
    .executeTakeFirst();
  const scheme = order && (await findScheme(tx, order.venue_id));
  if (!order?.customer_id || !scheme) return;
  const spent = {
    products: order.products_total,
    rewards: order.rewards_discount,
    discount: order.other_discount,
  };
  const points = pointsEarned(spent, schemeOf(scheme));
  if (points === 0) return;
  await tx.q
    .insertInto('reward_entry')
    .values({
      venue_id: order.venue_id,
      customer_id: order.customer_id,
      order_id: orderId,
      kind: 'earned',
      points,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Points follow the order: given when it is complete, taken back when it is not any more. */
export async function movePoints(
  tx: Tx,
  orderId: number,
  move: { from: OrderStatus; to: OrderStatus; cancelled: boolean; now: number },
): Promise<void> {
  if (isComplete(move.to)) await earn(tx, orderId, move.now);
  else if (isComplete(move.from) || move.cancelled) await takeEarned(tx, orderId);
  if (move.cancelled) await giveUsedBack(tx, orderId);
}

export async function pointsOfOrder(tx: ReadTx, orderId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('reward_entry')
    .select('points')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'earned')
    .executeTakeFirst();
  return row?.points ?? 0;
}
