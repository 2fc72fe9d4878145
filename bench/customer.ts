import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { encodeForm, type FormValue } from '../packages/contract/src/form/encode.ts';
import { type Customer, messageFrom } from './stage.ts';

const ROOT = resolve(import.meta.dirname, '..');

export type Sandbox = { child: ChildProcess; port: number; env: Record<string, string> };

/** The providers' stand-ins in a process of their own, and how the server is told of them. */
export async function startSandbox(): Promise<Sandbox> {
  const child = fork(join(ROOT, 'apps/sandbox/src/main.ts'), {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await messageFrom<{ url: string }>(child);
  return {
    child,
    port: Number(new URL(url).port),
    env: {
      BRAINTREE_MERCHANT_ID: 'bench',
      BRAINTREE_PUBLIC_KEY: 'bench',
      BRAINTREE_PRIVATE_KEY: 'bench',
      BRAINTREE_TOKENIZATION_KEY: 'sandbox_bench_bench',
      BRAINTREE_URL: `${url}/braintree`,
      BRAINTREE_GRAPHQL_URL: `${url}/braintree/graphql`,
    },
  };
}

/** Ends a process of the bench, and waits until it has gone: the database is taken away next. */
export const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((gone) => {
    child.once('exit', () => gone());
    child.kill();
  });

type Asked = { port: number; path: string; method?: string; type?: string; body: string; headers?: object };
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** One request over a connection that is kept; rejects when it breaks or takes too long. */
export function ask({
  port,
  path,
  method = 'POST',
  type = 'application/json',
  body,
  headers,
}: Asked): Promise<string> {
  return new Promise((answered, failed) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        timeout: 60_000,
        headers: { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => answered(text));
        response.on('error', failed);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', failed);
    asked.end(body);
  });
}

type Envelope = { ResponseCode: string; Response: Record<string, unknown> & [string, { code: string }] };

export async function callServer(port: number, fields: Record<string, FormValue>): Promise<Envelope> {
  const body = encodeForm({
    Token: 'demo-token',
    Version: '7',
    AppId: 'servery-demo',
    AppVersion: '3.1.21',
    AppMode: 'web',
    ...fields,
  });
  const type = 'application/x-www-form-urlencoded';
  return JSON.parse(await ask({ port, path: '/api', type, body })) as Envelope;
}

const CARD = JSON.stringify({
  query:
    'mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { token } }',
  variables: {
    input: {
      creditCard: { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030', cvv: '123' },
    },
  },
});

/** What the browser does with the card. */
export async function tokenise(sandbox: Sandbox): Promise<string> {
  const headers = { authorization: 'Bearer sandbox_bench_bench', 'braintree-version': '2018-05-10' };
  const text = await ask({ port: sandbox.port, path: '/braintree/graphql', body: CARD, headers });
  return (JSON.parse(text) as { data: { tokenizeCreditCard: { token: string } } }).data.tokenizeCreditCard
    .token;
}

/** Chips for $8.00, as soon as possible. */
export const submission = (
  { sid, venueId, menuId }: Customer,
  more: Record<string, FormValue>,
): Record<string, FormValue> => ({
  RequestAction: 'SubmitOrder',
  sid,
  merchant_id: venueId,
  menu_id: menuId,
  fulfilment_type: 'pickup',
  fulfilment_asap: 1,
  customer_name: 'Sam Nguyen',
  customer_email: 'sam@example.com',
  customer_mobile: '0491 570 156',
  ...more,
});

export const BY_CARD = { payment_method: 'CC', expected_total: '8.00' } as const;
export const IN_STORE = { payment_method: 'STORE' } as const;

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Lets so many people at once do one thing after the other. */
export async function crowd(
  atOnce: number,
  count: number,
  once: (index: number) => Promise<boolean>,
): Promise<{ perSecond: number; p99: number; failed: number }> {
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < count; index = next++) {
        const from = performance.now();
        if (!(await once(index).catch(() => false))) failed += 1;
        times.push(performance.now() - from);
      }
    }),
  );
  const perSecond = count / ((performance.now() - started) / 1000);
  return {
    perSecond,
    p99: percentile(
      times.toSorted((a, b) => a - b),
      0.99,
    ),
    failed,
  };
}
