import { hasOwner } from '@servery/domain/people/team-rules';
import { type FilePerson, personName } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { endSessionsAt, lockTeam, membershipsOf, rolesOf, setRoleAt } from '#stores/memberships';
import { addPerson } from '#stores/organisations';
import { personByEmail, renamePerson } from '#stores/team';
import { type Held, syncRows } from '#stores/venue-file/sync-rows';

type Team = { venueId: number; organisationId: number };

/** Whose brand it is; nobody's where no venue of it has ever been set up. */
export async function organisationOf(tx: ReadTx, brandCode: string): Promise<number | undefined> {
  const row = await tx.q
    .selectFrom('brand')
    .select('organisation_id')
    .where('code', '=', brandCode)
    .executeTakeFirst();
  return row?.organisation_id;
}

/** Those of this venue and those of all; who has left is no part of it. */
export async function readPeople(tx: ReadTx, { venueId, organisationId }: Team): Promise<Held<FilePerson>[]> {
  const rows = await membershipsOf(tx, organisationId);
  return rows
    .filter((row) => row.left_at === null && (row.venue_id === null || row.venue_id === venueId))
    .map((row) => ({
      id: row.id,
      item: { name: row.name, email: row.email, role: row.role_code, all_venues: row.venue_id === null },
    }));
}

export async function roleCodes(tx: ReadTx, organisationId: number): Promise<string[]> {
  return (await rolesOf(tx, organisationId)).map(({ code }) => code);
}

const isLed = async (tx: ReadTx, organisationId: number): Promise<boolean> =>
  hasOwner(
    (await membershipsOf(tx, organisationId)).map((row) => ({
      role: row.role_code,
      venueId: row.venue_id,
      joinedAt: row.joined_at,
      leftAt: row.left_at,
    })),
  );

type Row = Awaited<ReturnType<typeof membershipsOf>>[number];

/** Somebody whom another organisation knows keeps the name that they have there. */
async function personFor(
  tx: Tx,
  { name, email }: FilePerson,
  around: { rows: readonly Row[]; venueId: number },
) {
  const known = await personByEmail(tx, email);
  if (!known) return addPerson(tx, { name, email, venueId: around.venueId });
  const isOurs = around.rows.some((row) => row.person_id === known.id);
  if (isOurs && known.name !== name) await renamePerson(tx, known.id, name);
  return known.id;
}

/** A role for each of these; who is new has not joined until they take an invitation up. False where no owner is left. */
export async function writePeople(
  tx: Tx,
  { venueId, organisationId }: Team,
  { wanted, now }: { wanted: readonly FilePerson[]; now: number },
): Promise<boolean> {
  await lockTeam(tx, organisationId);
  const wasLed = await isLed(tx, organisationId);
  const roleOf = new Map((await rolesOf(tx, organisationId)).map(({ code, id }) => [code, id]));
  const rows = await membershipsOf(tx, organisationId);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const joinedOf = (personId: number): number | null =>
    rows.find((row) => row.person_id === personId && row.left_at === null && row.joined_at !== null)
      ?.joined_at ?? null;
  const put = async (item: FilePerson): Promise<number> => {
    const personId = await personFor(tx, item, { rows, venueId });
    const place = { personId, organisationId, venueId: item.all_venues ? null : venueId };
    const roleId = roleOf.get(item.role) as number;
    await setRoleAt(tx, place, { roleId, joinedAt: joinedOf(personId), now });
    return personId;
  };
  await syncRows(await readPeople(tx, { venueId, organisationId }), wanted, {
    nameOf: personName,
    add: put,
    change: async (id, item) => {
      const row = rowOf.get(id);
      if (row?.role_code !== item.role || row.name !== item.name) await put(item);
    },
    remove: async (id) => {
      const row = rowOf.get(id);
      if (!row || row.venue_id === null) return;
      await setRoleAt(tx, { personId: row.person_id, organisationId, venueId: row.venue_id }, undefined);
      await endSessionsAt(tx, { personId: row.person_id, organisationId });
    },
  });
  return !wasLed || isLed(tx, organisationId);
}
