import { isEmail } from '#checkout/contact';
import { catalogue } from '#texts/catalogue';
import { t } from '#identity/texts';
export type SocialProvider = 'apple' | 'google';

export const PROVIDER_NAME: Readonly<Record<SocialProvider, string>> = catalogue(
  'rules-identity-provider-name',
  { apple: 'Apple', google: 'Google' },
);

/** What a provider vouches for. */
export type SocialIdentity = {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** An address that is the provider's own, or of a domain that it hosts: nobody else can hold it. */
  ownsEmail: boolean;
};

export type SocialProblemCode = 'apple_insufficient' | 'google_unknown';

/** A sign-in needs a user id and an email address; without them, the words of that provider. */
export function identityProblem(
  provider: SocialProvider,
  identity: Pick<SocialIdentity, 'subject' | 'email'>,
): SocialProblemCode | undefined {
  if (identity.subject !== '' && isEmail(identity.email)) return undefined;
  return provider === 'apple' ? 'apple_insufficient' : 'google_unknown';
}

/** What to do with somebody whom a provider sends for the first time. */
export type FirstVisit = 'create' | 'connect' | 'confirm' | 'refuse';

/**
 * An address that only looks the same is no proof: an account that exists is connected at once only where the provider
 * owns the address and the account's own address was verified; otherwise its holder confirms by mail.
 */
export function firstVisit(
  identity: Pick<SocialIdentity, 'emailVerified' | 'ownsEmail'>,
  account: { emailVerified: boolean } | undefined,
): FirstVisit {
  if (!identity.emailVerified) return 'refuse';
  if (!account) return 'create';
  return identity.ownsEmail && account.emailVerified ? 'connect' : 'confirm';
}

/** What an account is called until its holder says otherwise. */
export const placeholderName = (provider: SocialProvider): string =>
  t.user({ provider: PROVIDER_NAME[provider] });
