import { expect, test } from 'vitest';
import { startForTest, type TestSandbox } from '#testing/start-for-test';

const GATEWAY = '/braintree/merchants/shop';
const auth = { authorization: `Basic ${btoa('public:private')}` };
const json = { ...auth, 'content-type': 'application/json' };

const send = async (sandbox: TestSandbox, method: string, path: string, body?: unknown) => {
  const init =
    body === undefined ? { method, headers: auth } : { method, headers: json, body: JSON.stringify(body) };
  const response = await fetch(`${sandbox.url}${GATEWAY}${path}`, init);
  return { status: response.status, xml: await response.text() };
};
const tagIn = (xml: string, tag: string): string => new RegExp(`<${tag}[^>]*>([^<]*)<`).exec(xml)?.[1] ?? '';

const tokenise = async (sandbox: TestSandbox, number: string, headers: Record<string, string> = {}) => {
  const creditCard = { number, expirationMonth: '12', expirationYear: '2030', cvv: '123' };
  return fetch(`${sandbox.url}/braintree/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer sandbox_abc_shop',
      'braintree-version': '2018-05-10',
      origin: 'http://localhost:3000',
      ...headers,
    },
    body: JSON.stringify({
      operationName: 'TokenizeCreditCard',
      query:
        'mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { token } }',
      variables: { input: { creditCard, options: { validate: false } } },
    }),
  });
};
const nonceFor = async (sandbox: TestSandbox, number: string): Promise<string> => {
  const body = (await (await tokenise(sandbox, number)).json()) as {
    data: { tokenizeCreditCard: { token: string } };
  };
  return body.data.tokenizeCreditCard.token;
};
const saleOf = (nonce: string, more: object = {}) => ({
  transaction: { type: 'sale', amount: '10.00', order_id: 'o1', payment_method_nonce: nonce, ...more },
});

test('turns a card into a nonce for a page of another site, and tells the brand', async () => {
  const sandbox = await startForTest();
  const preflight = await fetch(`${sandbox.url}/braintree/graphql`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  const answer = await tokenise(sandbox, '378282246310005');
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  const body = (await answer.json()) as { data: { tokenizeCreditCard: Record<string, unknown> } };
  expect(body.data.tokenizeCreditCard).toMatchObject({
    token: expect.stringMatching(/^tokencc_/),
    creditCard: { brandCode: 'AMERICAN_EXPRESS', last4: '0005' },
  });
});

test.each<[string, string, Record<string, string>, string]>([
  ['a number that is none', '4111111111111112', {}, 'VALIDATION'],
  ['no key', '4111111111111111', { authorization: '' }, 'AUTHENTICATION'],
  ['no version', '4111111111111111', { 'braintree-version': '' }, 'UNSUPPORTED_CLIENT'],
])('answers %s with an error in a 200', async (_what, number, headers, errorClass) => {
  const sandbox = await startForTest();
  const answer = await tokenise(sandbox, number, headers);
  const { errors } = (await answer.json()) as { errors: [{ extensions: { errorClass: string } }] };
  expect(errors[0].extensions.errorClass).toBe(errorClass);
});

test('authorises, finds by our own id, takes and settles, and gives back a part', async () => {
  const sandbox = await startForTest();
  const sold = await send(
    sandbox,
    'POST',
    '/transactions',
    saleOf(await nonceFor(sandbox, '4111111111111111')),
  );
  expect(sold.status).toBe(201);
  expect(tagIn(sold.xml, 'status')).toBe('authorized');
  const id = tagIn(sold.xml, 'id');
  const search = { search: { order_id: { is: 'o1' } } };
  expect(tagIn((await send(sandbox, 'POST', '/transactions/advanced_search_ids', search)).xml, 'item')).toBe(
    id,
  );
  expect((await send(sandbox, 'POST', `/transactions/${id}/refund`, {})).xml).toContain('91506');
  await send(sandbox, 'PUT', `/transactions/${id}/submit_for_settlement`, {});
  await send(sandbox, 'PUT', `/transactions/${id}/settle`, {});
  expect((await send(sandbox, 'PUT', `/transactions/${id}/void`, {})).xml).toContain('91504');
  const part = { transaction: { amount: '4.00', api_request_key: 'r1' } };
  const refund = await send(sandbox, 'POST', `/transactions/${id}/refund`, part);
  expect([refund.status, tagIn(refund.xml, 'amount')]).toEqual([201, '4.00']);
  const again = await send(sandbox, 'POST', `/transactions/${id}/refund`, part);
  expect(tagIn(again.xml, 'id')).toBe(tagIn(refund.xml, 'id'));
  const rest = { transaction: { amount: '6.01' } };
  expect((await send(sandbox, 'POST', `/transactions/${id}/refund`, rest)).xml).toContain('91521');
});

test('charges once for one key, refuses the key for anything else, and a nonce twice', async () => {
  const sandbox = await startForTest();
  const nonce = await nonceFor(sandbox, '4111111111111111');
  const sale = saleOf(nonce, { api_request_key: 'k1' });
  const first = await send(sandbox, 'POST', '/transactions', sale);
  const again = await send(sandbox, 'POST', '/transactions', sale);
  expect(tagIn(again.xml, 'id')).toBe(tagIn(first.xml, 'id'));
  const other = saleOf(nonce, { api_request_key: 'k1', amount: '11.00' });
  expect((await send(sandbox, 'POST', '/transactions', other)).xml).toContain('915232');
  expect((await send(sandbox, 'POST', '/transactions', saleOf(nonce))).xml).toContain('91564');
});

test.each([
  ['4000111111111115', '10.00', 'processor_declined'],
  ['4111111111111111', '2000.00', 'processor_declined'],
  ['4111111111111111', '3000.00', 'failed'],
  ['4111111111111111', '5001.00', 'gateway_rejected'],
])('declines the card %s for %s as %s', async (number, amount, status) => {
  const sandbox = await startForTest();
  const sold = await send(
    sandbox,
    'POST',
    '/transactions',
    saleOf(await nonceFor(sandbox, number), { amount }),
  );
  expect([sold.status, tagIn(sold.xml, 'status')]).toEqual([422, status]);
});

test.each([
  ['lose', 1],
  ['drop', 0],
])('cuts the connection (%s) with %s sales made', async (mode, made) => {
  const sandbox = await startForTest();
  const nonce = await nonceFor(sandbox, '4111111111111111');
  await sandbox.call('PUT', '/api/control/card', { mode, times: 1 });
  await expect(send(sandbox, 'POST', '/transactions', saleOf(nonce))).rejects.toThrow();
  const { body } = await sandbox.call('GET', '/api/card/transactions');
  expect((body as { transactions: unknown[] }).transactions).toHaveLength(made);
});

test('keeps a card without charging it, under the name that the shop gives it, until it is told to forget it', async () => {
  const sandbox = await startForTest();
  const card = async (number: string) => ({
    customer: { credit_card: { payment_method_nonce: await nonceFor(sandbox, number), token: 'ours' } },
  });
  const kept = await send(sandbox, 'POST', '/customers', await card('4111111111111111'));
  expect([kept.status, tagIn(kept.xml, 'token'), tagIn(kept.xml, 'last-4')]).toEqual([201, 'ours', '1111']);
  expect((await send(sandbox, 'POST', '/payment_methods/ours/nonces', {})).status).toBe(201);
  await send(sandbox, 'DELETE', '/payment_methods/any/ours');
  expect((await send(sandbox, 'POST', '/payment_methods/ours/nonces', {})).status).toBe(404);
  expect((await send(sandbox, 'POST', '/customers', await card('4000111111111115'))).status).toBe(422);
});

test('asks for keys', async () => {
  const sandbox = await startForTest();
  const response = await fetch(`${sandbox.url}${GATEWAY}/transactions/x`);
  expect(response.status).toBe(401);
});

test('keeps a card in the vault until it is told to forget it', async () => {
  const sandbox = await startForTest();
  const nonce = await nonceFor(sandbox, '4111111111111111');
  const kept = saleOf(nonce, { options: { store_in_vault_on_success: true } });
  const token = tagIn((await send(sandbox, 'POST', '/transactions', kept)).xml, 'token');
  expect(token).not.toBe('');
  const again = {
    transaction: { type: 'sale', amount: '5.00', order_id: 'o2', payment_method_token: token },
  };
  expect((await send(sandbox, 'POST', '/transactions', again)).status).toBe(201);
  expect((await send(sandbox, 'DELETE', `/payment_methods/any/${token}`)).status).toBe(200);
  expect((await send(sandbox, 'POST', '/transactions', again)).status).toBe(422);
});

test('gives a nonce for a kept card, which its bank may ask about, and none for a card that was forgotten', async () => {
  const sandbox = await startForTest();
  const sold = await send(sandbox, 'POST', '/transactions', {
    ...saleOf(await nonceFor(sandbox, '4111111111111111'), { options: { store_in_vault_on_success: true } }),
  });
  const token = tagIn(sold.xml, 'token');
  const asked = () => send(sandbox, 'POST', `/payment_methods/${token}/nonces`, {});
  const { status, xml } = await asked();
  expect(status).toBe(201);
  expect([tagIn(xml, 'bin'), tagIn(xml, 'last-four')]).toEqual(['411111', '1111']);
  expect((await send(sandbox, 'POST', '/transactions', saleOf(tagIn(xml, 'nonce')))).status).toBe(201);

  await sandbox.call('PUT', '/api/control/card', { mode: 'challenge', times: 1 });
  const challenged = tagIn((await asked()).xml, 'nonce');
  const refused = await send(sandbox, 'POST', '/transactions', saleOf(challenged));
  expect(tagIn(refused.xml, 'gateway-rejection-reason')).toBe('three_d_secure');

  await send(sandbox, 'DELETE', `/payment_methods/any/${token}`);
  expect((await asked()).status).toBe(404);
});
