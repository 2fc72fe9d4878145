import { PROVIDER_NAME } from '@servery/domain/identity/social';
import { greeting } from '@servery/domain/messages/greeting';
import type { LoadedBrand } from '#brand/load';
import type { Tx } from '#db/database';
import { feedbackMail } from '#jobs/feedback-mail';
import type { IdentityMail } from '#jobs/identity-mail';
import type { Notice } from '#jobs/notice';
import { consoleResetMail } from '#jobs/console-reset-mail';
import { withdrawalEndedMail, withdrawalMail } from '#jobs/withdrawal-mail';
import { customerByEmail, customerByMobile, findCustomer } from '#stores/people';
import { findSignUp } from '#stores/sign-ups';
import { mintToken, TOKEN_LIFE_MS, userIdOf } from '#stores/tokens';

export type Place = { publicUrl(brandCode: string): string; clock(): number };
export type Message =
  | { by: 'mail'; brandCode: string; to: string | ((brand: LoadedBrand) => string); said: IdentityMail }
  | { by: 'text'; brandCode: string; to: string; said(brand: LoadedBrand): string };
type Of<T extends Notice['template']> = Extract<Notice, { template: T }>;

const NOT_YOU = 'If you did not ask for this, you can leave this mail unanswered: nothing changes.';
const minutesOf = (ms: number): number => ms / 60_000;

const signInLink = (url: string, user: string, token: string): string =>
  `${url}/?userid=${user}&usertoken=${token}`;

async function signUpMail(
  tx: Tx,
  { sign_up_id: id }: Of<'sign-up'>,
  parts: Place,
): Promise<Message | undefined> {
  const signUp = await findSignUp(tx, id);
  if (!signUp) return undefined;
  const { brand_code: brandCode, email, name } = signUp;
  const url = parts.publicUrl(brandCode);
  const to = { by: 'mail', brandCode, to: email } as const;
  if (await customerByEmail(tx, brandCode, email))
    return {
      ...to,
      said: {
        subject: 'You already have an account',
        lead: 'Somebody, probably you, has just signed up with this email address. It has an account already: sign in with the password that you chose then, or choose a new one.',
        link: { href: `${url}/forgot`, label: 'Choose a new password' },
        note: `To sign in: ${url}/login. ${NOT_YOU}`,
      },
    };
  const token = await mintToken(tx, { purpose: 'sign_up', signUpId: id, now: parts.clock() });
  const user = userIdOf({ customer_id: null, sign_up_id: id });
  return {
    ...to,
    said: {
      subject: 'Finish signing up',
      lead: `${greeting('Welcome', name)} Open this link to confirm your email address and finish signing up.`,
      link: { href: signInLink(url, user, token), label: 'Confirm and sign in' },
      note: `The link works once, for a day, best in the browser where you signed up. ${NOT_YOU}`,
    },
  };
}

async function passwordMail(
  tx: Tx,
  { brand, email }: Of<'reset-password'>,
  parts: Place,
): Promise<Message | undefined> {
  const customer = await customerByEmail(tx, brand, email);
  if (!customer) return undefined;
  const token = await mintToken(tx, { purpose: 'password', customerId: customer.id, now: parts.clock() });
  return {
    by: 'mail',
    brandCode: brand,
    to: email,
    said: {
      subject: 'Choose a new password',
      lead: `${greeting('Hello', customer.name)} Open this link to choose a new password.`,
      link: {
        href: `${parts.publicUrl(brand)}/account/reset?ri=${customer.id}&ra=${token}`,
        label: 'Choose a new password',
      },
      note: `The link works once, for ${minutesOf(TOKEN_LIFE_MS.password)} minutes. ${NOT_YOU}`,
    },
  };
}

async function pinText(
  tx: Tx,
  { brand, mobile }: Of<'reset-pin'>,
  parts: Place,
): Promise<Message | undefined> {
  const customer = await customerByMobile(tx, brand, mobile);
  if (!customer) return undefined;
  const token = await mintToken(tx, { purpose: 'pin', customerId: customer.id, now: parts.clock() });
  const link = `${parts.publicUrl(brand)}/account/reset?ri=${customer.id}&rt=pin&ra=${token}`;
  const minutes = minutesOf(TOKEN_LIFE_MS.pin);
  return {
    by: 'text',
    brandCode: brand,
    to: mobile,
    said: ({ name }) => `${name}: choose your new PIN within ${minutes} minutes: ${link}`,
  };
}

async function mobileText(tx: Tx, wish: Of<'verify-mobile'>, parts: Place): Promise<Message | undefined> {
  const customer = await findCustomer(tx, wish.customer_id);
  if (customer?.mobile !== wish.mobile || customer.mobile_verified_at !== null) return undefined;
  const { id, brand_code: brandCode, mobile } = customer;
  const token = await mintToken(tx, {
    purpose: 'mobile',
    customerId: id,
    confirms: mobile,
    now: parts.clock(),
  });
  const link = signInLink(parts.publicUrl(brandCode), String(id), token);
  return {
    by: 'text',
    brandCode,
    to: mobile,
    said: ({ name }) => `${name}: confirm your mobile, or ignore this text if you didn’t ask for it: ${link}`,
  };
}

