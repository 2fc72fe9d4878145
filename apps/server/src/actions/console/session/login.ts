import { fail } from '@servery/domain/failure';
import { enter } from '#actions/console/session/enter';
import { writeInSession } from '#callers/session';
import { signInFrom } from '#callers/sign-in-from';
import type { Database } from '#db/database';
import { ownAction } from '#http/action';
import { secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { secondStepsOf } from '#stores/second-steps';
import { keepFailedTry } from '#stores/sign-ins';
import { personWithPassword } from '#stores/team';
import { mintToken } from '#stores/tokens';

/** The password was right, and is not enough: what is left is asked of whoever holds the token. */
const askSecondStep = async (
  db: Database,
  personId: number,
  { ways, now }: { ways: { code: boolean; passkey: boolean }; now: number },
) => {
  const token = await db.write((tx) => mintToken(tx, { purpose: 'second_step', personId, now }));
  return fail('second_step', { token, app: ways.code ? 1 : 0, passkey: ways.passkey ? 1 : 0 });
};

export const consoleLogin = ownAction('ConsoleLogin', async (db, input, caller) => {
  const email = input.email.trim().toLowerCase();
  const { address, now } = caller;
  const begun = await startTry(db, { secret: 'password', account: `console:${email}`, address, now });
  if (!begun.ok) return begun;
  const person = await db.read((tx) => personWithPassword(tx, email));
  if (!(await secretFits(input.password, person?.hash)) || !person) {
    const tried = { ...signInFrom(caller), personId: person?.id ?? 0, outcome: 'wrong_password' } as const;
    await db.write((tx) => keepFailedTry(tx, tried));
    return fail('wrong_login');
  }
  await begun.succeeded();
  const ways = (await db.read((tx) => secondStepsOf(tx, [person.id]))).get(person.id);
  if (ways) return askSecondStep(db, person.id, { ways, now });
  return writeInSession(db, caller, (tx) => enter(tx, caller, { person, way: 'password' }));
});
