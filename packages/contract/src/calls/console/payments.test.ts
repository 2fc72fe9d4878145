import { expect, test } from 'vitest';
import type { CallSpec } from '#call';
import { consoleOrders, consoleShowOrder } from '#calls/console/orders';
import {
  consoleCases,
  consoleCheckDay,
  consoleCloseCase,
  consoleRefund,
  consoleSettleCase,
} from '#calls/console/payments';
import { type Sample, throughForm } from '#testing/through-form';

const wish = { order_id: 'Xy_9', reason: 'Late', refund_key: '0123456789abcdef' };

test.each<[string, CallSpec, Sample]>([
  ['a refund of all', consoleRefund, wish],
  ['a refund of a part, with its reason shared', consoleRefund, { ...wish, amount: '4.50', share_reason: 1 }],
  ['the open cases', consoleCases, {}],
  ['a case that was settled by hand', consoleCloseCase, { case_id: 'c1', note: 'Paid back in cash' }],
  ['a case to be settled', consoleSettleCase, { case_id: 'c1' }],
  ['a day to compare', consoleCheckDay, { day: '2026-11-17' }],
  ['today', consoleCheckDay, {}],
  ['orders of a day', consoleOrders, { date: '2026-11-17' }],
  ['words to search for', consoleOrders, { search: 'Mia & Tom' }],
  ['one order', consoleShowOrder, { order_id: 'Xy_9' }],
])('takes %s', (_what, call, sample) => {
  expect(throughForm(call, sample)).toEqual(sample);
});

test.for<[string, CallSpec, Sample, string]>([
  ['a refund without a reason', consoleRefund, { ...wish, reason: ' ' }, 'reason is missing: say why'],
  [
    'a short key',
    consoleRefund,
    { ...wish, refund_key: 'x' },
    'refund_key is not a key of 16 to 64 letters and digits',
  ],
  ['half a cent', consoleRefund, { ...wish, amount: '1.005' }, 'amount is not an amount'],
  [
    'a case without a note',
    consoleCloseCase,
    { case_id: 'c1', note: '' },
    'note is missing: say what was done',
  ],
  ['a day that is none', consoleCheckDay, { day: '2026-02-31' }, 'day is not a day of the calendar'],
])('refuses %s', ([, call, sample, message]) => {
  expect(throughForm(call, sample)).toBe(message);
});

test('lets whoever sees payments look, and whoever refunds act', () => {
  expect([consoleCases.can, consoleCheckDay.can]).toEqual(['see_payments', 'see_payments']);
  expect([consoleRefund.can, consoleSettleCase.can, consoleCloseCase.can]).toEqual(
    Array(3).fill('refund_orders'),
  );
  expect([consoleOrders.can, consoleShowOrder.can]).toEqual(['see_orders', 'see_orders']);
});
