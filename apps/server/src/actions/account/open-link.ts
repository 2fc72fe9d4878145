import { signInAs } from '#actions/account/sign-in-as';
import { welcomeMember } from '#actions/account/welcome-member';
import type { Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { answer, fail } from '#http/answer';
import { addNotice } from '#stores/jobs';
import { customerByEmail, findCustomer, markEmailVerified, setCredential } from '#stores/people';
import { findSignUp, type SignUpRecord } from '#stores/sign-ups';
import { updateProfile } from '#stores/profile';
import { connectSocial } from '#stores/social-logins';
import { takeToken, type TokenRecord, userIdOf } from '#stores/tokens';

/**
 * Whoever opens the mail holds the address, but need not be who typed the password: it counts only in the browser where
 * it was typed. Elsewhere a link to choose one follows.
 */
async function finishSignUp(tx: Tx, signUp: SignUpRecord, context: ActionContext): Promise<number> {
  const { brand_code, email, name, mobile, country_code, state } = signUp;
  const held = await customerByEmail(tx, brand_code, email);
  if (held) {
    await markEmailVerified(tx, held.id, context.now);
    return held.id;
  }
  const person = { brand_code, email, name, mobile, country_code, state };
  const customerId = await welcomeMember(tx, person, context);
  if (context.session?.id === signUp.session_id)
    await setCredential(tx, customerId, { kind: 'password', hash: signUp.password_hash });
  else await addNotice(tx, { template: 'reset-password', brand: brand_code, email }, context.now);
  return customerId;
}

/** Whom the link is for, once all that it does is done. */
async function holderOf(tx: Tx, token: TokenRecord, context: ActionContext): Promise<number | undefined> {
  const { code: brandCode } = context.brand;
  if (token.sign_up_id !== null) {
    const signUp = await findSignUp(tx, token.sign_up_id);
    return signUp?.brand_code === brandCode ? finishSignUp(tx, signUp, context) : undefined;
  }
  const customer = await findCustomer(tx, token.customer_id ?? 0);
  if (customer?.brand_code !== brandCode) return undefined;
  const { provider, subject } = token;
  if (token.purpose === 'email') {
    // Somebody else may have signed up with it since.
    if (await customerByEmail(tx, brandCode, subject)) return undefined;
    await updateProfile(tx, customer.id, { email: subject });
    const { name, email: old_email } = customer;
    await addNotice(tx, { template: 'email-changed', brand: brandCode, name, old_email }, context.now);
    await markEmailVerified(tx, customer.id, context.now);
  }
  if (provider !== '') {
    await connectSocial(tx, { brandCode, provider, subject, customerId: customer.id, now: context.now });
    await markEmailVerified(tx, customer.id, context.now);
  }
  return customer.id;
}

/** Signs in whom a link was made for. It works once, and not over the head of somebody else who is signed in. */
export async function openLink(
  tx: Tx,
  link: { token: string; userid: string | undefined },
  context: ActionContext,
) {
  const purposes = ['link', 'sign_up', 'connect', 'email'] as const;
  const token = await takeToken(tx, link.token, { purposes, now: context.now });
  if (!token || (link.userid !== undefined && link.userid !== userIdOf(token))) return fail('link_invalid');
  const customerId = await holderOf(tx, token, context);
  if (customerId === undefined) return fail('link_invalid');
  const here = context.session?.customer_id ?? customerId;
  if (here !== customerId) return fail('link_for_other');
  return answer(await signInAs(tx, context, { customerId, remember: true }));
}
