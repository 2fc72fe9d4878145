import { standardRoles } from '@servery/domain/people/standard-roles';
import type { Role } from '@servery/domain/people/standard-roles';
import type { ReadTx, Tx } from '#db/database';
import { endSession } from '#stores/sessions';
import { roleFrom } from '#stores/team';

export type RoleRecord = Role & { id: number };

/** The roles of an organisation: those that every one has first, its own after them by name. */
export async function rolesOf(tx: ReadTx, organisationId: number): Promise<RoleRecord[]> {
  const rows = await tx.q
    .selectFrom('role')
    .select(['id', 'code as role_code', 'name as role_name', 'permissions'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const rank = (code: string) => {
    const at = (standardRoles as readonly string[]).indexOf(code);
    return at < 0 ? standardRoles.length : at;
  };
  return rows
    .map((row) => ({ id: row.id, ...roleFrom(row) }))
    .toSorted((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name));
}

export async function venuesOfOrganisation(
  tx: ReadTx,
  organisationId: number,
): Promise<{ id: number; name: string }[]> {
  return tx.q
    .selectFrom('venue')
    .innerJoin('brand', 'brand.code', 'venue.brand_code')
    .select(['venue.id', 'venue.name'])
    .where('brand.organisation_id', '=', organisationId)
    .orderBy('venue.name')
    .orderBy('venue.id')
    .execute();
}

export async function organisationName(tx: ReadTx, id: number): Promise<string> {
  const row = await tx.q
    .selectFrom('organisation')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** Whose name mails of an organisation go out under: its first brand's. */
export async function brandOfOrganisation(tx: ReadTx, id: number): Promise<string | undefined> {
  const row = await tx.q
    .selectFrom('brand')
    .select('code')
    .where('organisation_id', '=', id)
    .orderBy('code')
    .executeTakeFirst();
  return row?.code;
}

export type MembershipRow = {
  id: number;
  person_id: number;
  name: string;
  email: string;
  venue_id: number | null;
  role_id: number;
  role_code: string;
  created_at: number;
  joined_at: number | null;
  left_at: number | null;
};

/** Who is in an organisation or was, by when they came. */
export async function membershipsOf(tx: ReadTx, organisationId: number): Promise<MembershipRow[]> {
  return (
    tx.q
      .selectFrom('membership')
      .innerJoin('person', 'person.id', 'membership.person_id')
      .innerJoin('role', 'role.id', 'membership.role_id')
      .select([
        'membership.id',
        'membership.person_id',
        'person.name',
        'person.email',
        'membership.venue_id',
        'membership.role_id',
        'role.code as role_code',
        'membership.created_at',
        'membership.joined_at',
        'membership.left_at',
      ])
      .where('membership.organisation_id', '=', organisationId)
      // A screen in the kitchen has a role and is nobody of the team.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('screen')
              .select('screen.id')
              .whereRef('screen.person_id', '=', 'membership.person_id'),
          ),
        ),
      )
      .orderBy('membership.id')
      .execute()
  );
}

/** Whoever changes a team waits for whoever does so already: the last owner is counted by one of them. */
export async function lockTeam(tx: Tx, organisationId: number): Promise<void> {
  await tx.q
    .updateTable('organisation')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', organisationId)
    .execute();
}

type AtVenue = { personId: number; organisationId: number; venueId: number | null };

const ofPlace = (tx: Tx, { personId, organisationId, venueId }: AtVenue) =>
  tx.q
    .deleteFrom('membership')
    .where('person_id', '=', personId)
    .where('organisation_id', '=', organisationId)
    .where('venue_id', venueId === null ? 'is' : '=', venueId);

/** One role at one venue, or at all of them: another takes its place, none takes it away. */
export async function setRoleAt(
  tx: Tx,
  place: AtVenue,
  given: { roleId: number; joinedAt: number | null; now: number } | undefined,
): Promise<void> {
  await ofPlace(tx, place).execute();
  if (!given) return;
  await tx.q
    .insertInto('membership')
    .values({
      person_id: place.personId,
      organisation_id: place.organisationId,
      venue_id: place.venueId,
      role_id: given.roleId,
      created_at: given.now,
      joined_at: given.joinedAt,
      left_at: null,
    })
    .execute();
}

