import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { createSession, endSession } from '#stores/sessions';
import { personWithPassword, teamMemberAt, venuesOfPerson } from '#stores/team';
import { consoleUserView } from '#views/console';

export const consoleLogin = ownAction('ConsoleLogin', async (db, input, caller) => {
  const email = input.email.trim().toLowerCase();
  const { address, now } = caller;
  const begun = await startTry(db, { secret: 'password', account: `console:${email}`, address, now });
  if (!begun.ok) return begun;
  const person = await db.read((tx) => personWithPassword(tx, email));
  if (!(await secretFits(input.password, person?.hash)) || !person) return fail('wrong_login');
  await begun.succeeded();
  return db.write(async (tx) => {
    const venues = await venuesOfPerson(tx, person.id);
    const venue = venues.find(({ id }) => id === person.last_venue_id) ?? venues[0];
    const member = venue && (await teamMemberAt(tx, person.id, venue.id));
    if (!member) return fail('no_venue');
    if (caller.session) await endSession(tx, caller.session.id);
    const made = await createSession(tx, { kind: 'console', ...member, now: caller.now });
    caller.session = made.session;
    caller.newSid = made.sid;
    return answer({ user: consoleUserView(member, venues) });
  });
});
