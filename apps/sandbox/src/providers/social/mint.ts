import { randomUUID } from 'node:crypto';
import type { Keys } from './keys.ts';
import type { SocialPerson, Vendor } from './people.ts';

/** What may be wrong with a token, in the order the page offers it. */
export const tokenKinds = ['good', 'expired', 'other-app', 'forged', 'other-issuer', 'nobody'] as const;
export type TokenKind = (typeof tokenKinds)[number];
export const kindLabels: Record<TokenKind, string> = {
  good: 'Good',
  expired: 'Expired',
  'other-app': 'For another app',
  forged: 'Wrong signature',
  'other-issuer': 'Wrong issuer',
  nobody: 'No user id',
};

export const issuers: Record<Vendor, string> = {
  apple: 'https://appleid.apple.com',
  google: 'https://accounts.google.com',
};
const lifeSeconds: Record<Vendor, number> = { apple: 600, google: 3600 };

export type Wish = {
  vendor: Vendor;
  person: SocialPerson;
  clientId: string;
  kind: TokenKind;
  nonce?: string;
};

/** Apple names nobody in its tokens and writes flags as words; Google does neither. */
function claimsOf({ vendor, person }: Wish): object {
  const mail = person.email && { email: person.email };
  if (vendor === 'apple')
    return {
      ...(mail && { ...mail, email_verified: String(person.verified) }),
      ...(person.hidden && { is_private_email: 'true' }),
      nonce_supported: true,
      real_user_status: 2,
    };
  return {
    ...(mail && { ...mail, email_verified: person.verified }),
    ...(person.hostedDomain && { hd: person.hostedDomain }),
    name: `${person.firstName} ${person.lastName}`,
    given_name: person.firstName,
    family_name: person.lastName,
  };
}

export function mint(keys: Keys, wish: Wish): string {
  const { vendor, person, kind, clientId, nonce } = wish;
  const life = lifeSeconds[vendor];
  const iat = Math.floor(Date.now() / 1000) - (kind === 'expired' ? life + 3600 : 0);
  const claims = {
    iss: kind === 'other-issuer' ? 'https://id.example.com' : issuers[vendor],
    aud: kind === 'other-app' ? 'somebody.else.entirely' : clientId,
    sub: kind === 'nobody' ? '' : person.subject,
    jti: randomUUID(),
    iat,
    exp: iat + life,
    ...(nonce && { nonce }),
    ...claimsOf(wish),
  };
  return keys.sign(claims, kind === 'forged' ? 'with another key' : 'well');
}

/** Apple’s `user`, beside the token. */
export const userBeside = ({ firstName, lastName, email }: SocialPerson): string =>
  JSON.stringify({ name: { firstName, lastName }, ...(email && { email }) });
