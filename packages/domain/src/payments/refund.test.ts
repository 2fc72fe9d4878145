import { expect, test } from 'vitest';
import {
  arrivalText,
  leftToRefund,
  moneyBack,
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

const back = { toMethods: [{ method: 'CC', cents: 1619 }], byHand: 0, refunded: 0 };

test('says before an order is cancelled what happens to its money', () => {
  expect(cancelMoneyText(back)).toBe('$16.19 goes back to the customer’s card.');
  expect(cancelMoneyText({ ...back, toMethods: [{ method: 'PP', cents: 1219 }], refunded: 400 })).toBe(
    'The rest, $12.19, goes back to the customer’s PayPal account.',
  );
  expect(cancelMoneyText({ ...back, refunded: 1 })).toMatch(/^The rest, \$16\.19, goes back/);
  expect(cancelMoneyText({ ...back, toMethods: [], refunded: 1619 })).toBe('All of it is already refunded.');
  expect(cancelMoneyText({ ...back, toMethods: [] })).toMatch(/^Nothing was paid/);
  expect(cancelMoneyText({ ...back, toMethods: [], byHand: 1619 })).toBe(
    '$16.19 was paid in store: give it back there.',
  );
});

test('names what goes back to a gift voucher apart from the rest', () => {
  const gift = { method: 'GIFT', cents: 1000 };
  expect(cancelMoneyText({ toMethods: [gift], byHand: 0, refunded: 0 })).toBe(
    '$10.00 goes back to the gift voucher.',
  );
  expect(cancelMoneyText({ toMethods: [gift], byHand: 2000, refunded: 0 })).toBe(
    '$10.00 goes back to the gift voucher. $20.00 was paid in store: give it back there.',
  );
  // Two parts have no one rest.
  expect(cancelMoneyText({ ...back, toMethods: [...back.toMethods, gift], refunded: 400 })).toBe(
    '$16.19 goes back to the customer’s card. $10.00 goes back to the gift voucher.',
  );
  expect(cancelMoneyText({ ...back, toMethods: [{ method: 'eftpos', cents: 2000 }, gift] })).toBe(
    '$20.00 goes back on the pinpad. You’ll find the refund under Payments. $10.00 goes back to the gift voucher.',
  );
});

test('hands back only what was taken by hand, and the rest goes to whom it came from', () => {
  const money = { total: 3000, paid: 0, tendered: 1000, prepaid: null, payment_method: 'STORE' };
  const gift = { method: 'GIFT', amount: 1000, refunded: 0 };
  const unpaid = { order: money, attempts: [gift], inHand: 0, handedBack: 0 };
  expect(moneyBack(unpaid)).toEqual({ toMethods: [{ method: 'GIFT', cents: 1000 }], byHand: 0 });
  const paidInStore = { ...money, paid: 1, tendered: 3000 };
  expect(moneyBack({ ...unpaid, order: paidInStore, inHand: 2000, handedBack: 500 }).byHand).toBe(1500);
  const card = { method: 'CC', amount: 2000, refunded: 2000 };
  const byCard = { ...money, paid: 1, payment_method: 'CC' };
  expect(moneyBack({ ...unpaid, order: byCard, attempts: [card, gift, gift] })).toEqual({
    toMethods: [{ method: 'GIFT', cents: 2000 }],
    byHand: 0,
  });
  const byBank = { ...money, paid: 1, payment_method: 'BANK' };
  expect(moneyBack({ ...unpaid, order: byBank, handedBack: 300 }).byHand).toBe(1700);
});

test('says why a refund takes its time, and nothing of one that is done', () => {
  expect(refundWaitText('wanted', 'not settled yet')).toMatch(/^Card payments settle overnight/);
  expect(refundWaitText('wanted', 'answered 503')).toContain('answered 503');
  expect([refundWaitText('wanted', 'asked'), refundWaitText('done', 'answered 503')]).toEqual(['', '']);
});

test('says where the money goes and when it is there, for each way to pay', () => {
  expect(['CC', 'BALANCE', 'PP', 'CB', 'GIFT'].map(refundTarget)).toEqual([
    'card',
    'account balance',
    'PayPal account',
    'cryptocurrency',
    'gift voucher',
  ]);
  expect(arrivalText('SAVED')).toContain('10 days');
  expect(arrivalText('BALANCE')).toBe('It’s in your account balance now.');
  expect(arrivalText('PP')).toMatch(/^PayPal sends it back/);
  expect(arrivalText('GIFT')).toBe('It’s back on your gift voucher now.');
  expect(arrivalText('CB')).toBe('It’s on its way to you.');
  expect(promiseText('CC')).toBe(arrivalText('CC'));
  expect(promiseText('CB')).toBe('We’ll email you when it’s ready for you.');
  expect(['wanted', 'done', 'open', 'closed'].map(refundStateText)).not.toContain('wanted');
});
