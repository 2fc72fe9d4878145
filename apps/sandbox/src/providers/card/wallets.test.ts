import { expect, test } from 'vitest';
import { startForTest, type TestSandbox } from '#testing/start-for-test';

const API = '/braintree/merchants/shop/client_api/v1';
const key = { tokenizationKey: 'sandbox_abc_shop' };
const origin = 'http://localhost:3000';

const post = async ({ url }: TestSandbox, path: string, body: object) => {
  const headers = { 'content-type': 'application/json', origin };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};
const graphql = async ({ url }: TestSandbox, body: object) => {
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer sandbox_abc_shop',
    'braintree-version': '2018-05-10',
  };
  const response = await fetch(`${url}/braintree/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: Record<string, Record<string, unknown>> };
};
const nonceFor = async (sandbox: TestSandbox, number: string): Promise<string> => {
  const creditCard = { number, expirationMonth: '12', expirationYear: '2030', cvv: '123' };
  const { data } = await graphql(sandbox, {
    query: 'mutation { tokenizeCreditCard }',
    variables: { input: { creditCard } },
  });
  return String(data['tokenizeCreditCard']?.['token']);
};
const sell = async ({ url }: TestSandbox, nonce: string): Promise<string> => {
  const response = await fetch(`${url}/braintree/merchants/shop/transactions`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ transaction: { type: 'sale', amount: '10.00', payment_method_nonce: nonce } }),
  });
  const xml = await response.text();
  return /<status>(\w+)/.exec(xml)?.[1] + (/<gateway-rejection-reason>(\w+)/.exec(xml)?.[1] ?? '');
};
const lookUp = (sandbox: TestSandbox, nonce: string) =>
  post(sandbox, `${API}/payment_methods/${nonce}/three_d_secure/lookup`, { ...key, amount: '10.00' });
const answer = async (frame: string, choice: string): Promise<string> => {
  const page = await (await fetch(frame, { method: 'POST', body: new URLSearchParams({ choice }) })).text();
  expect(page).toContain(`data-origin="${origin}"`);
  return /data-nonce="([^"]*)"/.exec(page)?.[1] ?? '';
};

test('tells the page of the account: where its client API is, 3-D Secure, and what Google needs', async () => {
  const sandbox = await startForTest();
  const { data } = await graphql(sandbox, { query: 'query { clientConfiguration { clientApiUrl } }' });
  expect(data['clientConfiguration']).toMatchObject({
    clientApiUrl: `${sandbox.url}/braintree/merchants/shop/client_api`,
    creditCard: { threeDSecureEnabled: true },
    googlePay: { googleAuthorization: 'sandbox-google-shop' },
  });
});

test('lets a card go on whose bank asks nothing', async () => {
  const sandbox = await startForTest();
  const nonce = await nonceFor(sandbox, '4111111111111111');
  const { body } = await lookUp(sandbox, nonce);
  expect(body).toMatchObject({ paymentMethod: { nonce, threeDSecureInfo: { liabilityShifted: true } } });
  expect(body['lookup']).toBeUndefined();
});

test.each([
  ['confirms', 'confirm', 'authorized'],
  ['refuses', 'fail', ''],
])('charges a card whose bank asks only once its owner %s', async (_what, choice, status) => {
  const sandbox = await startForTest();
  const nonce = await nonceFor(sandbox, '4000000000001091');
  expect(await sell(sandbox, await nonceFor(sandbox, '4000000000001091'))).toBe(
    'gateway_rejectedthree_d_secure',
  );
  const { body } = await lookUp(sandbox, nonce);
  const { acsUrl } = body['lookup'] as unknown as { acsUrl: string };
  expect(await (await fetch(acsUrl)).text()).toContain('Is it you who is paying $10.00?');
  const confirmed = await answer(acsUrl, choice);
  if (status === '') expect(confirmed).toBe('');
  else {
    expect(await sell(sandbox, nonce)).not.toBe(status);
    expect(await sell(sandbox, confirmed)).toBe(status);
  }
  expect((await fetch(acsUrl)).status).toBe(404);
});

test('asks the owner of any card while its page says so', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/control/card', { mode: 'challenge', times: 1 });
  const nonce = await nonceFor(sandbox, '4111111111111111');
  expect((await lookUp(sandbox, nonce)).body['lookup']).toBeDefined();
  const next = await nonceFor(sandbox, '4111111111111111');
  expect((await lookUp(sandbox, next)).body['lookup']).toBeUndefined();
});

test('turns what Apple Pay hands over into a nonce of its own kind, for shops with a key', async () => {
  const sandbox = await startForTest();
  const applePaymentToken = {
    paymentData: btoa('{}'),
    paymentMethod: { network: 'masterCard', displayName: 'Mastercard 4444' },
  };
  const path = `${API}/payment_methods/apple_payment_tokens`;
  expect((await post(sandbox, path, { applePaymentToken })).status).toBe(401);
  const { status, body } = await post(sandbox, path, { ...key, applePaymentToken });
  expect(status).toBe(202);
  const [card] = body['applePayCards'] as unknown as [{ nonce: string }];
  expect(await sell(sandbox, card.nonce)).toBe('authorized');
  const amex = { ...applePaymentToken, paymentMethod: { network: 'amex' } };
  expect((await post(sandbox, path, { ...key, applePaymentToken: amex })).status).toBe(422);
});
