import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import {
  answerTeam,
  isLedWithout,
  lockedTeam,
  roleToGive,
  rowsOf,
} from '#actions/console/team/team-of-caller';
import { note } from '#callers/note';
import { readAction, writeAction } from '#http/action';
import { endSessionsAt, endStreamsAt, type MembershipRow, setLeft, setRoleAt } from '#stores/memberships';

const rolesIn = (rows: readonly MembershipRow[]): string[] => rows.map((row) => row.role_code);

export const consoleTeam = readAction('ConsoleTeam', (tx, _input, caller) => answerTeam(tx, caller));

export const consoleSetRole = writeAction('ConsoleTeam.set_role', async (tx, input, caller) => {
  const team = await lockedTeam(tx, caller);
  const { organisationId } = team;
  const { person_id: personId, venue_id: venueId = null, role: code = '' } = input;
  const rows = rowsOf(team, personId, { caller });
  const [first] = rows ?? [];
  if (!rows || !first) return fail('no_such_person');
  if (venueId !== null && !team.venues.some(({ id }) => id === venueId)) return fail('no_such_venue');
  const given = code === '' ? undefined : roleToGive(team, code, caller);
  if (given && 'ok' in given) return given;
  const before = rows.filter((row) => row.venue_id === venueId);
  // An owner who becomes something else, or has nothing left here, may have been the last.
  if (given?.code !== 'owner' && !isLedWithout(team, before)) return fail('last_owner');
  const { now } = caller;
  const joinedAt = rows.find(({ joined_at }) => joined_at !== null)?.joined_at ?? null;
  await setRoleAt(
    tx,
    { personId, organisationId, venueId },
    given && { roleId: given.id, joinedAt, now: joinedAt === null ? first.created_at : now },
  );
  await endStreamsAt(tx, { personId, organisationId });
  const was = { role: before[0]?.role_code ?? '' };
  const details = { venue: venueId, ...beforeAndAfter(was, { role: code }) };
  await note(tx, caller, { action: 'team.role', subject: first.email, details });
  return answerTeam(tx, caller);
});

export const consoleLeaveTeam = writeAction('ConsoleTeam.remove', async (tx, input, caller) => {
  const team = await lockedTeam(tx, caller);
  const personId = input.person_id;
  const rows = rowsOf(team, personId, { caller });
  const [first] = rows ?? [];
  if (!rows || !first) return fail('no_such_person');
  if (!isLedWithout(team, rows)) return fail('last_owner');
  const who = { personId, organisationId: team.organisationId };
  await setLeft(tx, who, caller.now);
  await endSessionsAt(tx, who);
  const details = beforeAndAfter({ roles: rolesIn(rows) }, { roles: [] });
  await note(tx, caller, { action: 'team.removed', subject: first.email, details });
  return answerTeam(tx, caller);
});

export const consoleRejoinTeam = writeAction('ConsoleTeam.restore', async (tx, input, caller) => {
  const team = await lockedTeam(tx, caller);
  const personId = input.person_id;
  const rows = rowsOf(team, personId, { caller, left: true });
  const [first] = rows ?? [];
  if (!rows || !first) return fail('no_such_person');
  await setLeft(tx, { personId, organisationId: team.organisationId }, null);
  const details = beforeAndAfter({ roles: [] }, { roles: rolesIn(rows) });
  await note(tx, caller, { action: 'team.restored', subject: first.email, details });
  return answerTeam(tx, caller);
});
