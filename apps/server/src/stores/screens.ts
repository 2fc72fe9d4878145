import { sql, type Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { ScreenTable } from '#db/tables/screens';

export type ScreenRecord = Selectable<ScreenTable>;
/** With what it is signed in as. */
export type ListedScreen = ScreenRecord & {
  signed_in: boolean;
  account: string | null;
  eftpos_provider: string | null;
};

const isSignedIn = (now: number) =>
  sql<number>`case when exists (
    select 1 from session where session.screen_id = screen.id and session.expires_at > ${now}
      and session.sid_hash not like 'guest-%'
  ) then 1 else 0 end`;

/** The screens of a venue, by when they were added. */
export async function screensOf(tx: ReadTx, venueId: number, now: number): Promise<ListedScreen[]> {
  const rows = await tx.q
    .selectFrom('screen')
    .leftJoin('customer', 'customer.id', 'screen.customer_id')
    .selectAll('screen')
    .select(['customer.email as account', 'customer.eftpos_provider', isSignedIn(now).as('signed_in')])
    .where('screen.venue_id', '=', venueId)
    .where('screen.removed_at', '=', 0)
    .orderBy('screen.id')
    .execute();
  return rows.map((row) => ({ ...row, signed_in: row.signed_in === 1 }));
}

/** One that was removed too. */
async function findScreen(tx: ReadTx, id: number): Promise<ScreenRecord | undefined> {
  return tx.q.selectFrom('screen').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function screenOfCustomer(tx: ReadTx, customerId: number): Promise<ScreenRecord | undefined> {
  return tx.q.selectFrom('screen').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

export type NewScreen = Pick<ScreenRecord, 'venue_id' | 'kind' | 'name' | 'created_at'> &
  Partial<Pick<ScreenRecord, 'place' | 'pos_guid' | 'customer_id' | 'person_id' | 'paired_at' | 'seen_at'>>;

export async function addScreen(tx: Tx, screen: NewScreen): Promise<ScreenRecord> {
  return tx.q
    .insertInto('screen')
    .values({ customer_id: null, person_id: null, ...screen })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Empty for a till that was signed in before screens were rows. */
export async function screenName(tx: ReadTx, id: number | null): Promise<string> {
  const row = await tx.q
    .selectFrom('screen')
    .select('name')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Nobody else changes it until the transaction ends: who removes it and who signs in on it wait for each other. */
export async function lockScreen(tx: Tx, id: number): Promise<ScreenRecord | undefined> {
  return tx.q
    .updateTable('screen')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function changeScreen(
  tx: Tx,
  id: number,
  to: Partial<Omit<ScreenRecord, 'id' | 'venue_id' | 'kind'>>,
): Promise<void> {
  await tx.q.updateTable('screen').set(to).where('id', '=', id).execute();
}

/** Somebody orders at it; written once a minute at most. */
const USED_STEP_MS = 60_000;

export async function noteUse(tx: Tx, id: number, now: number): Promise<void> {
  await tx.q
    .updateTable('screen')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', '<', now - USED_STEP_MS)
    .execute();
}

/** A screen without a POS ID is given this one; one that it has stays. */
export async function ensurePosId(tx: Tx, id: number, posGuid: string): Promise<string> {
  await tx.q
    .updateTable('screen')
    .set({ pos_guid: posGuid })
    .where('id', '=', id)
    .where('pos_guid', '=', '')
    .execute();
  return (await findScreen(tx, id))?.pos_guid ?? '';
}

/** So many removals of a venue can be taken back. */
const KEPT_REMOVED = 10;

/** A screen that was never paired left no trace but its own rows: the removals of before go for good. */
export async function forgetUnpaired(tx: Tx, venueId: number): Promise<void> {
  const rows = await tx.q
    .selectFrom('screen')
    .select(['id', 'customer_id', 'person_id'])
    .where('venue_id', '=', venueId)
    .where('removed_at', '>', 0)
    .where('paired_at', '=', 0)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { id, customer_id: customerId, person_id: personId } of rows.slice(KEPT_REMOVED)) {
    await tx.q.deleteFrom('screen').where('id', '=', id).execute();
    if (customerId !== null) await tx.q.deleteFrom('customer').where('id', '=', customerId).execute();
    if (personId === null) continue;
    await tx.q.deleteFrom('membership').where('person_id', '=', personId).execute();
    await tx.q.deleteFrom('person').where('id', '=', personId).execute();
  }
}
