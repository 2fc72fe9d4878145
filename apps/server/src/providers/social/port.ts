import type { SocialIdentity, SocialProvider } from '@servery/domain/identity/social';

export type Vouched =
  | { ok: true; identity: SocialIdentity; expiresAt: number }
  | { ok: false; problem: 'expired' | 'unreachable' }
  | { ok: false; problem: 'refused'; reason: string };

/** A provider that says who somebody is. */
export type SocialPort = {
  /** What a client needs to send somebody to the provider's own page. */
  clientId: string;
  authoriseUrl: string;
  verify(token: string, check: { nonce: string | undefined; now: number }): Promise<Vouched>;
};

export type SocialPorts = { readonly [P in SocialProvider]?: SocialPort | undefined };
