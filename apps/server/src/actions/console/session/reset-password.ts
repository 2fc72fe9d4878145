import { consolePasswordProblem } from '@servery/domain/identity/secrets';
import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { isGuessable } from '#safety/guessable-password';
import { hashSecret } from '#safety/password';
import { forgiveTries } from '#safety/sign-in-guard';
import { setConsolePassword } from '#stores/console-secrets';
import { findPerson, venuesOfPerson } from '#stores/team';
import { removeSecondSteps } from '#stores/second-steps';
import { takeToken, WITH_SECOND_STEP } from '#stores/tokens';

/** Nobody is signed in by it, and everybody who was as this person is out. */
export const consoleReset = ownAction('ConsoleReset', async (db, input, caller) => {
  const problem = consolePasswordProblem(input.new_password, input.confirm_password);
  if (problem)
    return fail(problem.code, { field: problem.field === 'password' ? 'new_password' : 'confirm_password' });
  const hash = await hashSecret(input.new_password);
  const { now, address } = caller;
  return db.write(
    async (tx) => {
      const token = await takeToken(tx, input.token, { purposes: ['console'], now });
      const user = token?.person_id ? await findPerson(tx, token.person_id) : undefined;
      if (!user) return fail('reset_invalid');
      const places = (await venuesOfPerson(tx, user.id)).flatMap((at) => [at.name, at.organisation]);
      if (isGuessable(input.new_password, [...places, user.email, user.name, 'console']))
        return fail('password_guessable', { field: 'new_password' });
      await setConsolePassword(tx, user.id, hash);
      if (token?.subject === WITH_SECOND_STEP) await removeSecondSteps(tx, user.id);
      await forgiveTries(tx, `console:${user.email}`, address);
      return answer({});
    },
    (said) => said.ok,
  );
});
