import type { Caller } from '#callers/caller';
import { HOUR_MS, waitWords } from '@servery/domain/limits/pace';
import { internationalPhone } from '@servery/domain/checkout/contact';
import { signUpProblem } from '@servery/domain/identity/sign-up';
import type { CallInput } from '@servery/contract/registry';
import { passwordAccount, readEmail } from '#actions/customer/account/account-key';
import { signInAs } from '#actions/customer/account/sign-in-as';
import type { Tx } from '#db/database';
import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { ensureSession, writeInSession } from '#callers/session';
import { isGuessable } from '#safety/guessable-password';
import { hashSecret, secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { customerWithPassword } from '#stores/people';
import { insertSignUp } from '#stores/sign-ups';
import { pendingView } from '#queries/sign-in';

type Typed = {
  email: string;
  name: string;
  mobile: string;
  country_code: string;
  state: string;
  news: number;
};

const readForm = (input: CallInput<'Register'>): Typed => ({
  email: readEmail(input.email),
  name: input.name.trim(),
  mobile: internationalPhone(input.mobile, input.country_code) ?? '',
  country_code: input.country_code,
  state: input.country_code === 'AU' ? input.state : '',
  news: input.news ?? 0,
});

type SignUp = { typed: Typed; passwordHash: string };

async function keepSignUp(tx: Tx, { typed, passwordHash }: SignUp, caller: Caller) {
  const { brand, now } = caller;
  const session = await ensureSession(tx, caller);
  const signUpId = await insertSignUp(tx, {
    ...typed,
    brand_code: brand.code,
    password_hash: passwordHash,
    session_id: session.id,
    created_at: now,
  });
  const notice = { template: 'sign-up' as const, sign_up_id: signUpId };
  const sending = await sendNotice(tx, { notice, to: `${brand.code}:${typed.email}` }, caller);
  return sending === 'sender-had-enough'
    ? fail('locked_out', { wait: waitWords(HOUR_MS) })
    : answer(pendingView(typed));
}

/**
 * The answer is the same whether or not the address has an account; what there is to say goes to the address itself, by
 * mail. Only who knows the password of the account that exists is signed in at once.
 */
export const register = ownAction('Register', ['reach'], async (db, input, { caller, reach }) => {
  const problem = signUpProblem(input);
  if (problem) return fail(problem.code, { field: problem.field });
  if (!reach.mail) return fail('sign_up_off');
  const typed = readForm(input);
  const { brand, address, now } = caller;
  if (isGuessable(input.password1, [brand.name, typed.email, typed.name]))
    return fail('password_guessable', { field: 'password1' });
  const account = passwordAccount(brand.code, typed.email);
  const begun = await startTry(db, { secret: 'password', account, address, now, addressIsLimited: true });
  if (!begun.ok) return begun;
  const held = await db.read((tx) => customerWithPassword(tx, brand.code, typed.email));
  const fits = await secretFits(input.password1, held?.hash);
  const passwordHash = await hashSecret(input.password1);
  const signUp = { typed, passwordHash };
  if (!held || !fits) return writeInSession(db, caller, (tx) => keepSignUp(tx, signUp, caller));
  await begun.succeeded();
  const who = { customerId: held.id, remember: true };
  return writeInSession(db, caller, async (tx) => answer(await signInAs(tx, caller, who)));
});
