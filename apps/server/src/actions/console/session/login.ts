import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { consoleUserWithPassword } from '#stores/people';
import { createSession, endSession } from '#stores/sessions';
import { consoleUserView } from '#views/console';

export const consoleLogin = ownAction('ConsoleLogin', async (db, input, caller) => {
  const email = input.email.trim().toLowerCase();
  const { address, now } = caller;
  const begun = await startTry(db, { secret: 'password', account: `console:${email}`, address, now });
  if (!begun.ok) return begun;
  const user = await db.read((tx) => consoleUserWithPassword(tx, email));
  if (!(await secretFits(input.password, user?.hash)) || !user) return fail('wrong_login');
  await begun.succeeded();
  return db.write(async (tx) => {
    if (caller.session) await endSession(tx, caller.session.id);
    const made = await createSession(tx, {
      kind: 'console',
      consoleUserId: user.id,
      venueId: user.venue_id,
      brandCode: user.brand_code,
      now: caller.now,
    });
    caller.session = made.session;
    caller.newSid = made.sid;
    return answer({ user: consoleUserView(user) });
  });
});
