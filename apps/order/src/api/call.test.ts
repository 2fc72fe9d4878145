import { decodeForm } from '@servery/contract/form/decode';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('serveryFacts', {
  brand: { token: 'demo-token', app_id: 'servery-demo' },
  variant: 'kiosk',
  sid_cookie: 'sid',
});
vi.stubGlobal('document', { cookie: 'sid=abc' });
vi.stubGlobal('location', { protocol: 'https:', pathname: '/kiosk/cart' });
const { call } = await import('#api/call.ts');

const answering = (envelope: unknown) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(envelope)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.restoreAllMocks());

test('every call is a POST to the one address, with RequestAction and without a path of its own [CHK-227 ACC-253]', async () => {
  const fetched = answering({ ResponseCode: 'SUCCESS', Response: {} });
  await call('AppHome', {});
  await call('ManageCart.clear_cart', { store_id: 1, menu_id: 2 });
  const bodies = fetched.mock.calls.map(([url, request]) => {
    expect([url, request?.method]).toEqual(['/api', 'POST']);
    return new URLSearchParams(request?.body as string);
  });
  expect(bodies.map((body) => [body.get('RequestAction'), body.get('sub_action')])).toEqual([
    ['AppHome', null],
    ['ManageCart', 'clear_cart'],
  ]);
});

test('adds the token of the brand and the version to every call [CHK-228]', async () => {
  const fetched = answering({ ResponseCode: 'SUCCESS', Response: {} });
  await call('AppHome', {});
  await call('Merchant', { menu_name: 'banksia-kitchen' });
  for (const [, request] of fetched.mock.calls) {
    const decoded = decodeForm(request?.body as string);
    expect(decoded).toMatchObject({
      ok: true,
      fields: {
        Token: 'demo-token',
        Version: '7',
        AppId: 'servery-demo',
        AppVersion: '3.1.21',
        AppMode: 'kiosk',
        sid: 'abc',
      },
    });
  }
});

test('a refusal says the first message of the answer [CHK-231]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answering({
    ResponseCode: 'ERROR',
    Response: ['Your cart is empty', { code: 'no_order' }, 'Something that nobody reads'],
  });
  const result = await call('ManageCart.load_checkout', { store_id: 1, menu_id: 2 });
  expect(result).toMatchObject({ ok: false, code: 'no_order', message: 'Your cart is empty' });
});
