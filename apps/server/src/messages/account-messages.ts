import { PROVIDER_NAME } from '@servery/domain/identity/social';
import { greeting } from '@servery/domain/messages/greeting';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import type { Notice } from '#messages/notice';
import { customerByEmail, customerByMobile, findCustomer } from '#stores/people';
import { findSignUp } from '#stores/sign-ups';
import { mintBalanceCode, mintToken, TOKEN_LIFE_MS, userIdOf } from '#stores/tokens';
import { venueFacts } from '#stores/venue/list-venues';
import { t } from '#messages/texts';

type Of<T extends Notice['template']> = Extract<Notice, { template: T }>;

const minutesOf = (ms: number): number => ms / 60_000;

const signInLink = (url: string, user: string, token: string): string =>
  `${url}/?userid=${user}&usertoken=${token}`;

export async function signUpMail(
  tx: Tx,
  { sign_up_id: id }: Of<'sign-up'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const signUp = await findSignUp(tx, id);
  if (!signUp) return undefined;
  const { brand_code: brandCode, email, name } = signUp;
  const url = parts.publicUrl(brandCode);
  const to = { by: 'mail', brandCode, to: email } as const;
  if (await customerByEmail(tx, brandCode, email))
    return {
      ...to,
      said: () => ({
        subject: t.haveAccount,
        lead: t.haveAccountSignUp,
        link: { href: `${url}/forgot`, label: t.newPassword },
        note: t.signInNote({ link: `${url}/login`, notYou: t.notYou }),
      }),
    };
  const token = await mintToken(tx, { purpose: 'sign_up', signUpId: id, now: parts.clock() });
  const user = userIdOf({ customer_id: null, sign_up_id: id });
  return {
    ...to,
    said: () => ({
      subject: t.finishSignUp,
      lead: t.signUpLead({ greeting: greeting(t.welcome, name) }),
      link: { href: signInLink(url, user, token), label: t.confirmAndSignIn },
      note: t.signUpNote({ notYou: t.notYou }),
    }),
  };
}

export async function passwordMail(
  tx: Tx,
  { brand, email }: Of<'reset-password'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const customer = await customerByEmail(tx, brand, email);
  if (!customer) return undefined;
  const token = await mintToken(tx, { purpose: 'password', customerId: customer.id, now: parts.clock() });
  return {
    by: 'mail',
    brandCode: brand,
    to: email,
    said: () => ({
      subject: t.newPassword,
      lead: t.passwordLead({ greeting: greeting(t.hello, customer.name) }),
      link: {
        href: `${parts.publicUrl(brand)}/account/reset?ri=${customer.id}&ra=${token}`,
        label: t.newPassword,
      },
      note: t.linkNote({ minutes: minutesOf(TOKEN_LIFE_MS.password), notYou: t.notYou }),
    }),
  };
}

export async function pinText(
  tx: Tx,
  { brand, mobile }: Of<'reset-pin'>,
  parts: MessageParts,
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
    said: ({ name }) => t.pinText({ name, minutes, link }),
  };
}

export async function mobileText(
  tx: Tx,
  wish: Of<'verify-mobile'>,
  parts: MessageParts,
): Promise<Message | undefined> {
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
    said: ({ name }) => t.confirmMobileText({ name, link }),
  };
}

/** Made and sent for one payment at a counter: whoever reads it aloud lets their balance pay. */
export async function balanceText(
  tx: Tx,
  { customer_id: id, venue_id: venueId }: Of<'balance-code'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const [customer, venue] = [await findCustomer(tx, id), await venueFacts(tx, venueId)];
  if (!customer || !venue || customer.mobile_verified_at === null) return undefined;
  const code = await mintBalanceCode(tx, id, parts.clock());
  const { brand_code: brandCode, mobile: to } = customer;
  return { by: 'text', brandCode, to, said: () => t.balanceCodeText({ venue: venue.name, code }) };
}

export async function connectMail(
  tx: Tx,
  wish: Of<'connect'>,
  parts: MessageParts,
): Promise<Message | undefined> {
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
    said: () => ({
      subject: t.signInWith({ provider: name }),
      lead: t.connectLead({ greeting: greeting(t.hello, customer.name), provider: name }),
      link: {
        href: signInLink(parts.publicUrl(brandCode), String(id), token),
        label: t.connect({ provider: name }),
      },
      note: t.linkNote({ minutes: minutesOf(TOKEN_LIFE_MS.connect), notYou: t.notYou }),
    }),
  };
}

/** To the new address, because that it arrives there is what has to be shown. */
export async function newEmailMail(
  tx: Tx,
  wish: Of<'new-email'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const customer = await findCustomer(tx, wish.customer_id);
  // Another address was asked for since, or the account was changed: this one does not count any more.
  if (customer?.new_email !== wish.email) return undefined;
  const { id, brand_code: brandCode, name } = customer;
  const url = parts.publicUrl(brandCode);
  const to = { by: 'mail', brandCode, to: wish.email } as const;
  if (await customerByEmail(tx, brandCode, wish.email))
    return {
      ...to,
      said: () => ({
        subject: t.haveAccount,
        lead: t.haveAccountChange,
        link: { href: `${url}/login`, label: t.signIn },
        note: t.notYou,
      }),
    };
  const token = await mintToken(tx, {
    purpose: 'email',
    customerId: id,
    confirms: wish.email,
    now: parts.clock(),
  });
  return {
    ...to,
    said: () => ({
      subject: t.confirmNewEmail,
      lead: t.newEmailLead({ greeting: greeting(t.hello, name) }),
      link: { href: signInLink(url, String(id), token), label: t.useAddress },
      note: t.newEmailNote({ notYou: t.notYou }),
    }),
  };
}

/** To the old address: its holder must learn of it even if it was not them. */
export const emailChangedMail = (
  { brand, name, old_email }: Of<'email-changed'>,
  parts: MessageParts,
): Message => ({
  by: 'mail',
  brandCode: brand,
  to: old_email,
  said: () => ({
    subject: t.emailChanged,
    lead: t.emailChangedLead({ greeting: greeting(t.hello, name) }),
    link: { href: `${parts.publicUrl(brand)}/about`, label: t.notMeContact },
    note: t.wasYou,
  }),
});

export async function changedMail(
  tx: Tx,
  wish: Of<'changed'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const customer = await findCustomer(tx, wish.customer_id);
  if (!customer) return undefined;
  const what = wish.secret === 'pin' ? 'PIN' : 'password';
  return {
    by: 'mail',
    brandCode: customer.brand_code,
    to: customer.email,
    said: () => ({
      subject: t.secretChanged({ what }),
      lead: t.secretChangedLead({ greeting: greeting(t.hello, customer.name), what }),
      link: { href: `${parts.publicUrl(customer.brand_code)}/forgot`, label: t.notMe },
      note: t.wasYou,
    }),
  };
}
