import { firstName, maskedEmail } from '@servery/domain/identity/masked';
import { signInAs } from '#actions/customer/account/sign-in-as';
import { welcomeMember } from '#actions/customer/account/welcome-member';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { verifyMobile } from '#stores/mobiles';
import { chooseNews } from '#stores/news/choices';
import {
  customerByEmail,
  type CustomerRecord,
  findCustomer,
  markEmailVerified,
  setCredential,
} from '#stores/people';
import { findSignUp, type SignUpRecord } from '#stores/sign-ups';
import { updateProfile } from '#stores/profile';
import { connectSocial } from '#stores/social-logins';
import { dropTokensOf, takeToken, type TokenRecord, userIdOf } from '#stores/tokens';

/**
 * Whoever opens the mail holds the address, but need not be who typed the password or asked for news: both count only
 * in the browser where they were typed. Elsewhere a link to choose a password follows.
 */
async function finishSignUp(tx: Tx, signUp: SignUpRecord, caller: Caller): Promise<number> {
  const { brand_code, email, name, mobile, country_code, state } = signUp;
  const held = await customerByEmail(tx, brand_code, email);
  if (held) {
    await markEmailVerified(tx, held.id, caller.now);
    return held.id;
  }
  const person = { brand_code, email, name, mobile, country_code, state };
  const customerId = await welcomeMember(tx, person, caller);
  if (caller.session?.id === signUp.session_id) {
    await setCredential(tx, customerId, { kind: 'password', hash: signUp.password_hash });
    if (signUp.news === 1)
      await chooseNews(tx, customerId, { wants: true, place: 'sign_up', now: caller.now });
  } else {
    const notice = { template: 'reset-password' as const, brand: brand_code, email };
    await sendNotice(tx, { notice, to: `${brand_code}:${email}` }, caller);
  }
  return customerId;
}

/** The last address that was asked for counts, and with it every older link is over. */
async function takeNewEmail(
  tx: Tx,
  customer: CustomerRecord,
  { email, caller }: { email: string; caller: Caller },
): Promise<boolean> {
  const { id, brand_code: brand, name, email: old_email } = customer;
  // Somebody else may have signed up with it since.
  if (customer.new_email !== email || (await customerByEmail(tx, brand, email))) return false;
  await updateProfile(tx, id, { email });
  await dropTokensOf(tx, id);
  const notice = { template: 'email-changed' as const, brand, name, old_email };
  await sendNotice(tx, { notice, to: `${brand}:${old_email}` }, caller);
  await markEmailVerified(tx, id, caller.now);
  return true;
}

/** Does what a customer's link is for; nothing where it is over. */
async function follow(
  tx: Tx,
  { token, customer }: { token: TokenRecord; customer: CustomerRecord },
  caller: Caller,
): Promise<boolean> {
  const { now } = caller;
  const { id } = customer;
  const { provider, subject } = token;
  if (token.purpose === 'email') return takeNewEmail(tx, customer, { email: subject, caller });
  if (token.purpose === 'mobile') {
    if (customer.mobile !== subject) return false;
    await verifyMobile(tx, customer, now);
  }
  if (provider !== '') {
    const brandCode = customer.brand_code;
    await connectSocial(tx, { brandCode, provider, subject, customerId: id, now });
    await markEmailVerified(tx, id, now);
  }
  return true;
}

type Whose = { signUp: SignUpRecord } | { customer: CustomerRecord };

/** Whose link it is, if it is one of this brand. */
async function whose(tx: Tx, token: TokenRecord, { brand }: Caller): Promise<Whose | undefined> {
  const signUp = token.sign_up_id === null ? undefined : await findSignUp(tx, token.sign_up_id);
  if (signUp) return signUp.brand_code === brand.code ? { signUp } : undefined;
  const customer = await findCustomer(tx, token.customer_id ?? 0);
  return customer?.brand_code === brand.code ? { customer } : undefined;
}

/** Anybody can send a link of their own to somebody else, who would then order and pay in a stranger's account. */
function question(of: Whose, { session }: Caller) {
  if (session?.customer_id) return undefined;
  if ('signUp' in of && of.signUp.session_id === session?.id) return undefined;
  const { name, email } = 'signUp' in of ? of.signUp : of.customer;
  return fail('link_agree', { name: firstName(name), email: maskedEmail(email) });
}

/** Signs in whom a link was made for. It works once, and not over the head of somebody else who is signed in. */
export async function openLink(
  tx: Tx,
  link: { token: string; userid: string | undefined; agreed: boolean },
  caller: Caller,
) {
  const purposes = ['link', 'sign_up', 'connect', 'email', 'mobile'] as const;
  const token = await takeToken(tx, link.token, { purposes, now: caller.now });
  if (!token || (link.userid !== undefined && link.userid !== userIdOf(token))) return fail('link_invalid');
  const of = await whose(tx, token, caller);
  if (!of) return fail('link_invalid');
  const ask = link.agreed ? undefined : question(of, caller);
  if (ask) return ask;
  const customerId = 'signUp' in of ? await finishSignUp(tx, of.signUp, caller) : of.customer.id;
  const done = 'signUp' in of || (await follow(tx, { token, customer: of.customer }, caller));
  if (!done) return fail('link_invalid');
  const here = caller.session?.customer_id ?? customerId;
  if (here !== customerId) return fail('link_for_other');
  return answer(await signInAs(tx, caller, { customerId, remember: true }));
}
