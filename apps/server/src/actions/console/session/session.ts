import { fail } from '@servery/domain/failure';
import { asOwed } from '#callers/identify';
import { teamMember } from '#callers/team-member';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { moveSession } from '#stores/sessions';
import { rememberVenue, teamMemberAt, venuesOfPerson } from '#stores/team';
import { consoleUserView } from '#views/console';

export const consoleSession = readAction('ConsoleSession', async (tx, _input, caller) => {
  const member = teamMember(caller);
  return answer({ user: consoleUserView(member, await venuesOfPerson(tx, member.personId), caller.brands) });
});

export const consoleMail = readAction('ConsoleSession.mail', ['reach'], (_tx, _input, { reach }) =>
  Promise.resolve(answer({ sends_mail: reach.mail ? 1 : 0 })),
);

/** The same person at another of their venues: from now on every call of the session is for that one. */
export const consoleSwitchVenue = writeAction('ConsoleSession.switch', async (tx, input, caller) => {
  const { personId } = teamMember(caller);
  const member = await teamMemberAt(tx, personId, input.venue_id);
  if (!member || !caller.session) return fail('no_such_venue');
  await moveSession(tx, caller.session.id, member);
  await rememberVenue(tx, personId, member.venueId);
  return answer({ user: consoleUserView(asOwed(member), await venuesOfPerson(tx, personId), caller.brands) });
});
