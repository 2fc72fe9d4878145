import { noteProvider, outcomeOf, type Provider } from '#providers/heard';

/** A provider's answer, or why there is none. `asked` is false only where it is certain that nothing arrived there. */
export type Asked =
  | { ok: true; status: number; text: string; headers: Headers }
  | { ok: false; asked: boolean; why: string };

const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function whyOf(error: unknown): { code: string; name: string } {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return { code, name: error instanceof Error ? error.name : 'error' };
}

/** Without a provider it is nobody's whom a customer waits for, and isn't counted. */
export type Patience = { provider?: Provider; timeoutMs: number };

/** One question to a payment provider. Does not reject: no answer is an answer that has to be dealt with. */
export async function askProvider(
  url: string,
  init: RequestInit,
  { provider, timeoutMs }: Patience,
): Promise<Asked> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (provider) noteProvider(provider, outcomeOf(response.status));
    return { ok: true, status: response.status, text, headers: response.headers };
  } catch (error) {
    if (provider) noteProvider(provider, 'failed');
    const { code, name } = whyOf(error);
    const why = name === 'TimeoutError' ? 'no answer in time' : code || name;
    return { ok: false, asked: !NEVER_LEFT.has(code), why };
  }
}
