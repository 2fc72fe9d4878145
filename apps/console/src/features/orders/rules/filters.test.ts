import { expect, test } from 'vitest';
import { backText, lateText, paymentWords, problemTexts } from '#features/orders/rules/filters.ts';

const money = { paid: 1, nstatus: 2, left: '0.00', total: '39.50', payment_method: 'Visa' } as const;

test('says how an order was paid, and in words that it was not', () => {
  expect(paymentWords(money)).toEqual({ text: 'Visa', note: '', owes: false });
  const owed = { ...money, paid: 0, left: '39.50', payment_method: 'Pay in store' } as const;
  expect(paymentWords(owed)).toEqual({ text: 'Unpaid', note: 'Pay in store', owes: true });
  expect(paymentWords({ ...owed, left: '9.50' }).text).toBe('$9.50 unpaid');
  expect(paymentWords({ ...owed, nstatus: 9 })).toMatchObject({ text: 'Pay in store', owes: false });
});

test('says how late it is', () => {
  const late = (minutes: number) => lateText(0, minutes * 60_000);
  expect([0, 6, 89, 120, 60 * 72].map(late)).toEqual([
    '1 min late',
    '6 min late',
    '89 min late',
    '2 h late',
    '3 days late',
  ]);
});

test('says what else somebody has to look after, and what went back, because of an edit too', () => {
  expect(problemTexts(['late', 'refund', 'docket'])).toEqual(['Refund not sent', 'Docket not printed']);
  const back = (refunded: string, went_back: string) => backText({ refunded, went_back, total: '16.00' });
  expect([back('0.00', '0.00'), back('0.00', '8.00'), back('16.00', '16.00')]).toEqual([
    '',
    '$8.00 refunded',
    'Refunded',
  ]);
});
