import { terminalEnv } from '../../../scripts/sandbox-env.ts';
import { braintreeEnv } from './cards.ts';
import { add, signIn, submission, visit } from './orders.ts';
import type { Sandbox } from './sandbox.ts';
import type { Person, Servery } from './servery.ts';

export const PASSWORD = 'pinpad-demo';

/** How the server is told of the stand-in for Linkly. */
export const linklyEnv = (url: string): Record<string, string> => ({
  ...braintreeEnv(url),
  ...terminalEnv(url),
  LINKLY_TIMEOUT_MS: '20000',
});

type Pinpad = { pairCode: string; step: string; screen: string[] };

/** A pinpad of the sandbox, as somebody stands before it. */
export function pinpadAt({ url }: Pick<Sandbox, 'url'>, id: string) {
  const ask = async (path: string, method: string, body?: object) => {
    const response = await fetch(`${url}/api/pinpad/${id}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Pinpad;
  };
  return {
    look: () => ask('', 'GET'),
    press: (key: string) => ask('/press', 'POST', { key }),
    /** Somebody holds a card to it as soon as it asks for one. */
    hands: (hands: 'person' | 'tap') => ask('', 'PUT', { hands }),
  };
}

const SCREENS = { kiosk: 'kiosk@example.com', staff: 'staff@example.com' } as const;

/** Pairs the screen of a kiosk or of staff with a pinpad, as its pairing screen does. */
export async function pairTerminal(
  person: Person,
  sandbox: Pick<Sandbox, 'url'>,
  pinpad: string,
): Promise<string> {
  const { account } = await person.call('Linkly');
  const { pos_guid } = account.eftpos;
  const { pairCode: paircode } = await pinpadAt(sandbox, pinpad).look();
  const { secret } = await person.call('Linkly.pair', {
    pos_guid,
    username: 'banksia',
    password: PASSWORD,
    paircode,
  });
  const { oauth_token, oauth_expiry } = await person.call('Linkly.token', { pos_guid, secret });
  await person.call('Linkly.status', { pos_guid, oauth_token });
  await person.call('UpdateEftpos', { pos_guid, payload: { secret, oauth_token, oauth_expiry } });
  return pos_guid;
}

/** Somebody at a screen of the venue. */
export const atScreen = (servery: Servery, who: keyof typeof SCREENS = 'kiosk'): Promise<Person> =>
  signIn(servery.person(), SCREENS[who]);

/** Two serves of chips on the pinpad of a screen, for $16.00: what the page sends first, with preorder=0. */
export async function chipsByTerminal(person: Person) {
  const venue = await visit(person);
  await person.call('ManageCart.clear_cart', venue.at);
  await add(person, venue, 'Rosemary Chips', 2);
  const fields = submission(venue, { payment_method: 'eftpos', expected_total: '16.00' });
  return { venue, fields, key: String(fields.submit_key) };
}

type Session = {
  id: string;
  txnType: string;
  txnRef: string;
  cents: number;
  rfn: string;
  outcome?: { success: boolean };
};
export async function salesAt({ url }: Pick<Sandbox, 'url'>): Promise<Session[]> {
  const response = await fetch(`${url}/api/terminal/transactions`);
  return ((await response.json()) as { transactions: Session[] }).transactions;
}

/** How often money was taken in a session, less how often it went back. */
export async function netAtPinpads(sandbox: Pick<Sandbox, 'url'>, sessionId: string): Promise<number> {
  const all = (await salesAt(sandbox)).filter(({ outcome }) => outcome?.success);
  const bought = all.find(({ id, txnType }) => id === sessionId && txnType === 'P');
  if (!bought) return 0;
  return 1 - all.filter(({ txnType, rfn }) => txnType === 'R' && rfn === bought.rfn).length;
}
