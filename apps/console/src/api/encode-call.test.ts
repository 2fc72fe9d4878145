import { expect, test } from 'vitest';
import { encodeCall } from '#api/encode-call.ts';

const caller = { token: 'demo-token', appId: 'servery-console' };

test('sends the action, the sub action and the console’s own identity', () => {
  const body = new URLSearchParams(
    encodeCall('ConsoleOrder.move', { order_id: 'o1', from: 1, to: 2 }, caller),
  );
  expect(Object.fromEntries(body)).toEqual({
    RequestAction: 'ConsoleOrder',
    sub_action: 'move',
    Token: 'demo-token',
    AppId: 'servery-console',
    AppMode: 'console',
    Version: '7',
    AppVersion: '3.1.21',
    order_id: 'o1',
    from: '1',
    to: '2',
  });
});

test('leaves out the sub action where there is none, and never holds a session: that is in a cookie', () => {
  const body = new URLSearchParams(encodeCall('ConsoleBoard', {}, caller));
  expect(body.has('sub_action')).toBe(false);
  expect(body.has('sid')).toBe(false);
});

test('keeps a reason with signs and accents as it was typed', () => {
  const reason = 'Sold out & closing = 100 % à 9 pm';
  const body = new URLSearchParams(encodeCall('ConsoleOrder.cancel', { order_id: 'o1', reason }, caller));
  expect(body.get('reason')).toBe(reason);
});
