import { randomUUID } from 'node:crypto';
import type { CallInput, CallOutput } from '@servery/contract/registry';
import { PATIENCE_MS } from './eventually.ts';
import { add, signIn, submission, type Venue, visit } from './orders.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { engines } from './engines.ts';
import { openServery, type Person, type Servery } from './servery.ts';

export const CARDS = {
  visa: '4111111111111111',
  amex: '378282246310005',
  declined: '4000111111111115',
} as const;

/** How the server is told of the stand-in for Braintree. */
export const braintreeEnv = (url: string): Record<string, string> => ({
  BRAINTREE_MERCHANT_ID: 'banksia',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
  BRAINTREE_TOKENIZATION_KEY: 'sandbox_test_banksia',
  BRAINTREE_URL: `${url}/braintree`,
  BRAINTREE_GRAPHQL_URL: `${url}/braintree/graphql`,
  // Long enough for a busy machine, short enough to wait for where a provider never answers.
  PAYMENT_TIMEOUT_MS: '5000',
});

const QUERY =
  'mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { token } }';

/** What the browser does: the card goes to the provider, and comes back as a nonce. */
export async function tokenise(at: { key: string; url: string }, number: string): Promise<string> {
  const response = await fetch(at.url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${at.key}`,
      'braintree-version': '2018-05-10',
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
    },
    body: JSON.stringify({
      operationName: 'TokenizeCreditCard',
      query: QUERY,
      variables: {
        input: {
          creditCard: { number, expirationMonth: '12', expirationYear: '2030', cvv: '123' },
          options: { validate: false },
        },
      },
    }),
  });
  const body = (await response.json()) as { data: { tokenizeCreditCard: { token: string } } | null };
  if (!body.data) throw new Error(`the card was not taken: ${JSON.stringify(body)}`);
  return body.data.tokenizeCreditCard.token;
}

export const tokeniserOf = ({ merchant }: Venue) => ({
  key: merchant.braintree_tokenization_key,
  url: merchant.braintree_url,
});

/** Chips in the cart, and the submission that pays for them by card: $16.00 and the surcharge of 1.2 %. */
export async function chipsByCard(
  person: Person,
  more: Partial<CallInput<'SubmitOrder'>> & { card?: string } = {},
) {
  const { card = CARDS.visa, ...fields } = more;
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 2);
  return {
    venue,
    fields: submission(venue, {
      payment_method: 'CC',
      expected_total: '16.19',
      braintree_nonce: await tokenise(tokeniserOf(venue), card),
      submit_key: randomUUID(),
      ...fields,
    }),
  };
}

/** A member with an empty cart, whatever an earlier visit left in it. Who signs in takes the cart of an earlier visit along. */
async function memberAt(person: Person): Promise<Venue> {
  const { ResponseCode, Response } = await person.send('CustomerAccount', {});
  const known = ResponseCode === 'SUCCESS' && (Response as CallOutput<'CustomerAccount'>).customer.id > 0;
  if (!known) await signIn(person);
  const venue = await visit(person);
  await person.call('ManageCart.clear_cart', venue.at);
  return venue;
}

/** Nothing is tried out here yet: a machine that is too busy to answer in time is asked again. */
async function prepared(person: Person, fields: object): Promise<CallOutput<'SubmitOrder'>> {
  for (let tries = 1; ; tries += 1) {
    const envelope = await person.send('SubmitOrder', fields);
    if (envelope.ResponseCode === 'SUCCESS') return envelope.Response as CallOutput<'SubmitOrder'>;
    if (tries === 5) throw new Error(`not prepared: ${JSON.stringify(envelope.Response)}`);
  }
}

/** The same by the card that the member has saved, as their page does it: the first call tells what its bank is asked with. */
export async function chipsBySavedCard(person: Person) {
  const venue = await memberAt(person);
  const { customer } = await person.call('CustomerAccount');
  if (customer.has_saved_card !== 1)
    await prepared(person, (await chipsByCard(person, { save_card: 1 })).fields);
  await add(person, venue, 'Rosemary Chips', 2);
  const fields = submission(venue, {
    payment_method: 'SAVED',
    expected_total: '16.19',
    submit_key: randomUUID(),
  });
  const { card_to_confirm: card } = await prepared(person, { ...fields, preorder: 0 });
  return { venue, fields: { ...fields, braintree_nonce: card?.nonce ?? '' } };
}

/** Out of the account: the demo member has $24.50. */
export async function chipsByBalance(person: Person) {
  const venue = await memberAt(person);
  await add(person, venue, 'Rosemary Chips', 2);
  const fields = { payment_method: 'BALANCE', expected_total: '16.00', submit_key: randomUUID() };
  return { venue, fields: submission(venue, fields) };
}

export type Charge = { id: string; type: 'sale' | 'credit'; status: string; cents: number; orderId: string };
export async function chargesAt(sandbox: Pick<Sandbox, 'url'>): Promise<Charge[]> {
  const response = await fetch(`${sandbox.url}/api/card/transactions`);
  return ((await response.json()) as { transactions: Charge[] }).transactions;
}

const HOLDS_MONEY = new Set(['authorized', 'submitted_for_settlement', 'settled']);
export const isCharge = (charge: Charge): boolean => charge.type === 'sale' && HOLDS_MONEY.has(charge.status);

export const attemptsOf = (servery: Servery, submitKey: string) =>
  servery.server.db.read(({ q }) =>
    q
      .selectFrom('payment_attempt')
      .selectAll()
      .where('submit_key', '=', submitKey)
      .orderBy('created_at')
      .execute(),
  );
export const ordersOfKey = (servery: Servery, submitKey: string) =>
  servery.server.db.read(({ q }) =>
    q.selectFrom('orders').selectAll().where('submit_key', '=', submitKey).execute(),
  );

/** Lets the worker do what is due by the server's clock, until what is asked for is so. */
export async function until<T>(servery: Servery, ask: () => Promise<T | undefined | false>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (performance.now() > end) throw new Error('it did not come to that');
    await servery.server.db.write(async (tx) => tx.wakeJobs());
    await new Promise((done) => setTimeout(done, 30));
  }
}

export const attemptIn = (servery: Servery, submitKey: string, ...states: string[]) =>
  until(servery, async () => {
    const last = (await attemptsOf(servery, submitKey)).at(-1);
    return last && states.includes(last.state) ? last : undefined;
  });

export type PayingServery = { servery(): Servery; sandbox(): Sandbox };

/** The same tests on both engines, each with a server and the providers' stand-ins of its own. */
export function inEachPayingServery(
  name: string,
  tests: (at: PayingServery) => void,
  env: (sandboxUrl: string, sandbox: Sandbox) => Record<string, string> = braintreeEnv,
): void {
  describe.each(engines())(`${name}, on %s`, (engine) => {
    let sandbox: Sandbox;
    let servery: Awaited<ReturnType<typeof openServery>> | undefined;
    beforeAll(async () => {
      sandbox = await startSandbox(() => servery?.clock.now ?? Date.now());
      servery = await openServery(engine, { RATE_LIMIT: 'off', ...env(sandbox.url, sandbox) });
    });
    afterAll(async () => {
      await servery?.close();
      await sandbox.close();
    });
    tests({ servery: () => servery!, sandbox: () => sandbox });
  });
}

/** What the browser does between the two calls: the bank is asked, and its owner says that it is them. */
export async function confirmAtBank(sandbox: Sandbox, nonce: string, amount: string): Promise<string> {
  const path = `/braintree/merchants/banksia/client_api/v1/payment_methods/${nonce}/three_d_secure/lookup`;
  const response = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount, tokenizationKey: 'sandbox_test_banksia' }),
  });
  const { lookup } = (await response.json()) as { lookup?: { acsUrl: string } };
  if (!lookup) return '';
  const answer = await fetch(lookup.acsUrl, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'confirm' }),
  });
  return /data-nonce="([^"]*)"/.exec(await answer.text())?.[1] ?? '';
}
