import { z } from 'zod';
import { askProvider } from '#providers/ask';

type Settings = { url: string; clientId: string; secret: string; timeoutMs: number };

type PaypalAnswer =
  | { is: 'ok'; body: unknown }
  | { is: 'refused'; issue: string }
  | { is: 'not_asked'; why: string }
  | { is: 'silent'; why: string };

type Question = {
  body?: object;
  /** PayPal answers a repeat with the same key as it answered the first. */
  key?: string;
  /** Whether the answer shall hold the whole order. */
  whole?: boolean;
};
export type PaypalCall = (method: 'GET' | 'POST', path: string, question: Question) => Promise<PaypalAnswer>;

const token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const problem = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});
const EARLY_MS = 60_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function tokens({ url, clientId, secret, timeoutMs }: Settings) {
  let held: { value: string; until: number } | undefined;
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  return {
    forget: () => {
      held = undefined;
    },
    get: async (): Promise<{ value: string } | { why: string }> => {
      if (held && held.until > performance.now()) return held;
      const init = {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      };
      const got = await askProvider(`${url}/v1/oauth2/token`, init, { provider: 'paypal', timeoutMs });
      const said = token.safeParse(got.ok && got.status === 200 ? parse(got.text) : undefined);
      if (!said.success) return { why: got.ok ? `answered ${got.status}` : got.why };
      const { access_token: value, expires_in: seconds } = said.data;
      held = { value, until: performance.now() + seconds * 1000 - EARLY_MS };
      return held;
    },
  };
}

/** Refused for good: what was asked cannot be done. 409 means that a first request is still being worked on. */
const REFUSED = new Set([400, 404, 422]);
const NOT_LOOKED_AT = new Set([401, 403, 429]);

export function paypalHttp(settings: Settings): PaypalCall {
  const keys = tokens(settings);
  return async (method, path, { body, key, whole }) => {
    const bearer = await keys.get();
    if ('why' in bearer) return { is: 'not_asked', why: `no access: ${bearer.why}` };
    const headers = {
      authorization: `Bearer ${bearer.value}`,
      'content-type': 'application/json',
      ...(key ? { 'paypal-request-id': key } : {}),
      ...(whole ? { prefer: 'return=representation' } : {}),
    };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const got = await askProvider(`${settings.url}${path}`, init, {
      provider: 'paypal',
      timeoutMs: settings.timeoutMs,
    });
    if (!got.ok) return { is: got.asked ? 'silent' : 'not_asked', why: got.why };
    if (got.status === 401) keys.forget();
    if (NOT_LOOKED_AT.has(got.status)) return { is: 'not_asked', why: `answered ${got.status}` };
    const said = parse(got.text);
    if (got.status === 200 || got.status === 201)
      return said === undefined ? { is: 'silent', why: 'no JSON' } : { is: 'ok', body: said };
    if (!REFUSED.has(got.status)) return { is: 'silent', why: `answered ${got.status}` };
    const { name, details } = problem.parse(said ?? {});
    return { is: 'refused', issue: details[0]?.issue || name || String(got.status) };
  };
}
