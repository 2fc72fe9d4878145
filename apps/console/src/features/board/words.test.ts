import { expect, test } from 'vitest';
import { cameBy, handOverText, itemsText, paymentText, detailText } from '#features/board/words.ts';

test('says how an order came in', () => {
  expect(cameBy({ fulfilment_type: 'pickup', source: 'web' })).toBe('Pickup, web');
  expect(cameBy({ fulfilment_type: 'deliver', source: 'app' })).toBe('Delivery, app');
  expect(cameBy({ fulfilment_type: 'table', source: 'pos' })).toBe('Counter');
  expect(cameBy({ fulfilment_type: 'drone', source: 'fax' })).toBe('Drone, fax');
});

test('closes a ready order in the words of its type', () => {
  expect(['pickup', 'table', 'deliver', 'catering'].map(handOverText)).toEqual([
    'Collected',
    'Served',
    'Handed over',
    'Collected',
  ]);
});

test('counts portions, not lines', () => {
  expect(itemsText([{ quantity: 2 }, { quantity: 1 }])).toBe('3 items');
  expect(itemsText([{ quantity: 1 }])).toBe('1 item');
});

test('tells what was asked at the checkout with its answer', () => {
  expect(detailText({ label: 'How hot?', value: 'Hot' })).toBe('How hot? Hot');
  expect(detailText({ label: 'Student', value: 'Ella Brown, Year 3' })).toBe('Student: Ella Brown, Year 3');
});

test('says how an order was paid', () => {
  const order = { paid: 1, total: '16.19', left: '0.00', refunded: '0.00', payment_method: 'CC' } as const;
  expect(paymentText(order)).toBe('$16.19, paid, card');
  expect(paymentText({ ...order, refunded: '4.00' })).toBe('$16.19, paid, card, $4.00 refunded');
  expect(paymentText({ ...order, paid: 0, left: '6.19', payment_method: 'STORE' })).toBe(
    '$6.19 to pay, in store',
  );
});
