import { createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { askProvider } from '#providers/ask';

export type CoinbaseSettings = {
  url: string;
  keyName: string;
  /** A PEM of an EC or Ed25519 key, or the 64 bytes of an Ed25519 key in base64. */
  keySecret: string;
  /** Without it no webhook is believed. */
  webhookSecret: string | undefined;
  live: boolean;
  timeoutMs: number;
};

type Got =
  | { is: 'ok'; body: unknown }
  | { is: 'refused'; why: string; missing: boolean }
  | { is: 'not_asked'; why: string }
  | { is: 'silent'; why: string };
export type CoinbaseCall = (
  method: 'GET' | 'POST',
  path: string,
  sent?: { key?: string; body: object },
) => Promise<Got>;

function privateKey(secret: string): KeyObject {
  const pem = secret.replaceAll('\\n', '\n');
  if (pem.startsWith('-----BEGIN')) return createPrivateKey(pem);
  const bytes = Buffer.from(secret, 'base64');
  const part = (from: number, to: number) => bytes.subarray(from, to).toString('base64url');
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', d: part(0, 32), x: part(32, 64) },
  });
}

const LIFE_S = 120;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token for one request: it says which, and is worth nothing two minutes later. */
function signerOf({ keyName, keySecret }: CoinbaseSettings, clock: () => number) {
  const key = privateKey(keySecret);
  const edwards = key.asymmetricKeyType === 'ed25519';
  return (method: string, { host, pathname }: URL): string => {
    const now = Math.floor(clock() / 1000);
    const nonce = randomBytes(16).toString('hex');
    const head = encoded({ alg: edwards ? 'EdDSA' : 'ES256', kid: keyName, nonce, typ: 'JWT' });
    const uri = `${method} ${host}${pathname}`;
    const body = encoded({ iss: 'cdp', sub: keyName, nbf: now, exp: now + LIFE_S, uri });
    const text = Buffer.from(`${head}.${body}`);
    const signature = sign(edwards ? null : 'sha256', text, { key, dsaEncoding: 'ieee-p1363' });
    return `${head}.${body}.${signature.toString('base64url')}`;
  };
}

/** Looked at by nobody: no rights, too many. */
const NOT_LOOKED_AT = new Set([401, 403, 429]);

export function coinbaseHttp(settings: CoinbaseSettings, clock: () => number): CoinbaseCall {
  const tokenFor = signerOf(settings, clock);
  return async (method, path, sent) => {
    const url = `${settings.url}${path}`;
    const headers = {
      authorization: `Bearer ${tokenFor(method, new URL(url))}`,
      'content-type': 'application/json',
      ...(sent?.key ? { 'x-idempotency-key': sent.key } : {}),
    };
    const init = {
      method,
      headers,
      ...(method === 'POST' ? { body: JSON.stringify(sent?.body ?? {}) } : {}),
    };
    const got = await askProvider(url, init, { provider: 'coinbase', timeoutMs: settings.timeoutMs });
    if (!got.ok) return { is: got.asked ? 'silent' : 'not_asked', why: got.why };
    const why = `answered ${got.status}`;
    if (NOT_LOOKED_AT.has(got.status)) return { is: 'not_asked', why };
    if (got.status >= 400 && got.status < 500) return { is: 'refused', why, missing: got.status === 404 };
    if (got.status !== 200 && got.status !== 201) return { is: 'silent', why };
    try {
      return { is: 'ok', body: JSON.parse(got.text) };
    } catch {
      return { is: 'silent', why: 'no JSON' };
    }
  };
}
