import type { Sandbox } from './sandbox.ts';
import type { Servery } from './servery.ts';

/** Somebody of the venue at the console. */
export async function atConsole(servery: Servery, email = 'owner@example.com') {
  const user = servery.person({ AppMode: 'console' });
  await user.call('ConsoleLogin', { email, password: 'banksia-demo' });
  return user;
}

const GATEWAY = '/braintree/merchants/banksia/transactions';

/** Somebody at the card provider's own control panel. Answers the transaction's id. */
export async function atCardProvider(
  sandbox: Sandbox,
  outcome: { method?: 'POST' | 'PUT'; path?: string; body?: object },
): Promise<string> {
  const response = await fetch(`${sandbox.url}${GATEWAY}${outcome.path ?? ''}`, {
    method: outcome.method ?? 'POST',
    headers: { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' },
    body: JSON.stringify(outcome.body ?? {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the card provider answered ${response.status}: ${text}`);
  return /<id>([^<]*)</.exec(text)?.[1] ?? '';
}

/** The money of a card payment comes in overnight. */
export const settleAtProvider = (sandbox: Sandbox, reference: string) =>
  atCardProvider(sandbox, { method: 'PUT', path: `/${reference}/settle` });
