import type { CallOutput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { hasOwner, mayGive } from '@servery/domain/people/team-rules';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { answer } from '#http/answer';
import {
  lastSeen,
  lockTeam,
  type MembershipRow,
  membershipsOf,
  organisationName,
  type RoleRecord,
  rolesOf,
  venuesOfOrganisation,
} from '#stores/memberships';
import { requiresSecondStep, secondStepsOf } from '#stores/second-steps';
import { teamView } from '#views/team';

export type Team = {
  organisationId: number;
  venues: { id: number; name: string }[];
  roles: RoleRecord[];
  rows: MembershipRow[];
};

export async function readTeam(tx: ReadTx, organisationId: number): Promise<Team> {
  return {
    organisationId,
    venues: await venuesOfOrganisation(tx, organisationId),
    roles: await rolesOf(tx, organisationId),
    rows: await membershipsOf(tx, organisationId),
  };
}

/** The caller's team, to be changed by nobody else meanwhile. */
export async function lockedTeam(tx: Tx, caller: Caller): Promise<Team> {
  const { organisationId } = teamMember(caller);
  await lockTeam(tx, organisationId);
  return readTeam(tx, organisationId);
}

async function shownTeam(tx: ReadTx, caller: Caller): Promise<CallOutput<'ConsoleTeam'>> {
  const { organisationId, personId } = teamMember(caller);
  const team = await readTeam(tx, organisationId);
  const people = [...new Set(team.rows.map(({ person_id }) => person_id))];
  return teamView(team, {
    organisation: await organisationName(tx, organisationId),
    seen: await lastSeen(tx, organisationId),
    steps: await secondStepsOf(tx, people),
    isTwoStepRequired: await requiresSecondStep(tx, organisationId),
    personId,
  });
}

export const answerTeam = async (tx: ReadTx, caller: Caller) => answer(await shownTeam(tx, caller));

/** A role that the caller may give: theirs to give is what they have themselves. */
export function roleToGive({ roles }: Team, code: string, caller: Caller) {
  const role = roles.find((each) => each.code === code);
  return role && mayGive(role, teamMember(caller).can) ? role : fail('no_such_role');
}

/** Somebody of the team who has no more rights than the caller; `left` for one who is no longer in it. */
export function rowsOf(
  team: Team,
  personId: number,
  { caller, left = false }: { caller: Caller; left?: boolean },
) {
  const rows = team.rows.filter((row) => row.person_id === personId && (row.left_at !== null) === left);
  const roleIds = new Set(rows.map(({ role_id }) => role_id));
  const own = teamMember(caller).can;
  const within = team.roles.every((role) => !roleIds.has(role.id) || mayGive(role, own));
  return rows.length > 0 && within ? rows : undefined;
}

/** Whether somebody is left to lead once these rows are gone. */
export const isLedWithout = ({ rows }: Team, gone: readonly MembershipRow[]): boolean =>
  hasOwner(
    rows
      .filter((row) => !gone.includes(row))
      .map((row) => ({
        role: row.role_code,
        venueId: row.venue_id,
        joinedAt: row.joined_at,
        leftAt: row.left_at,
      })),
  );
