import { beforeAndAfter } from '@servery/domain/audit/keep';
import { fail } from '@servery/domain/failure';
import { answerTeam, lockedTeam, readTeam, rowsOf } from '#actions/console/team/team-of-caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { endSessionsAt, endStreamsAt, worksElsewhere } from '#stores/memberships';
import {
  removeSecondSteps,
  requireSecondStep,
  requiresSecondStep,
  secondStepsOf,
} from '#stores/second-steps';
import { signInsAt } from '#stores/sign-ins';
import { lockTillsOf } from '#stores/till-people';
import { signInView } from '#views/sign-ins';

/** Of those who are in the team now, whatever they may do. */
export const consoleSignIns = readAction('ConsoleTeam.sign_ins', async (tx, input, caller) => {
  const { organisationId } = teamMember(caller);
  const { rows } = await readTeam(tx, organisationId);
  const here = rows.filter(({ joined_at, left_at }) => joined_at !== null && left_at === null);
  const wanted = here
    .map(({ person_id }) => person_id)
    .filter((id) => input.person_id === undefined || id === input.person_id);
  if (input.person_id !== undefined && wanted.length === 0) return fail('no_such_person');
  const found = await signInsAt(tx, organisationId, [...new Set(wanted)]);
  return answer({ sign_ins: found.map(signInView) });
});

export const consoleSignOut = writeAction('ConsoleTeam.sign_out', async (tx, input, caller) => {
  const team = await lockedTeam(tx, caller);
  const { person_id: personId } = input;
  const [first] = rowsOf(team, personId, { caller }) ?? [];
  if (!first) return fail('no_such_person');
  await endSessionsAt(tx, { personId, organisationId: team.organisationId }, caller.session?.id);
  await lockTillsOf(tx, personId);
  await note(tx, caller, { action: 'team.signed_out', subject: first.email, details: {} });
  return answerTeam(tx, caller);
});

/** Whoever owes a second step from now on may do nothing before they have one: what they follow ends at once. */
export const consoleRequireTwoStep = writeAction(
  'ConsoleTeam.require_two_step',
  async (tx, { on }, caller) => {
    const team = await lockedTeam(tx, caller);
    const { organisationId } = team;
    const people = [...new Set(team.rows.map(({ person_id }) => person_id))];
    const steps = await secondStepsOf(tx, people);
    if (on === 1 && !steps.has(teamMember(caller).personId)) return fail('two_step_first');
    const before = await requiresSecondStep(tx, organisationId);
    await requireSecondStep(tx, organisationId, on === 1);
    if (on === 1)
      for (const personId of people)
        if (!steps.has(personId)) await endStreamsAt(tx, { personId, organisationId });
    await note(tx, caller, {
      action: 'team.two_step',
      subject: '',
      details: beforeAndAfter({ required: before }, { required: on === 1 }),
    });
    return answerTeam(tx, caller);
  },
);

/** Whoever works for others too is theirs as well: no single owner opens the way in to all of them. */
export const consoleResetTwoStep = writeAction('ConsoleTeam.reset_two_step', async (tx, input, caller) => {
  const team = await lockedTeam(tx, caller);
  const { person_id: personId } = input;
  const { organisationId } = team;
  const [first] = rowsOf(team, personId, { caller }) ?? [];
  if (!first) return fail('no_such_person');
  if (await worksElsewhere(tx, { personId, organisationId })) return fail('works_elsewhere');
  await removeSecondSteps(tx, personId);
  await endSessionsAt(tx, { personId, organisationId }, caller.session?.id);
  await note(tx, caller, { action: 'team.two_step_reset', subject: first.email, details: {} });
  return answerTeam(tx, caller);
});
