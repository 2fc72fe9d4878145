import type { KeyPermission } from '@servery/contract/key-calls';
import { atConsole } from './console.ts';
import type { Servery } from './servery.ts';

/** A key of the demo's venue, made by somebody of its team. */
export async function newKey(servery: Servery, permissions: KeyPermission[], email = 'owner@example.com') {
  const person = await atConsole(servery, email);
  const wish = { name: 'Our tool', permissions, password: 'banksia-demo' };
  const { secret, keys } = await person.call('ConsoleApiKeys.make', wish);
  const key = keys.at(-1);
  if (!key) throw new Error('no key was made');
  return { secret, key, person };
}

type Answered = {
  status: number;
  body: { error?: { code: string } } & Record<string, unknown>;
  headers: Headers;
};

/** A tool of the venue that makes a call. */
export async function askWithKey(
  { url }: Pick<Servery, 'url'>,
  call: string,
  { secret, body = {} }: { secret?: string; body?: unknown },
): Promise<Answered> {
  const response = await fetch(`${url}/api/v1/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Answered['body'],
    headers: response.headers,
  };
}
