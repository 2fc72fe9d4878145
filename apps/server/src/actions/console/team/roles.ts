import { randomUUID } from 'node:crypto';
import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import { standardRoles } from '@servery/domain/people/standard-roles';
import { mayGive } from '@servery/domain/people/team-rules';
import { answerTeam, lockedTeam, type Team } from '#actions/console/team/team-of-caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { writeAction } from '#http/action';
import { addRole, changeRole, removeRole } from '#stores/memberships';

const MOST_ROLES = 30;

/** One of the organisation's own; those that every organisation has are nobody's to change. */
const ownRole = ({ roles }: Team, code: string) =>
  roles.find((role) => role.code === code && !(standardRoles as readonly string[]).includes(code));

const isTaken = ({ roles }: Team, name: string, except: string): boolean =>
  roles.some((role) => role.code !== except && role.name.toLowerCase() === name.toLowerCase());

export const consoleSaveRole = writeAction('ConsoleTeam.save_role', async (tx, input, caller) => {
  const team = await lockedTeam(tx, caller);
  const { code = '' } = input;
  const name = input.name.trim();
  const permissions = [...new Set(input.permissions)];
  const own = teamMember(caller).can;
  const before = code === '' ? undefined : ownRole(team, code);
  if (code !== '' && (!before || !mayGive(before, own))) return fail('no_such_role');
  if (!mayGive({ permissions }, own)) return fail('no_such_role');
  if (isTaken(team, name, code)) return fail('role_name_taken', { field: 'name' });
  if (before) await changeRole(tx, before.id, { name, permissions });
  else {
    if (team.roles.length >= MOST_ROLES) return fail('too_many_roles');
    await addRole(tx, { organisationId: team.organisationId, code: randomUUID(), name, permissions });
  }
  await note(tx, caller, {
    action: 'role.saved',
    subject: name,
    details: beforeAndAfter(before && { name: before.name, permissions: before.permissions }, {
      name,
      permissions,
    }),
  });
  return answerTeam(tx, caller);
});

export const consoleRemoveRole = writeAction('ConsoleTeam.remove_role', async (tx, input, caller) => {
  const team = await lockedTeam(tx, caller);
  const role = ownRole(team, input.code);
  if (!role || !mayGive(role, teamMember(caller).can)) return fail('no_such_role');
  if (team.rows.some(({ role_id }) => role_id === role.id)) return fail('role_in_use');
  await removeRole(tx, role.id);
  await note(tx, caller, {
    action: 'role.removed',
    subject: role.name,
    details: { permissions: role.permissions },
  });
  return answerTeam(tx, caller);
});
