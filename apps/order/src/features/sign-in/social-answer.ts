import type { SocialProvider } from '@servery/domain/identity/social';
import { googleError, identityTexts, loginError, loginResult } from '@servery/domain/messages/identity-texts';

/** What this page remembers while its visitor is at the provider's. */
export type SocialAsked = {
  provider: SocialProvider;
  state: string;
  nonce: string;
  /** The sign-in page that was left; the answer always arrives at /login. */
  page: string;
  next: string;
  remember: boolean;
  fromCart: boolean;
};

export type SocialAnswer = {
  provider: SocialProvider;
  id_token: string;
  credential: string;
  user: string;
  state: string;
  error: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The provider's answer in the address of the page, where there is one. */
export function answerIn(search: Readonly<Record<string, unknown>>): SocialAnswer | undefined {
  const { method } = search;
  if (method !== 'apple' && method !== 'google') return undefined;
  const [id_token, credential, user, state, error] = ['id_token', 'credential', 'user', 'state', 'error'].map(
    (name) => text(search[name]),
  ) as [string, string, string, string, string];
  return { provider: method, id_token, credential, user, state, error };
}

const CANCELLED = new Set(['user_cancelled_authorize', 'access_denied', 'popup_closed_by_user']);

type SocialLogin =
  | { method: 'apple'; payload: { id_token: string; user?: string; state: string; nonce: string } }
  | { method: 'google'; payload: { credential: string; nonce: string } };
export type Judged = { ok: true; login: SocialLogin } | { ok: false; cancelled: boolean; words: string };

const refused = (words: string, cancelled = false): Judged => ({ ok: false, cancelled, words });

function errorWords({ provider, error }: SocialAnswer): string {
  if (provider === 'apple') return loginError(error);
  return googleError({ code: Number(error), details: error.trim() });
}

/** Believes only the answer to the question that this page asked; what it says is checked by the server. */
export function judge(answer: SocialAnswer, asked: SocialAsked | undefined): Judged {
  const { provider, state, error, id_token, credential, user } = answer;
  const own = asked?.provider === provider && asked.state === state && state !== '';
  if (!asked || !own) return refused(loginError(identityTexts.notAskedFor));
  if (CANCELLED.has(error)) return refused(loginResult(identityTexts.cancelled), true);
  if (error !== '') return refused(errorWords(answer));
  const { nonce } = asked;
  if (provider === 'google')
    return credential === ''
      ? refused(identityTexts.googleUnknown)
      : { ok: true, login: { method: 'google', payload: { credential, nonce } } };
  return id_token === ''
    ? refused(identityTexts.appleInsufficient)
    : { ok: true, login: { method: 'apple', payload: { id_token, state, nonce, ...(user && { user }) } } };
}
