import type { CallInput } from '@servery/contract/registry';
import { passwordAccount, pinAccount, readEmail, readMobile } from '#actions/customer/account/account-key';
import { signInAs } from '#actions/customer/account/sign-in-as';
import type { Database, ReadTx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail } from '@servery/domain/failure';
import { type Answer, answer } from '#http/answer';
import { writeInSession } from '#callers/session';
import { secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { screenOfCustomer } from '#stores/screens';
import { customerWithPassword, customerWithPin } from '#stores/people';
import { lastSignUpFor } from '#stores/sign-ups';

export type SecretLogin = Extract<CallInput<'Login'>, { method: 'email' | 'mobile' }>;

function secretOf(input: SecretLogin, brandCode: string) {
  if (input.method === 'email') {
    const email = readEmail(input.email);
    return {
      secret: 'password' as const,
      typed: input.password,
      account: passwordAccount(brandCode, email),
      find: (tx: ReadTx) => customerWithPassword(tx, brandCode, email),
      /** Typed for an account that is not confirmed yet. */
      findPending: (tx: ReadTx) => lastSignUpFor(tx, brandCode, email),
      wrong: 'wrong_login' as const,
    };
  }
  const mobile = readMobile(input.mobile, input.mobile_metadata) ?? input.mobile;
  return {
    secret: 'pin' as const,
    typed: input.pin,
    account: pinAccount(brandCode, mobile),
    find: (tx: ReadTx) => customerWithPin(tx, brandCode, mobile),
    findPending: undefined,
    wrong: 'wrong_pin' as const,
  };
}

/** By email and password, or by mobile and PIN: as much work and the same words, whether or not anybody is there. */
export async function loginBySecret(
  db: Database,
  input: SecretLogin,
  caller: Caller,
): Promise<Answer<'Login'>> {
  const { secret, typed, account, find, findPending, wrong } = secretOf(input, caller.brand.code);
  const begun = await startTry(db, { secret, account, address: caller.address, now: caller.now });
  if (!begun.ok) return begun;
  const customer = await db.read(find);
  if (!(await secretFits(typed, customer?.hash)) || !customer) {
    if (!findPending) return fail(wrong);
    // Who knows what they typed when they signed up is told what is missing. It still counts as a wrong try: anybody can
    // sign up with somebody else's address.
    const pending = await db.read(findPending);
    return fail((await secretFits(typed, pending?.password_hash)) && pending ? 'email_unconfirmed' : wrong);
  }
  await begun.succeeded();
  const screen = await db.read((tx) => screenOfCustomer(tx, customer.id));
  if (screen && screen.removed_at > 0) return fail('screen_removed');
  const who = { customerId: customer.id, remember: input.remember_me !== 0 };
  return writeInSession(db, caller, async (tx) => answer(await signInAs(tx, caller, who)));
}