type InTeam = { personId: number; organisationId: number };

export async function setLeft(
  tx: Tx,
  { personId, organisationId }: InTeam,
  at: number | null,
): Promise<void> {
  await tx.q
    .updateTable('membership')
    .set({ left_at: at })
    .where('person_id', '=', personId)
    .where('organisation_id', '=', organisationId)
    .execute();
}

/** Who said no for good before is invited anew: what was is not what is offered now. */
export async function forgetLeft(tx: Tx, { personId, organisationId }: InTeam): Promise<void> {
  await tx.q
    .deleteFrom('membership')
    .where('person_id', '=', personId)
    .where('organisation_id', '=', organisationId)
    .where('left_at', 'is not', null)
    .execute();
}

export async function join(tx: Tx, { personId, organisationId }: InTeam, now: number): Promise<void> {
  await tx.q
    .updateTable('membership')
    .set({ joined_at: now })
    .where('person_id', '=', personId)
    .where('organisation_id', '=', organisationId)
    .where('joined_at', 'is', null)
    .where('left_at', 'is', null)
    .execute();
}

/** When each of its people was last at the console of an organisation; where else they work is not its business. */
export async function lastSeen(tx: ReadTx, organisationId: number): Promise<Map<number, number>> {
  const rows = await tx.q
    .selectFrom('session')
    .innerJoin('brand', 'brand.code', 'session.brand_code')
    .select((of) => ['person_id', of.fn.max('seen_at').as('seen')])
    .where('person_id', 'is not', null)
    .where('brand.organisation_id', '=', organisationId)
    .groupBy('person_id')
    .execute();
  return new Map(rows.flatMap(({ person_id: id, seen }) => (id === null ? [] : [[id, seen]])));
}

async function openSessionsAt(tx: Tx, { personId, organisationId }: InTeam): Promise<number[]> {
  const open = await tx.q
    .selectFrom('session')
    .innerJoin('brand', 'brand.code', 'session.brand_code')
    .select('session.id')
    .where('session.person_id', '=', personId)
    .where('session.expires_at', '>', 0)
    .where('brand.organisation_id', '=', organisationId)
    .execute();
  return open.map(({ id }) => id);
}

/** Ends what somebody has open at venues of an organisation, so that nothing of it is shown a moment longer. */
export async function endSessionsAt(tx: Tx, who: InTeam, except = 0): Promise<void> {
  for (const id of await openSessionsAt(tx, who)) if (id !== except) await endSession(tx, id);
}

/** Ends what somebody follows there: whoever still may comes back at once, by what their role says now. */
export async function endStreamsAt(tx: Tx, who: InTeam): Promise<void> {
  for (const id of await openSessionsAt(tx, who)) tx.emit({ type: 'session', session_id: id });
}

/** Whether somebody is, or was, in the team of another organisation as well. */
export async function wasElsewhere(tx: ReadTx, { personId, organisationId }: InTeam): Promise<boolean> {
  const row = await tx.q
    .selectFrom('membership')
    .select('id')
    .where('person_id', '=', personId)
    .where('organisation_id', '<>', organisationId)
    .where('joined_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether they do so now. */
export async function worksElsewhere(tx: ReadTx, { personId, organisationId }: InTeam): Promise<boolean> {
  const row = await tx.q
    .selectFrom('membership')
    .select('id')
    .where('person_id', '=', personId)
    .where('organisation_id', '<>', organisationId)
    .where('joined_at', 'is not', null)
    .where('left_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addRole(
  tx: Tx,
  role: Omit<Role, 'code'> & { code: string; organisationId: number },
): Promise<void> {
  await tx.q
    .insertInto('role')
    .values({
      organisation_id: role.organisationId,
      code: role.code,
      name: role.name,
      permissions: JSON.stringify(role.permissions),
    })
    .execute();
}

export async function changeRole(
  tx: Tx,
  id: number,
  { name, permissions }: Omit<Role, 'code'>,
): Promise<void> {
  await tx.q
    .updateTable('role')
    .set({ name, permissions: JSON.stringify(permissions) })
    .where('id', '=', id)
    .execute();
}

export async function removeRole(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('role').where('id', '=', id).execute();
}