async function connectMail(tx: Tx, wish: Of<'connect'>, parts: Place): Promise<Message | undefined> {
  const customer = await findCustomer(tx, wish.customer_id);
  if (!customer) return undefined;
  const { id, brand_code: brandCode, email } = customer;
  const { provider, subject } = wish;
  const now = parts.clock();
  const token = await mintToken(tx, {
    purpose: 'connect',
    customerId: id,
    social: { provider, subject },
    now,
  });
  const name = PROVIDER_NAME[provider];
  return {
    by: 'mail',
    brandCode,
    to: email,
    said: {
      subject: `Sign in with ${name}`,
      lead: `${greeting('Hello', customer.name)} Open this link to sign in to your account with ${name} from now on.`,
      link: { href: signInLink(parts.publicUrl(brandCode), String(id), token), label: `Connect ${name}` },
      note: `The link works once, for ${minutesOf(TOKEN_LIFE_MS.connect)} minutes. ${NOT_YOU}`,
    },
  };
}

/** To the new address, because that it arrives there is what has to be shown. */
async function newEmailMail(tx: Tx, wish: Of<'new-email'>, parts: Place): Promise<Message | undefined> {
  const customer = await findCustomer(tx, wish.customer_id);
  // Another address was asked for since, or the account was changed: this one does not count any more.
  if (customer?.new_email !== wish.email) return undefined;
  const { id, brand_code: brandCode, name } = customer;
  const url = parts.publicUrl(brandCode);
  const to = { by: 'mail', brandCode, to: wish.email } as const;
  if (await customerByEmail(tx, brandCode, wish.email))
    return {
      ...to,
      said: {
        subject: 'You already have an account',
        lead: 'Somebody, probably you, wants to use this email address for another account. It has one already: sign in with it, or choose another address.',
        link: { href: `${url}/login`, label: 'Sign in' },
        note: NOT_YOU,
      },
    };
  const token = await mintToken(tx, {
    purpose: 'email',
    customerId: id,
    confirms: wish.email,
    now: parts.clock(),
  });
  return {
    ...to,
    said: {
      subject: 'Confirm your new email address',
      lead: `${greeting('Hello', name)} Open this link to use this email address for your account from now on.`,
      link: { href: signInLink(url, String(id), token), label: 'Use this address' },
      note: `The link works once, for a day. Until then your old address stays. ${NOT_YOU}`,
    },
  };
}

/** To the old address: its holder must learn of it even if it was not them. */
const emailChangedMail = ({ brand, name, old_email }: Of<'email-changed'>, parts: Place): Message => ({
  by: 'mail',
  brandCode: brand,
  to: old_email,
  said: {
    subject: 'Your email address was changed',
    lead: `${greeting('Hello', name)} Your account has another email address now, and mails about it go there.`,
    link: { href: `${parts.publicUrl(brand)}/about`, label: 'It was not me: get in touch' },
    note: 'If it was you, there is nothing to do.',
  },
});

async function changedMail(tx: Tx, wish: Of<'changed'>, parts: Place): Promise<Message | undefined> {
  const customer = await findCustomer(tx, wish.customer_id);
  if (!customer) return undefined;
  const what = wish.secret === 'pin' ? 'PIN' : 'password';
  return {
    by: 'mail',
    brandCode: customer.brand_code,
    to: customer.email,
    said: {
      subject: `Your ${what} was changed`,
      lead: `${greeting('Hello', customer.name)} The ${what} of your account has just been changed, and you were signed out everywhere else.`,
      link: { href: `${parts.publicUrl(customer.brand_code)}/forgot`, label: 'It was not me' },
      note: 'If it was you, there is nothing to do.',
    },
  };
}

/** What to say and to whom, with a link made for it; nothing where there is nobody. */
export async function composeNotice(tx: Tx, wish: Notice, parts: Place): Promise<Message | undefined> {
  switch (wish.template) {
    case 'sign-up':
      return signUpMail(tx, wish, parts);
    case 'reset-password':
      return passwordMail(tx, wish, parts);
    case 'reset-pin':
      return pinText(tx, wish, parts);
    case 'console-reset':
      return consoleResetMail(tx, wish, parts);
    case 'connect':
      return connectMail(tx, wish, parts);
    case 'verify-mobile':
      return mobileText(tx, wish, parts);
    case 'new-email':
      return newEmailMail(tx, wish, parts);
    case 'email-changed':
      return Promise.resolve(emailChangedMail(wish, parts));
    case 'feedback':
      return feedbackMail(tx, wish.feedback_id, parts);
    case 'withdrawal':
      return withdrawalMail(wish, parts);
    case 'withdrawal-ended':
      return withdrawalEndedMail(tx, wish, parts);
    case 'changed':
      return changedMail(tx, wish, parts);
  }
}
