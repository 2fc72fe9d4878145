import { expect, test } from 'vitest';
import { type Purse, transferable } from '#payments/payout';

const DAY = 24 * 3600_000;
const NOW = 400 * DAY;
const ago = (days: number, cents: number) => ({ at: NOW - days * DAY, cents });
const purse = (part: Partial<Purse>): Purse => ({ balance: 0, payments: [], payouts: [], ...part });

test('counts payments of the past 60 days, and none that is older', () => {
  const payments = [ago(61, 1000), ago(60, 2000), ago(59, 3000), ago(0, 400)];
  expect(transferable(purse({ balance: 9000, payments }), NOW)).toBe(3400);
});

test('is never more than there is, and never less than nothing', () => {
  expect(transferable(purse({ balance: 250, payments: [ago(1, 1000)] }), NOW)).toBe(250);
  expect(transferable(purse({ balance: 0, payments: [ago(1, 1000)] }), NOW)).toBe(0);
  expect(transferable(purse({ balance: -5, payments: [ago(1, 1000)] }), NOW)).toBe(0);
  expect(transferable(purse({ balance: 5000 }), NOW)).toBe(0);
});

test('a payment is paid out once, and what was given stays', () => {
  const payments = [ago(10, 5000)];
  const payouts = [ago(5, 5000)];
  expect(transferable(purse({ balance: 2000, payments, payouts }), NOW)).toBe(0);
  expect(transferable(purse({ balance: 4000, payments: [...payments, ago(1, 1500)], payouts }), NOW)).toBe(
    1500,
  );
});

test('a withdrawal of long ago was of payments of that time', () => {
  const payments = [ago(100, 5000), ago(20, 3000)];
  expect(transferable(purse({ balance: 3000, payments, payouts: [ago(50, 5000)] }), NOW)).toBe(3000);
  expect(transferable(purse({ balance: 3000, payments, payouts: [ago(19, 1000)] }), NOW)).toBe(2000);
});

test('a payment counts to the last moment of its 60 days', () => {
  const last = { cents: 1000, at: NOW - 60 * DAY + 1 };
  expect(transferable(purse({ balance: 1000, payments: [last] }), NOW)).toBe(1000);
});

test('a withdrawal takes of a second payment only what the first did not have', () => {
  const payments = [ago(30, 1000), ago(20, 1000)];
  expect(transferable(purse({ balance: 2000, payments, payouts: [ago(10, 1500)] }), NOW)).toBe(500);
});

test('the oldest goes first, in whatever order payments and payouts are told', () => {
  const payments = [ago(65, 1000), ago(20, 3000)];
  const payouts = [ago(10, 1000)];
  for (const told of [payments, payments.toReversed()])
    expect(transferable(purse({ balance: 9000, payments: told, payouts }), NOW)).toBe(3000);

  const twice = [ago(20, 1000), ago(5, 1000)];
  for (const told of [twice, twice.toReversed()])
    expect(
      transferable(purse({ balance: 9000, payments: [ago(40, 1000), ago(10, 1000)], payouts: told }), NOW),
    ).toBe(0);
});
