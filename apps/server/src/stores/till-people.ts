import { type Kysely, sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { Schema } from '#db/schema';

/** Whether a venue wants to know who sells at its tills. */
export async function asksForPins(tx: ReadTx, venueId: number): Promise<boolean> {
  const row = await tx.q.selectFrom('venue').select('till_pins').where('id', '=', venueId).executeTakeFirst();
  return row?.till_pins === 1;
}

/** Whether its tills ask: not before somebody has a PIN, or nobody could sell. */
export const tillsAsk = async (tx: ReadTx, venueId: number): Promise<boolean> =>
  (await asksForPins(tx, venueId)) && (await tillPinsAt(tx, venueId)).length > 0;

/** Switched off, nobody is on a till any more. */
export async function setAsksForPins(tx: Tx, venueId: number, asks: boolean): Promise<void> {
  await tx.q
    .updateTable('venue')
    .set({ till_pins: asks ? 1 : 0 })
    .where('id', '=', venueId)
    .execute();
  if (!asks)
    await tx.q.updateTable('session').set({ operator_id: null }).where('venue_id', '=', venueId).execute();
}

const worksAt = (venueId: number) => sql<boolean>`exists (
  select 1 from membership join brand on brand.organisation_id = membership.organisation_id
    join venue on venue.brand_code = brand.code
  where membership.person_id = person.id and venue.id = ${venueId} and membership.joined_at is not null
    and membership.left_at is null and (membership.venue_id is null or membership.venue_id = venue.id)
)`;

export type TillPin = { personId: number; name: string; hash: string };

const pinsKept = (tx: ReadTx) =>
  tx.q
    .selectFrom('till_pin')
    .innerJoin('person', 'person.id', 'till_pin.person_id')
    .select(['person.id as personId', 'person.name', 'till_pin.hash'])
    .orderBy('person.id');

const organisationOf = (venueId: number) => sql<number>`(
  select brand.organisation_id from venue join brand on brand.code = venue.brand_code where venue.id = ${venueId}
)`;

/** The PINs of everybody who works at a venue. */
export const tillPinsAt = (tx: ReadTx, venueId: number): Promise<TillPin[]> =>
  pinsKept(tx)
    .where('till_pin.organisation_id', '=', organisationOf(venueId))
    .where(worksAt(venueId))
    .execute();

type InOrganisation = { personId: number; organisationId: number };

/** The PINs of everybody else at the venues of an organisation where somebody works. */
export const tillPinsBeside = (
  tx: ReadTx,
  { personId, organisationId }: InOrganisation,
): Promise<TillPin[]> =>
  pinsKept(tx)
    .where('till_pin.organisation_id', '=', organisationId)
    .where('till_pin.person_id', '<>', personId)
    .where(
      sql<boolean>`exists (
  select 1 from membership own join membership other on other.organisation_id = own.organisation_id
  where own.person_id = ${personId} and own.organisation_id = ${organisationId} and own.left_at is null
    and other.person_id = person.id and other.joined_at is not null and other.left_at is null
    and (own.venue_id is null or other.venue_id is null or own.venue_id = other.venue_id)
)`,
    )
    .execute();

export async function keepTillPin(
  tx: Tx,
  { personId, organisationId }: InOrganisation,
  hash: string,
): Promise<void> {
  await tx.q
    .insertInto('till_pin')
    .values({ person_id: personId, organisation_id: organisationId, hash })
    .onConflict((held) => held.columns(['person_id', 'organisation_id']).doUpdateSet({ hash }))
    .execute();
}

export type TillPerson = { id: number; name: string; hasPin: boolean };

/** Everybody who works at a venue, and whether they have a PIN for its tills. */
export async function tillPeopleAt(tx: ReadTx, venueId: number): Promise<TillPerson[]> {
  const rows = await tx.q
    .selectFrom('person')
    .leftJoin('till_pin', (join) =>
      join
        .onRef('till_pin.person_id', '=', 'person.id')
        .on('till_pin.organisation_id', '=', organisationOf(venueId)),
    )
    .leftJoin('screen', 'screen.person_id', 'person.id')
    .select(['person.id', 'person.name', 'till_pin.hash'])
    .where('screen.id', 'is', null)
    .where(worksAt(venueId))
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
  return rows.map(({ id, name, hash }) => ({ id, name, hasPin: hash !== null }));
}

/** Somebody is on the till of a session from now on; with 0 it is locked, and they are asked for again. */
export async function setOperator(
  tx: Tx,
  sessionId: number,
  to: { operator_id?: number; operator_at: number },
): Promise<void> {
  await tx.q.updateTable('session').set(to).where('id', '=', sessionId).execute();
}

/** Whoever is on a till anywhere is asked for their PIN again. */
export async function lockTillsOf(tx: Tx, personId: number): Promise<void> {
  await tx.q.updateTable('session').set({ operator_at: 0 }).where('operator_id', '=', personId).execute();
}

/** Whoever was last on the till of a session, also where it has locked since. */
export async function lastOperator(
  tx: ReadTx,
  sessionId: number,
): Promise<{ id: number; name: string } | undefined> {
  return tx.q
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.operator_id')
    .select(['person.id', 'person.name'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
}

/** For the row that is being written in a session. */
export const operatorOfSession = (q: Kysely<Schema>, sessionId: number) =>
  q.selectFrom('session').select('operator_id').where('session.id', '=', sessionId);
