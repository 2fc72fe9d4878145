import { expect, test } from 'vitest';
import { cancelMoney } from '#order/cancel-words.ts';

test('says what calling an order off does to its money', () => {
  const card = { method: 'CC', amount: '12.19' };
  const back = { goes_back: [card], by_hand: '0.00', refunded: '4.00' };
  expect(cancelMoney(back)).toBe('The rest, $12.19, goes back to the customer’s card.');
  const gift = { method: 'GIFT', amount: '10.00' };
  expect(cancelMoney({ goes_back: [gift], by_hand: '20.00', refunded: '0.00' })).toBe(
    '$10.00 goes back to the gift voucher. $20.00 was paid in store: give it back there.',
  );
});
