import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paypalPayments } from '#providers/paypal/paypal';

let asked: string[] = [];
let server: Server;
let port: ReturnType<typeof paypalPayments>;
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.setHeader('content-type', 'application/json');
    const token = { access_token: 'a', expires_in: 3600, token_type: 'Bearer' };
    reply.end(
      JSON.stringify(request.url === '/v1/oauth2/token' ? token : { verification_status: 'SUCCESS' }),
    );
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  port = paypalPayments({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'c',
    secret: 's',
    webhookId: 'hook',
    live: false,
    timeoutMs: 2000,
  });
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});

const webhook = (change: { cert?: string; ours?: boolean; body?: string } = {}) => ({
  raw: Buffer.from(
    change.body ??
      JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDER' } }),
  ),
  headers: {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': change.cert ?? 'https://api.paypal.com/v1/notifications/certs/x',
    'paypal-transmission-id': 'x',
    'paypal-transmission-sig': 'x',
    'paypal-transmission-time': 'x',
  },
  isOurs: async () => change.ours ?? true,
});

test('PayPal is asked whether a message about a payment of ours is its own', async () => {
  expect(await port.news(webhook())).toEqual({ id: 'WH-1', reference: 'ORDER', about: 'payment' });
  expect(asked).toContain('/v1/notifications/verify-webhook-signature');
});

test.each([
  ['about no payment of ours', { ours: false }, 'not-ours'],
  ['with a certificate of somebody else', { cert: 'https://evil.example/.paypal.com/' }, undefined],
  ['that is no event', { body: '{}' }, undefined],
  ['that is no JSON', { body: 'x' }, undefined],
])('nobody is asked about a message %s', async (_what, change, answer) => {
  expect(await port.news(webhook(change))).toBe(answer);
  expect(asked).toEqual([]);
});
