import { expect, test } from 'vitest';
import { type Purse, transferable } from '#payments/withdrawal';

const DAY = 24 * 3600_000;
const NOW = 400 * DAY;
const ago = (days: number, cents: number) => ({ at: NOW - days * DAY, cents });
const purse = (part: Partial<Purse>): Purse => ({ balance: 0, payments: [], withdrawals: [], ...part });

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

test('a payment is withdrawn once, and what was given stays', () => {
  const payments = [ago(10, 5000)];
  const withdrawals = [ago(5, 5000)];
  expect(transferable(purse({ balance: 2000, payments, withdrawals }), NOW)).toBe(0);
  expect(
    transferable(purse({ balance: 4000, payments: [...payments, ago(1, 1500)], withdrawals }), NOW),
  ).toBe(1500);
});

test('a withdrawal of long ago was of payments of that time', () => {
  const payments = [ago(100, 5000), ago(20, 3000)];
  expect(transferable(purse({ balance: 3000, payments, withdrawals: [ago(50, 5000)] }), NOW)).toBe(3000);
  expect(transferable(purse({ balance: 3000, payments, withdrawals: [ago(19, 1000)] }), NOW)).toBe(2000);
});
