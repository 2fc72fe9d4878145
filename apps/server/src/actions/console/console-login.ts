import { ownAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { secretFits } from '#safety/password';
import { clearFailures, countFailure, lockedOut } from '#safety/sign-in-guard';
import { consoleUserWithPassword } from '#stores/people';
import { createSession } from '#stores/sessions';
import { consoleUserView } from '#views/console';

export const consoleLogin = ownAction('ConsoleLogin', async (db, input, context) => {
  const email = input.email.trim().toLowerCase();
  const attempt = { account: `console:${email}`, address: context.address, now: context.now };
  const locked = await lockedOut(db, attempt);
  if (locked) return locked;
  const user = await db.read((tx) => consoleUserWithPassword(tx, email));
  if (!(await secretFits(input.password, user?.hash)) || !user) {
    await countFailure(db, attempt);
    return fail('wrong_login');
  }
  await clearFailures(db, attempt);
  return db.write(async (tx) => {
    const made = await createSession(tx, { kind: 'console', consoleUserId: user.id, now: context.now });
    context.newSid = made.sid;
    return answer({ user: consoleUserView(user) });
  });
});
