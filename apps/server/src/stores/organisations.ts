import { type StandardRole, standardRoles } from '@servery/domain/people/standard-roles';
import type { Tx } from '#db/database';

/** A new organisation, with the roles that every one has. */
export async function addOrganisation(tx: Tx, { name, now }: { name: string; now: number }): Promise<number> {
  const { id } = await tx.q
    .insertInto('organisation')
    .values({ name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.q
    .insertInto('role')
    .values(standardRoles.map((code) => ({ organisation_id: id, code, name: '', permissions: '[]' })))
    .execute();
  return id;
}

export async function addBrand(tx: Tx, code: string, organisationId: number): Promise<void> {
  await tx.q.insertInto('brand').values({ code, organisation_id: organisationId }).execute();
}

type NewPerson = { name: string; email: string; venueId: number | null };

export async function addPerson(tx: Tx, { name, email, venueId }: NewPerson): Promise<number> {
  const { id } = await tx.q
    .insertInto('person')
    .values({ name, email, last_venue_id: venueId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewMembership = {
  personId: number;
  organisationId: number;
  role: StandardRole | (string & {});
  /** Null for all of the organisation's venues. */
  venueId: number | null;
  now: number;
  /** Null until the invitation is taken up. */
  joinedAt: number | null;
};

/** Nothing where the organisation has no such role. */
export async function addMembership(tx: Tx, it: NewMembership): Promise<number | undefined> {
  const role = await tx.q
    .selectFrom('role')
    .select('id')
    .where('organisation_id', '=', it.organisationId)
    .where('code', '=', it.role)
    .executeTakeFirst();
  if (!role) return undefined;
  const { id } = await tx.q
    .insertInto('membership')
    .values({
      person_id: it.personId,
      organisation_id: it.organisationId,
      venue_id: it.venueId,
      role_id: role.id,
      created_at: it.now,
      joined_at: it.joinedAt,
      left_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
