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
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ ResponseCode: 'SUCCESS', Response: { at: 'x am' } })),
  );
  vi.stubGlobal('fetch', fetched);
  const heard: number[] = [];
  const envelope = await send('a=1', {
    server: 'https://order.example.com',
    headers: { cookie: 'sid=1' },
    hear: ({ status }) => heard.push(status),
    prepare: (text) => text.replace('x am', 'noon'),
  });
  expect(envelope).toEqual({ ResponseCode: 'SUCCESS', Response: { at: 'noon' } });
  expect(heard).toEqual([200]);
  expect(fetched.mock.calls[0]).toMatchObject([
    'https://order.example.com/api',
    { method: 'POST', body: 'a=1', headers: { cookie: 'sid=1' } },
  ]);
});

test.each(['null', '"Bad gateway"', '{}', '[1]', 'Bad gateway'])(
  'takes %s as no answer at all',
  async (text) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
    await expect(send('', { server: '' })).rejects.toThrow();
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
