import { expect, test } from 'vitest';
import { startForTest, type TestSandbox } from '#testing/start-for-test';

const headers = {
  authorization: `Bearer sandbox-access.${btoa('shop')}`,
  'content-type': 'application/json',
  'paypal-request-id': 'key-1',
};
const post = async (sandbox: TestSandbox, path: string, body: object) => {
  const response = await fetch(`${sandbox.url}/paypal${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const ORDER = (site: string) => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: 'a1', amount: { currency_code: 'AUD', value: '12.30' } }],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: `${site}/checkout?result=success`,
        cancel_url: `${site}/checkout?result=cancel`,
      },
    },
  },
});

test('lets the buyer agree or cancel, and takes the money only after a yes, once', async () => {
  const sandbox = await startForTest();
  const made = await post(sandbox, '/v2/checkout/orders', ORDER(sandbox.url));
  expect(made.body).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' });
  const id = String(made.body['id']);
  const again = await post(sandbox, '/v2/checkout/orders', ORDER(sandbox.url));
  expect(again.body['id']).toBe(id);
  const early = await post(sandbox, `/v2/checkout/orders/${id}/capture`, {});
  expect(early).toMatchObject({ status: 422, body: { details: [{ issue: 'ORDER_NOT_APPROVED' }] } });
  const page = await (await fetch(`${sandbox.url}/paypal/checkoutnow?token=${id}`)).text();
  expect(page).toContain('$12.30 AUD');
  const press = (choice: string) =>
    fetch(`${sandbox.url}/paypal/checkoutnow/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    });
  expect((await press('cancel')).headers.get('location')).toContain('result=cancel');
  expect((await press('approve')).headers.get('location')).toContain('PayerID=');
  const taken = await post(sandbox, `/v2/checkout/orders/${id}/capture`, {});
  expect(taken.body['status']).toBe('COMPLETED');
  const { body } = await sandbox.call('GET', '/api/paypal/orders');
  expect(body).toMatchObject({ orders: [{ id, status: 'COMPLETED', value: '12.30' }], refunds: [] });
});

test('knows only its own webhooks as genuine', async () => {
  const sandbox = await startForTest();
  const asked = await post(sandbox, '/v1/notifications/verify-webhook-signature', {
    transmission_id: 'x',
    transmission_sig: 'y',
    webhook_event: { id: 'WH-1' },
  });
  expect(asked.body).toEqual({ verification_status: 'FAILURE' });
});

test('asks for a token', async () => {
  const sandbox = await startForTest();
  const response = await fetch(`${sandbox.url}/paypal/v2/checkout/orders/x`);
  expect(response.status).toBe(401);
});
