import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startForTest, type TestSandbox } from '#testing/start-for-test';

const token = ({ url }: TestSandbox, method: string, path: string): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const uri = `${method} ${new URL(url).host}${path}`;
  const exp = Math.floor(Date.now() / 1000) + 60;
  return `Bearer ${part({ alg: 'ES256' })}.${part({ iss: 'cdp', sub: 'key', uri, exp })}.c2ln`;
};
const ask = async (sandbox: TestSandbox, method: string, path: string, body?: object, key = '') => {
  const at = `/coinbase/api/v1${path}`;
  const response = await fetch(sandbox.url + at, {
    method,
    headers: {
      authorization: token(sandbox, method, at),
      'content-type': 'application/json',
      'x-idempotency-key': key,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

/** A server that listens. */
async function listener() {
  const heard: { signature: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ signature: String(request.headers['x-hook0-signature']), body });
      response.end('ok');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => void server.close());
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('makes a checkout once for a key, and tells the merchant when it is paid, twice if its page says so', async () => {
  const sandbox = await startForTest();
  const heard = await listener();
  const wanted = {
    amount: '16.00',
    currency: 'AUD',
    successRedirectUrl: `${heard.url}/checkout?result=success`,
    failRedirectUrl: `${heard.url}/checkout?result=cancel`,
  };
  const made = await ask(sandbox, 'POST', '/checkouts', wanted, 'k1');
  expect(made).toMatchObject({ status: 201, body: { status: 'ACTIVE', amount: '16.00' } });
  expect((await ask(sandbox, 'POST', '/checkouts', wanted, 'k1')).body['id']).toBe(made.body['id']);
  await sandbox.call('PUT', '/api/control/coinbase', { mode: 'twice' });
  const paid = await fetch(String(made.body['url']), {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  expect(paid.headers.get('location')).toBe(wanted.successRedirectUrl);
  expect(heard.heard).toHaveLength(2);
  expect(heard.heard[0]?.signature).toMatch(/^t=\d+,v0=[0-9a-f]{64}$/);
  expect(JSON.parse(heard.heard[0]?.body ?? '')).toMatchObject({
    eventType: 'checkout.payment.success',
    id: made.body['id'],
  });
  expect((await ask(sandbox, 'GET', `/checkouts/${made.body['id']}`)).body['status']).toBe('COMPLETED');
});

test('takes no call without a token for that very call', async () => {
  const sandbox = await startForTest();
  const path = '/coinbase/api/v1/checkouts';
  for (const authorization of [
    '',
    'Bearer x',
    token(sandbox, 'GET', path),
    token(sandbox, 'POST', '/other'),
  ]) {
    const response = await fetch(sandbox.url + path, { method: 'POST', headers: { authorization } });
    expect(response.status).toBe(401);
  }
});

test('lists checkouts page by page, the newest first, with what has gone back of them', async () => {
  const sandbox = await startForTest();
  const wanted = {
    amount: '16.00',
    currency: 'AUD',
    successRedirectUrl: 'http://127.0.0.1:9/back',
    failRedirectUrl: 'http://127.0.0.1:9/back',
  };
  const ids: string[] = [];
  for (const key of ['k1', 'k2', 'k3']) {
    const { body } = await ask(sandbox, 'POST', '/checkouts', wanted, key);
    ids.unshift(String(body['id']));
  }
  const list = async (query: Record<string, string>) => {
    const at = '/coinbase/api/v1/checkouts';
    const response = await fetch(`${sandbox.url}${at}?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: token(sandbox, 'GET', at) },
    });
    const { checkouts, nextPageToken } = (await response.json()) as {
      checkouts: { id: string; status: string; refunds: { amount: string; reason: string }[] }[];
      nextPageToken: string;
    };
    return { checkouts, nextPageToken, ids: checkouts.map(({ id }) => id) };
  };
  const first = await list({ pageSize: '2' });
  expect(first.ids).toEqual(ids.slice(0, 2));
  const rest = await list({ pageSize: '2', pageToken: first.nextPageToken });
  expect([rest.ids, rest.nextPageToken]).toEqual([ids.slice(2), '']);

  const [newest = ''] = ids;
  await fetch(`${sandbox.url}/coinbase/pay/${newest}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  const back = (amount: string) =>
    ask(sandbox, 'POST', `/checkouts/${newest}/refund`, { amount, currency: 'AUD', reason: 'Refund r1' });
  expect((await back('4.00')).status).toBe(200);
  expect((await back('12.01')).status).toBe(400);
  const [part] = (await list({ status: 'PARTIALLY_REFUNDED' })).checkouts;
  expect(part?.refunds).toMatchObject([{ amount: '4.00', reason: 'Refund r1' }]);
  expect((await back('12.00')).status).toBe(200);
  expect((await list({ status: 'REFUNDED' })).ids).toEqual([newest]);
  expect((await list({ startTime: new Date(Date.now() + 60_000).toISOString() })).ids).toEqual([]);
});
