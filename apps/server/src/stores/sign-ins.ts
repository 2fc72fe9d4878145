import {
  type FailedTry,
  failedTries,
  type SignInOutcome,
  type WayIn,
} from '@servery/domain/identity/sign-ins';
import { sql } from 'kysely';
import type { ReadTx, Tx } from '#db/database';

/** From where, on what and when. */
export type SignInFrom = { place: string; device: string; at: number };
type CameIn = SignInFrom & { personId: number; venueId: number; outcome: WayIn };
type Failed = SignInFrom & { personId: number; outcome: FailedTry };

export async function keepSignIn(tx: Tx, { personId, venueId, ...rest }: CameIn): Promise<void> {
  await tx.q
    .insertInto('sign_in')
    .values({ person_id: personId, venue_id: venueId, ...rest })
    .execute();
}

/** A till locks many times a day: when somebody first came on to it is what the log has. */
const SHIFT_MS = 12 * 3_600_000;

export async function keepTillSignIn(tx: Tx, entry: Omit<CameIn, 'outcome' | 'place'>): Promise<void> {
  const known = await tx.q
    .selectFrom('sign_in')
    .select('id')
    .where('person_id', '=', entry.personId)
    .where('outcome', '=', 'till_pin')
    .where('device', '=', entry.device)
    .where('at', '>', entry.at - SHIFT_MS)
    .executeTakeFirst();
  if (!known) await keepSignIn(tx, { ...entry, outcome: 'till_pin', place: '' });
}

/** Tries that follow each other are one line for whoever reads them. */
const TOGETHER_MS = 15 * 60_000;
/** Strangers make these: so many are kept of one person, and none of them pushes out who really came in. */
const MOST_FAILED = 50;

const failedOf = (tx: Tx, personId: number) =>
  tx.q
    .selectFrom('sign_in')
    .select('id')
    .where('person_id', '=', personId)
    .where('outcome', 'in', failedTries);

/** For nobody (0) the same is asked of the database, and nothing written: how long it takes tells nothing. */
export async function keepFailedTry(tx: Tx, { personId, outcome, place, device, at }: Failed): Promise<void> {
  const { numUpdatedRows } = await tx.q
    .updateTable('sign_in')
    .set((row) => ({ tries: sql<number>`${row.ref('tries')} + 1`, at, device }))
    .where('person_id', '=', personId)
    .where('outcome', '=', outcome)
    .where('place', '=', place)
    .where('at', '>', at - TOGETHER_MS)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await tx.q
    .insertInto('sign_in')
    .columns(['person_id', 'outcome', 'place', 'device', 'at'])
    .expression((q) =>
      q
        .selectFrom('person')
        .select([
          'person.id',
          sql<FailedTry>`cast(${outcome} as text)`.as('outcome'),
          sql<string>`cast(${place} as text)`.as('place'),
          sql<string>`cast(${device} as text)`.as('device'),
          sql<number>`cast(${at} as bigint)`.as('at'),
        ])
        .where('person.id', '=', personId),
    )
    .execute();
  const kept = failedOf(tx, personId).orderBy('at', 'desc').orderBy('id', 'desc').limit(MOST_FAILED);
  await tx.q
    .deleteFrom('sign_in')
    .where('id', 'in', failedOf(tx, personId))
    .where('id', 'not in', kept)
    .execute();
}

export type SignInRecord = SignInFrom & {
  id: number;
  person_id: number;
  name: string;
  outcome: SignInOutcome;
  tries: number;
};

const SHOWN = 50;

const newest = (tx: ReadTx) =>
  tx.q
    .selectFrom('sign_in')
    .innerJoin('person', 'person.id', 'sign_in.person_id')
    .select([
      'sign_in.id',
      'sign_in.person_id',
      'person.name',
      'sign_in.outcome',
      'sign_in.place',
      'sign_in.device',
      'sign_in.tries',
      'sign_in.at',
    ])
    .orderBy('sign_in.at', 'desc')
    .orderBy('sign_in.id', 'desc')
    .limit(SHOWN);

export const signInsOfPerson = (tx: ReadTx, personId: number): Promise<SignInRecord[]> =>
  newest(tx).where('sign_in.person_id', '=', personId).execute();

/** Of people of an organisation: those at its venues, and what was tried in vain; where else they work is not its business. */
export async function signInsAt(
  tx: ReadTx,
  organisationId: number,
  people: readonly number[],
): Promise<SignInRecord[]> {
  if (people.length === 0) return [];
  return newest(tx)
    .leftJoin('venue', 'venue.id', 'sign_in.venue_id')
    .leftJoin('brand', 'brand.code', 'venue.brand_code')
    .where('sign_in.person_id', 'in', people)
    .where((where) =>
      where.or([where('sign_in.venue_id', 'is', null), where('brand.organisation_id', '=', organisationId)]),
    )
    .execute();
}
