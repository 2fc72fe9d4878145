import { fail, type Failure } from '@servery/domain/failure';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import { signInFrom } from '#callers/sign-in-from';
import type { Database } from '#db/database';
import { secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { keepFailedTry } from '#stores/sign-ins';
import { personWithPassword } from '#stores/team';

/** Before somebody changes how they sign in: a console that was left open is not enough. */
export async function passwordProblem(
  db: Database,
  caller: Caller,
  password: string,
): Promise<Failure<'locked_out' | 'password_wrong'> | undefined> {
  const { email, personId } = teamMember(caller);
  const { address, now } = caller;
  const begun = await startTry(db, { secret: 'password', account: `console:${email}`, address, now });
  if (!begun.ok) return begun;
  const person = await db.read((tx) => personWithPassword(tx, email));
  if (await secretFits(password, person?.hash)) {
    await begun.succeeded();
    return undefined;
  }
  await db.write((tx) => keepFailedTry(tx, { ...signInFrom(caller), personId, outcome: 'wrong_password' }));
  return fail('password_wrong', { field: 'password' });
}
