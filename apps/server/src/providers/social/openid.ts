import { hash } from 'node:crypto';
import type { SocialProvider } from '@servery/domain/identity/social';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { noteProvider } from '#providers/heard';
import { claims, identityOf } from '#providers/social/claims';
import type { SocialPort, Vouched } from '#providers/social/port';

const TIMEOUT_MS = 4000;
const CLOCKS_DIFFER_S = 30;
const KEYS_KEPT_MS = 10 * 60_000;
/** A key that is not known is asked for again, but not for every token that somebody makes up. */
const ASK_AGAIN_MS = 10_000;

export type OpenIdSettings = {
  provider: SocialProvider;
  issuers: readonly string[];
  keysUrl: string;
  authoriseUrl: string;
  /** Everybody a token may be made for: the web's id first, then those of the apps. */
  clientIds: readonly [string, ...string[]];
  askAgainMs?: number;
};

/** The apps of a phone send the hash of what they kept. */
const nonceFits = (said: string | undefined, kept: string | undefined): boolean =>
  said === kept || (kept !== undefined && said === hash('sha256', kept, 'hex'));

function problemOf(error: unknown): Vouched {
  if (error instanceof errors.JWTExpired) return { ok: false, problem: 'expired' };
  const ofToken = error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
  if (!ofToken || error instanceof errors.JWKSTimeout) return { ok: false, problem: 'unreachable' };
  const forOther = error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud';
  return {
    ok: false,
    problem: 'refused',
    reason: forOther ? 'the token was made for another app' : 'the token is not valid',
  };
}

/** Checks an ID token: signature by the provider's keys, issuer, audience, expiry and nonce. */
export function openIdProvider(settings: OpenIdSettings): SocialPort {
  const { provider, issuers, clientIds, authoriseUrl } = settings;
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: KEYS_KEPT_MS,
    cooldownDuration: settings.askAgainMs ?? ASK_AGAIN_MS,
  });
  return {
    clientId: clientIds[0],
    authoriseUrl,
    verify: async (token, { nonce, now }) => {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: [...issuers],
          audience: [...clientIds],
          algorithms: ['RS256'],
          requiredClaims: ['exp'],
          clockTolerance: CLOCKS_DIFFER_S,
          currentDate: new Date(now),
        });
        const said = claims.safeParse(payload);
        if (!said.success) return { ok: false, problem: 'refused', reason: 'the token is not complete' };
        if (!nonceFits(said.data.nonce, nonce))
          return { ok: false, problem: 'refused', reason: 'the token belongs to another sign-in' };
        const expiresAt = ((payload.exp ?? 0) + CLOCKS_DIFFER_S) * 1000;
        noteProvider(provider, 'ok');
        return { ok: true, identity: identityOf(provider, said.data), expiresAt };
      } catch (error) {
        const problem = problemOf(error);
        if (!problem.ok && problem.problem === 'unreachable') noteProvider(provider, 'failed');
        return problem;
      }
    },
  };
}
