import { expect, test } from 'vitest';
import {
  arrivalText,
  leftToRefund,
  promiseText,
  refundCents,
  refundStateText,
  refundTarget,
  refundWaitText,
  typedAmount,
  cancelMoneyText,
} from '#payments/refund';

const paid = { amount: 1619, refunded: 400 };

test('gives back what is left, or a part of it, and never more', () => {
  expect(leftToRefund(paid)).toBe(1219);
  expect(leftToRefund({ amount: 500, refunded: 600 })).toBe(0);
  expect(refundCents(paid, undefined)).toBe(1219);
  expect(refundCents(paid, '12.19')).toBe(1219);
  expect(refundCents(paid, '0.01')).toBe(1);
  expect(refundCents(paid, '12.20')).toBe('refund_too_large');
});

test.each(['0', '0.00', '-1.00', 'four', '1.005'])('does not give back %s', (amount) => {
  expect(refundCents(paid, amount)).toBe('refund_too_large');
});

test('has nothing to give back where nothing was paid, or all of it has gone back', () => {
  expect(refundCents(undefined, undefined)).toBe('nothing_to_refund');
  expect(refundCents({ amount: 500, refunded: 500 }, '1.00')).toBe('nothing_to_refund');
});

test.each([
  ['4', '4.00'],
  [' $4.5', '4.50'],
  ['4,50', '4.50'],
  ['4.', '4.00'],
  ['-3', '-3.00'],
])('takes %j for %s', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount);
});

test.each(['', 'four', '1.234', '1 000'])('takes %j for no amount', (typed) => {
  expect(typedAmount(typed)).toBeUndefined();
});

test('says before an order is cancelled what happens to its money', () => {
  const order = { paid: true, method: 'CC', total: 1619, refunded: 0 };
  expect(cancelMoneyText(order)).toBe('$16.19 goes back to the customer’s card.');
  expect(cancelMoneyText({ ...order, method: 'PP', refunded: 400 })).toBe(
    'The rest, $12.19, goes back to the customer’s PayPal account.',
  );
  expect(cancelMoneyText({ ...order, refunded: 1 })).toMatch(/^The rest, \$16\.18, goes back/);
  expect(cancelMoneyText({ ...order, refunded: 1619 })).toBe('All of it is already refunded.');
  expect(cancelMoneyText({ ...order, paid: false })).toMatch(/^Nothing was paid/);
  expect(cancelMoneyText({ ...order, method: 'ZERO', total: 0 })).toMatch(/^Nothing was paid/);
  expect(cancelMoneyText({ ...order, method: 'STORE' })).toBe(
    'This was paid in store: give $16.19 back there. What a gift voucher, a balance or the pinpad paid goes back by itself.',
  );
});

test('says why a refund takes its time, and nothing of one that is done', () => {
  expect(refundWaitText('wanted', 'not settled yet')).toMatch(/^Card payments settle overnight/);
  expect(refundWaitText('wanted', 'answered 503')).toContain('answered 503');
  expect([refundWaitText('wanted', 'asked'), refundWaitText('done', 'answered 503')]).toEqual(['', '']);
});

test('says where the money goes and when it is there, for each way to pay', () => {
  expect(['CC', 'BALANCE', 'PP', 'CB'].map(refundTarget)).toEqual([
    'card',
    'account balance',
    'PayPal account',
    'cryptocurrency',
  ]);
  expect(arrivalText('SAVED')).toContain('10 days');
  expect(arrivalText('BALANCE')).toBe('It’s in your account balance now.');
  expect(arrivalText('PP')).toMatch(/^PayPal sends it back/);
  expect(arrivalText('CB')).toBe('It’s on its way to you.');
  expect(promiseText('CC')).toBe(arrivalText('CC'));
  expect(promiseText('CB')).toBe('We’ll email you when it’s ready for you.');
  expect(['wanted', 'done', 'open', 'closed'].map(refundStateText)).not.toContain('wanted');
});
