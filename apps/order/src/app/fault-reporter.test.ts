import { expect, test, vi } from 'vitest';
import { type Fault, faultReporter, type Report } from '#app/fault-reporter.ts';

function page(path = '/menu/banksia-kitchen') {
  const send = vi.fn<(report: Report) => void>();
  const report = faultReporter({ send, names: () => ['Sam Nguyen', ''], path: () => path });
  const say = (error: unknown, more: Partial<Fault> = {}) =>
    report({ kind: 'window', error, details: {}, ...more });
  return { say, send, messages: () => send.mock.calls.map(([{ message }]) => message) };
}

test('tells what broke, where in the code and on which page', () => {
  const { say, send } = page('/receipt/qUuO0Zk3mC5gR1xH0cA7bw?x=1');
  const error = new TypeError('no menu');
  error.stack = 'TypeError: no menu for Sam\n    at open (https://shop.example/assets/a.js:1:2)';
  say(error, { kind: 'crash' });
  expect(send).toHaveBeenCalledExactlyOnceWith({
    kind: 'crash',
    message: 'TypeError: no menu',
    path: '/receipt/…',
    stack: '    at open (https://shop.example/assets/a.js:1:2)',
  });
});

test('tells the same once, and five of a page at most', () => {
  const { say, messages } = page();
  say(new Error('one'));
  say(new Error('one'), { kind: 'rejection' });
  for (const word of ['two', 'three', 'four', 'five', 'six']) say(new Error(word));
  expect(messages()).toEqual(['Error: one', 'Error: two', 'Error: three', 'Error: four', 'Error: five']);
});

test('names the call and the code of what was logged', () => {
  const { say, messages } = page();
  say('Merchant does not exist', { kind: 'log', details: { call: 'Merchant', code: 'no_merchant', at: {} } });
  expect(messages()).toEqual(['Merchant does not exist (Merchant, no_merchant)']);
});

test('leaves out who it is about, and what is nobody’s fault', () => {
  const { say, messages } = page();
  say(new Error('sam@example.com, 0491 570 156 and Nguyen'));
  for (const noise of ['', 'Script error.', new Error('ResizeObserver loop limit exceeded')]) say(noise);
  say(new DOMException('gone', 'AbortError'));
  expect(messages()).toEqual(['Error: …, … and …']);
});

test('tells what was thrown without being an error', () => {
  const { say, messages } = page();
  say(undefined);
  say({ toString: () => 'odd' });
  expect(messages()).toEqual(['undefined', 'odd']);
});
