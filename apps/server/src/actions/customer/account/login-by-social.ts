import type { CallInput } from '@servery/contract/registry';
import {
  firstVisit,
  identityProblem,
  placeholderName,
  PROVIDER_NAME,
  type SocialIdentity,
  type SocialProvider,
} from '@servery/domain/identity/social';
import { z } from 'zod';
import { welcomeMember } from '#actions/customer/account/welcome-member';
import { signInAs } from '#actions/customer/account/sign-in-as';
import type { Database, Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail } from '@servery/domain/failure';
import { type Answer, answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { writeInSession } from '#callers/session';
import type { SocialPorts, Vouched } from '#providers/social/port';
import { type CustomerRecord, customerByEmail } from '#stores/people';
import { connectSocial, customerOfSocial } from '#stores/social-logins';
import { spendToken } from '#stores/tokens';

export type SocialLogin = Extract<CallInput<'Login'>, { method: SocialProvider }>;
type Guest = {
  provider: SocialProvider;
  identity: SocialIdentity;
  token: { text: string; expiresAt: number };
  remember: boolean;
};

const failed = (provider: SocialProvider, reason: string) =>
  fail(provider === 'apple' ? 'apple_failed' : 'google_failed', { reason });

function refusal(provider: SocialProvider, vouched: Extract<Vouched, { ok: false }>) {
  if (vouched.problem === 'unreachable')
    return fail('social_unavailable', { provider: PROVIDER_NAME[provider] });
  if (vouched.problem === 'refused') return failed(provider, vouched.reason);
  return provider === 'apple' ? fail('apple_expired') : failed(provider, 'the token has expired');
}

/** What the signature covers: the signature itself can be spelt in more than one way. */
const signedPart = (token: string): string => token.slice(0, token.lastIndexOf('.'));

const appleUser = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
});

/** Apple tells the name beside the token, and only the first time. */
function nameBeside(user: string | undefined): string {
  if (user === undefined) return '';
  try {
    const { firstName, lastName } = appleUser.parse(JSON.parse(user)).name;
    return `${firstName} ${lastName}`.trim().slice(0, 80);
  } catch {
    return '';
  }
}

async function admit(
  tx: Tx,
  guest: Guest,
  caller: Caller,
): Promise<Answer<'Login'> | { ok: false; confirm: CustomerRecord }> {
  const { provider, identity, token, remember } = guest;
  if (!(await spendToken(tx, token.text, token.expiresAt)))
    return failed(provider, 'the token has been used');
  const key = { brandCode: caller.brand.code, provider, subject: identity.subject };
  const enter = async (customerId: number) => answer(await signInAs(tx, caller, { customerId, remember }));
  const known = await customerOfSocial(tx, key);
  if (known !== undefined) return enter(known);
  const account = await customerByEmail(tx, key.brandCode, identity.email);
  const visit = firstVisit(identity, account && { emailVerified: account.email_verified_at !== null });
  if (visit === 'refuse') return failed(provider, 'the email address is not verified');
  if (visit === 'confirm' && account) return { ok: false, confirm: account };
  const person = {
    brand_code: key.brandCode,
    name: identity.name || placeholderName(provider),
    email: identity.email,
    mobile: '',
    country_code: 'AU',
    state: '',
  };
  const customerId = account?.id ?? (await welcomeMember(tx, person, caller));
  await connectSocial(tx, { ...key, customerId, now: caller.now });
  return enter(customerId);
}

/** The holder of the account is asked by mail whether the two belong together. */
async function askByMail(db: Database, guest: Guest, caller: Caller & { account: CustomerRecord }) {
  const { provider, identity } = guest;
  const { account } = caller;
  const { subject } = identity;
  const notice = { template: 'connect' as const, customer_id: account.id, provider, subject };
  await db.write((tx) => sendNotice(tx, { notice, to: `customer:${account.id}` }, caller));
  return fail('social_confirm', { provider: PROVIDER_NAME[provider] });
}

/** By a token of Apple or Google, which is checked against the provider's own keys. */
export async function loginBySocial(
  db: Database,
  input: SocialLogin,
  { caller, social }: { caller: Caller; social: SocialPorts },
): Promise<Answer<'Login'>> {
  const { method: provider, payload } = input;
  const port = caller.brand.social_sign_in[provider] ? social[provider] : undefined;
  if (!port) return fail('social_off');
  const text = payload.id_token ?? payload.credential;
  if (text === undefined) return fail(provider === 'apple' ? 'apple_insufficient' : 'google_unknown');
  const vouched = await port.verify(text, { nonce: payload.nonce, now: caller.now });
  if (!vouched.ok) return refusal(provider, vouched);
  const identity = { ...vouched.identity, name: vouched.identity.name || nameBeside(payload.user) };
  const missing = identityProblem(provider, identity);
  if (missing) return fail(missing);
  const token = { text: signedPart(text), expiresAt: vouched.expiresAt };
  const guest = { provider, identity, token, remember: input.remember_me !== 0 };
  const admitted = await writeInSession(db, caller, (tx) => admit(tx, guest, caller));
  if (!('confirm' in admitted)) return admitted;
  return askByMail(db, guest, { ...caller, account: admitted.confirm });
}
