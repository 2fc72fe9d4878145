import type { Scheme } from '@servery/domain/rewards/scheme';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { RewardEntryTable } from '#db/tables/people';
import type { RewardSchemeTable } from '#db/tables/promos';
import { lockCustomer } from '#stores/people';

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

/** What gave or took points of a member at a venue, the latest first. */
export const pointEntries = (
  tx: ReadTx,
  of: { customerId: number; venueId: number },
  most: number,
): Promise<{ id: number; created_at: number; points: number; note: string; number: string | null }[]> =>
  tx.q
    .selectFrom('reward_entry')
    .leftJoin('orders', 'orders.id', 'reward_entry.order_id')
    .select(['reward_entry.id', 'reward_entry.created_at', 'reward_entry.points', 'reward_entry.note'])
    .select('orders.number')
    .where('reward_entry.customer_id', '=', of.customerId)
    .where('reward_entry.venue_id', '=', of.venueId)
    .orderBy('reward_entry.id', 'desc')
    .limit(most)
    .execute();

export async function arePointsGiven(tx: ReadTx, key: string): Promise<boolean> {
  const row = await tx.q
    .selectFrom('reward_entry')
    .select('id')
    .where('entry_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Points that somebody of the team gives, or takes. */
export async function givePoints(
  tx: Tx,
  given: { customerId: number; venueId: number; points: number; note: string; key: string; now: number },
): Promise<void> {
  await tx.q
    .insertInto('reward_entry')
    .values({
      venue_id: given.venueId,
      customer_id: given.customerId,
      order_id: null,
      kind: 'given',
      points: given.points,
      note: given.note,
      entry_key: given.key,
      created_at: given.now,
    })
    .execute();
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

type EntryKind = Selectable<RewardEntryTable>['kind'];

export async function deletePoints(tx: Tx, orderId: number, kind: EntryKind): Promise<void> {
  await tx.q.deleteFrom('reward_entry').where('order_id', '=', orderId).where('kind', '=', kind).execute();
}

/** Adds what an order has earned its member, once. */
export async function addEarned(
  tx: Tx,
  earned: { venueId: number; customerId: number; orderId: number; points: number; now: number },
): Promise<void> {
  await tx.q
    .insertInto('reward_entry')
    .values({
      venue_id: earned.venueId,
      customer_id: earned.customerId,
      order_id: earned.orderId,
      kind: 'earned',
      points: earned.points,
      created_at: earned.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
