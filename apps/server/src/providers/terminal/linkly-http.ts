import { isTriedAgain, reasonOf } from '@servery/domain/terminal/rules';
import { askProvider } from '#providers/ask';

export type LinklySettings = {
  /** Where pinpads are paired and tokens are fetched. */
  authUrl: string;
  /** Where pinpads are asked for something. */
  url: string;
  /** Of this product, the same for all its venues. */
  vendorId: string;
  version: string;
  live: boolean;
  timeoutMs: number;
  saleTimeoutMs: number;
};

/** `status` is 0 where nobody answered; `left` is false where it is certain that nothing arrived there. */
export type Reply = { status: number; text: string; left: boolean };

type Question = { method: 'GET' | 'POST'; path: string; token?: string; body?: object; timeoutMs?: number };

/** One question to one of Linkly's hosts, as JSON. */
export async function askLinkly(base: string, asked: Question, timeoutMs: number): Promise<Reply> {
  const { method, path, token, body } = asked;
  const headers = {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const got = await askProvider(`${base}${path}`, init, {
    provider: 'linkly',
    timeoutMs: asked.timeoutMs ?? timeoutMs,
  });
  return got.ok
    ? { status: got.status, text: got.text, left: true }
    : { status: 0, text: got.why, left: got.asked };
}

/** Once more where nobody answered: asking twice changes nothing. */
export async function askTwice(ask: () => Promise<Reply>): Promise<Reply> {
  const first = await ask();
  return isTriedAgain(first.status, 1) ? ask() : first;
}

/** The vendor prints its keys in one case and sends them in another. */
function lowerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), lowerKeys(each)]));
}

export function jsonOf(text: string): unknown {
  try {
    return lowerKeys(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const SAID = ['message', 'error', 'detail', 'responsetext'] as const;

/** What the vendor says beside its number: a field of its answer, or a short text. */
function saidIn(text: string): string {
  const body = jsonOf(text);
  if (typeof body === 'object' && body !== null)
    for (const name of SAID) {
      const said = (body as Record<string, unknown>)[name];
      if (typeof said === 'string' && said.trim() !== '') return said.trim().slice(0, 200);
    }
  return body === undefined && !text.includes('<') ? text.trim().slice(0, 200) : '';
}

export const whyNot = ({ status, text }: Reply): string => reasonOf(status, status === 0 ? '' : saidIn(text));
