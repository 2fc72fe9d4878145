import type { SocialIdentity, SocialProvider } from '@servery/domain/identity/social';
import { z } from 'zod';

/** Apple writes its flags as booleans or as words. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true')
  .default(false);

export const claims = z.object({
  sub: z.string().max(255).default(''),
  email: z.string().max(254).default(''),
  email_verified: flag,
  is_private_email: flag,
  name: z.string().max(200).default(''),
  hd: z.string().default(''),
  nonce: z.string().optional(),
});
type Claims = z.output<typeof claims>;

/** Google's own mailboxes, and those of a domain that it runs. Apple's relay belongs to nobody who can be asked. */
const ownsEmail = (provider: SocialProvider, said: Claims): boolean =>
  provider === 'google' && (said.email.toLowerCase().endsWith('@gmail.com') || said.hd !== '');

export const identityOf = (provider: SocialProvider, said: Claims): SocialIdentity => ({
  subject: said.sub,
  email: said.email.trim().toLowerCase(),
  emailVerified: said.email_verified,
  name: said.name.trim().slice(0, 80),
  ownsEmail: ownsEmail(provider, said),
});
