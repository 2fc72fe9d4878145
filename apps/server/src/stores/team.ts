import { type Permission, permissions } from '@servery/contract/permissions';
import { type Role, roleOf } from '@servery/domain/people/standard-roles';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import type { Schema } from '#db/schema';
import { statement } from '#db/statement';

/** Somebody of a venue's team, with all that they may do there. */
export type TeamMember = {
  personId: number;
  name: string;
  email: string;
  /** A screen in the kitchen, and nobody in particular. */
  isScreen: boolean;
  /** As the team reads it; several where somebody has more than one. */
  role: string;
  can: ReadonlySet<Permission>;
  /** Their organisation wants two steps, and they have one. */
  owesSecondStep: boolean;
  /** Works in every venue of the organisation, not in some of them. */
  inAllVenues: boolean;
  venueId: number;
  venueName: string;
  /** Its tills ask who sells. */
  asksForPins: boolean;
  timeZone: string;
  brandCode: string;
  organisationId: number;
};

const known: ReadonlySet<string> = new Set(permissions);
const storedPermissions = z
  .array(z.string())
  .transform((list) => list.filter((each): each is Permission => known.has(each)));

type RoleRow = { role_code: string; role_name: string; permissions: string };

/** What a later version knew of and this one does not is left out. */
export const roleFrom = (row: RoleRow): Role =>
  roleOf({
    code: row.role_code,
    name: row.role_name,
    permissions: storedPermissions.parse(JSON.parse(row.permissions)),
  });

/** Every venue that a membership reaches: its own, or all of the organisation's. */
const reached = (q: Kysely<Schema>) =>
  q
    .selectFrom('membership')
    .innerJoin('brand', 'brand.organisation_id', 'membership.organisation_id')
    .innerJoin('venue', 'venue.brand_code', 'brand.code')
    .where('membership.joined_at', 'is not', null)
    .where('membership.left_at', 'is', null)
    .where((where) =>
      where.or([
        where('membership.venue_id', 'is', null),
        where('membership.venue_id', '=', where.ref('venue.id')),
      ]),
    );

const hasSecondStep = sql<number>`case when
  exists (select 1 from totp where totp.person_id = person.id and totp.confirmed_at > 0)
  or exists (select 1 from passkey where passkey.person_id = person.id) then 1 else 0 end`;

const membershipsAt = statement((q, p: { person: number; venue: number }) =>
  reached(q)
    .innerJoin('person', 'person.id', 'membership.person_id')
    .innerJoin('role', 'role.id', 'membership.role_id')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .leftJoin('screen', 'screen.person_id', 'person.id')
    .select([
      'person.name',
      'person.email',
      'role.code as role_code',
      'role.name as role_name',
      'role.permissions',
      'membership.venue_id as only_at',
      'venue.name as venue_name',
      'venue.till_pins',
      'venue.time_zone',
      'venue.brand_code',
      'brand.organisation_id',
      'screen.id as screen_id',
      'organisation.two_step',
      hasSecondStep.as('has_second_step'),
    ])
    .where('person.id', '=', p.person)
    .where('venue.id', '=', p.venue)
    .orderBy('membership.id'),
);

/** Somebody at a venue, by all of their memberships that reach it; nobody where none does. */
export async function teamMemberAt(
  tx: ReadTx,
  personId: number,
  venueId: number,
): Promise<TeamMember | undefined> {
  const rows = await membershipsAt(tx, { person: personId, venue: venueId });
  const [first] = rows;
  if (!first) return undefined;
  const roles = rows.map(roleFrom);
  return {
    personId,
    name: first.name,
    email: first.email,
    isScreen: first.screen_id !== null,
    role: [...new Set(roles.map(({ name }) => name))].join(', '),
    can: new Set(roles.flatMap((role) => role.permissions)),
    owesSecondStep: first.screen_id === null && first.two_step === 1 && first.has_second_step === 0,
    inAllVenues: rows.some(({ only_at }) => only_at === null),
    venueId,
    venueName: first.venue_name,
    asksForPins: first.till_pins === 1,
    timeZone: first.time_zone,
    brandCode: first.brand_code,
    organisationId: first.organisation_id,
  };
}

/** Who may do something at a venue. */
export async function teamWith(
  tx: ReadTx,
  venueId: number,
  permission: Permission,
): Promise<readonly TeamMember[]> {
  const people = await reached(tx.q)
    .select('membership.person_id')
    .distinct()
    .where('venue.id', '=', venueId)
    .orderBy('membership.person_id')
    .execute();
  const team: TeamMember[] = [];
  for (const { person_id } of people) {
    const member = await teamMemberAt(tx, person_id, venueId);
    if (member?.can.has(permission) && !member.isScreen) team.push(member);
  }
  return team;
}

export type VenueOfPerson = { id: number; name: string; brand_code: string; organisation: string };

/** Where somebody works. */
export async function venuesOfPerson(tx: ReadTx, personId: number): Promise<VenueOfPerson[]> {
  return reached(tx.q)
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select(['venue.id', 'venue.name', 'venue.brand_code', 'organisation.name as organisation'])
    .distinct()
    .where('membership.person_id', '=', personId)
    .orderBy('organisation.name')
    .orderBy('venue.name')
    .orderBy('venue.id')
    .execute();
}

export type PersonRecord = { id: number; name: string; email: string; last_venue_id: number | null };

const PERSON = ['person.id', 'person.name', 'person.email', 'person.last_venue_id'] as const;

export async function personByEmail(tx: ReadTx, email: string): Promise<PersonRecord | undefined> {
  return tx.q.selectFrom('person').select(PERSON).where('email', '=', email).executeTakeFirst();
}

export async function findPerson(tx: ReadTx, id: number): Promise<PersonRecord | undefined> {
  return tx.q.selectFrom('person').select(PERSON).where('id', '=', id).executeTakeFirst();
}

export async function personWithPassword(
  tx: ReadTx,
  email: string,
): Promise<(PersonRecord & { hash: string }) | undefined> {
  return tx.q
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select([...PERSON, 'credential.hash'])
    .where('person.email', '=', email)
    .where('credential.kind', '=', 'password')
    .executeTakeFirst();
}

/** They come back to where they worked last. */
export async function rememberVenue(tx: Tx, personId: number, venueId: number): Promise<void> {
  await tx.q.updateTable('person').set({ last_venue_id: venueId }).where('id', '=', personId).execute();
}

export async function hasPassword(tx: ReadTx, personId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('credential')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'password')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePerson(tx: Tx, personId: number, name: string): Promise<void> {
  await tx.q.updateTable('person').set({ name }).where('id', '=', personId).execute();
}
