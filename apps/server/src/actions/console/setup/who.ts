import { isEmail } from '@servery/domain/checkout/contact';
import { fail } from '@servery/domain/failure';
import { consolePasswordProblem } from '@servery/domain/identity/secrets';
import { isAbn } from '@servery/domain/set-up/abn';
import type { CallInput } from '@servery/contract/registry';
import { keepStep } from '#actions/console/setup/keep-step';
import { ownAction } from '#http/action';
import { isGuessable } from '#safety/guessable-password';
import { hashSecret } from '#safety/password';
import { readSetUp } from '#stores/set-up';

type Input = CallInput<'ConsoleSetup.who'>;

function detailsProblem({ email, abn, gst_registered: gst }: Input) {
  if (!isEmail(email.trim().toLowerCase())) return fail('email_invalid', { field: 'email' });
  // A tax invoice shows the seller's ABN.
  if (abn.trim() === '') return gst === 1 ? fail('abn_missing', { field: 'abn' }) : undefined;
  return isAbn(abn) ? undefined : fail('abn_invalid', { field: 'abn' });
}

function passwordProblem(input: Input) {
  const problem = consolePasswordProblem(input.new_password, input.confirm_password);
  if (problem)
    return fail(problem.code, { field: problem.field === 'password' ? 'new_password' : 'confirm_password' });
  const names = [input.venue_name, input.organisation, input.owner_name, input.email, 'console'];
  return isGuessable(input.new_password, names)
    ? fail('password_guessable', { field: 'new_password' })
    : undefined;
}

/** Whose venue it is. Of the password only the hash is kept, and only until the venue is made. */
export const consoleSetupWho = ownAction(
  'ConsoleSetup.who',
  ['payments', 'ownUrl', 'reach'],
  async (db, input, by) => {
    const problem = detailsProblem(input);
    if (problem) return problem;
    const { passwordHash: known } = await db.read(readSetUp);
    const keeps = known !== '' && input.new_password === '' && input.confirm_password === '';
    const unsafe = keeps ? undefined : passwordProblem(input);
    if (unsafe) return unsafe;
    const passwordHash = keeps ? known : await hashSecret(input.new_password);
    const value = {
      venue_name: input.venue_name.trim(),
      organisation: input.organisation.trim(),
      abn: input.abn.trim(),
      gst_registered: input.gst_registered,
      owner_name: input.owner_name.trim(),
      email: input.email.trim().toLowerCase(),
    } as const;
    return db.write(
      (tx) => keepStep(tx, { step: 'who', value, passwordHash }, by),
      (said) => said.ok,
    );
  },
);
