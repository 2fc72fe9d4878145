import { passwordProblem, pinProblem } from '@servery/domain/identity/secrets';
import type { CallInput } from '@servery/contract/registry';
import { passwordAccount, pinAccount } from '#actions/customer/account/account-key';
import { endOtherSessions } from '#actions/customer/account/other-sessions';
import type { Tx } from '#db/database';
import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { writeInSession } from '#callers/session';
import { isGuessable } from '#safety/guessable-password';
import { hashSecret } from '#safety/password';
import { forgiveTries } from '#safety/sign-in-guard';
import { type CustomerRecord, findCustomer, markEmailVerified, setCredential } from '#stores/people';
import { dropTokensOf, takeToken } from '#stores/tokens';

type NewSecret = { kind: 'password' | 'pin'; hash: string };

function problemOf(input: CallInput<'ResetPassword'>, kind: NewSecret['kind']) {
  if (kind === 'pin') {
    const problem = pinProblem(input.new_pin ?? '', input.confirm_pin ?? '');
    return problem && fail(problem.code, { field: problem.field === 'pin' ? 'new_pin' : 'confirm_pin' });
  }
  const problem = passwordProblem(input.new_password, input.confirm_password);
  const field = problem?.field === 'password' ? 'new_password' : 'confirm_password';
  return problem && fail(problem.code, { field });
}

/** Who has shown that the mail or the text arrives may try to sign in again at once. */
async function forgive(
  tx: Tx,
  { brand_code, email, mobile }: CustomerRecord,
  address: string,
): Promise<void> {
  await forgiveTries(tx, passwordAccount(brand_code, email), address);
  await forgiveTries(tx, pinAccount(brand_code, mobile), address);
}

/** The form is for the link's user, whoever is signed in: it signs nobody in or out here. */
export const resetPassword = ownAction('ResetPassword', async (db, input, caller) => {
  const kind: NewSecret['kind'] = (input.new_pin ?? input.confirm_pin) === undefined ? 'password' : 'pin';
  const problem = problemOf(input, kind);
  if (problem) return problem;
  const hash = await hashSecret(kind === 'pin' ? (input.new_pin ?? '') : input.new_password);
  const { now, brand } = caller;
  return writeInSession(db, caller, async (tx) => {
    const token = await takeToken(tx, input.reset_auth, { purposes: [kind], now });
    const customer = token?.customer_id ? await findCustomer(tx, token.customer_id) : undefined;
    if (!customer || String(customer.id) !== input.user_id || customer.brand_code !== brand.code)
      return fail('reset_invalid');
    if (kind === 'password' && isGuessable(input.new_password, [brand.name, customer.email, customer.name]))
      return fail('password_guessable', { field: 'new_password' });
    await setCredential(tx, customer.id, { kind, hash });
    await dropTokensOf(tx, customer.id);
    if (kind === 'password') await markEmailVerified(tx, customer.id, now);
    await forgive(tx, customer, caller.address);
    await endOtherSessions(tx, customer.id, caller);
    const notice = { template: 'changed' as const, customer_id: customer.id, secret: kind };
    await sendNotice(tx, { notice, to: `customer:${customer.id}` }, caller);
    return answer({});
  });
});
