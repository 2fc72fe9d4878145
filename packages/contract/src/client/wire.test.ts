import { afterEach, expect, test, vi } from 'vitest';
import { bodyOf, resultOf, send } from '#client/wire';
import type { Envelope } from '#envelope';
import type { CallOutput } from '#registry';

const app = { Token: 'demo-token', AppId: 'servery-console', AppMode: 'console', AppVersion: '3.1.21' };
afterEach(() => vi.unstubAllGlobals());

test('sends the action, the sub action and what the app says of itself', () => {
  const body = new URLSearchParams(bodyOf('ConsoleOrder.move', app, { order_id: 'o1', from: 1, to: 2 }));
  expect(Object.fromEntries(body)).toEqual({
    RequestAction: 'ConsoleOrder',
    sub_action: 'move',
    Version: '7',
    ...app,
    order_id: 'o1',
    from: '1',
    to: '2',
  });
});

test('leaves out the sub action where there is none, and a session that there is not', () => {
  const body = new URLSearchParams(bodyOf('ConsoleBoard', { ...app, sid: undefined }, {}));
  expect([body.has('sub_action'), body.has('sid')]).toEqual([false, false]);
});

test('keeps a reason with signs and accents as it was typed', () => {
  const reason = 'Sold out & closing = 100 % à 9 pm';
  const body = new URLSearchParams(bodyOf('ConsoleOrder.cancel', app, { order_id: 'o1', reason }));
  expect(body.get('reason')).toBe(reason);
});

test('posts to the server that it is given, and hands on what is read', async () => {
  const ask = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ ResponseCode: 'SUCCESS', Response: { at: 'x am' } })),
  );
  const server = 'https://order.example.com';
  const prepare = (text: string) => text.replace('x am', 'noon');
  const envelope = await send('a=1', { server, ask, prepare, keepalive: true });
  expect(envelope).toEqual({ ResponseCode: 'SUCCESS', Response: { at: 'noon' } });
  expect(ask.mock.calls[0]).toMatchObject([
    `${server}/api`,
    { method: 'POST', body: 'a=1', keepalive: true },
  ]);
});

test.each(['null', '"Bad gateway"', '{}', '[1]', 'Bad gateway'])(
  'takes %s as no answer at all',
  async (text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
    await expect(send('', {})).rejects.toThrow();
  },
);

const refusal = (code: string): Envelope<CallOutput<'ConsoleBoard'>> => ({
  ResponseCode: 'ERROR',
  Response: ['Its own words', { code, field: 'name' }],
});

test('keeps the server’s own words when it refuses', () => {
  expect(resultOf<'ConsoleBoard'>(refusal('forbidden'))).toEqual({
    ok: false,
    code: 'forbidden',
    message: 'Its own words',
    details: { code: 'forbidden', field: 'name' },
  });
});
