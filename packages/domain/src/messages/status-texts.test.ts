import { expect, test } from 'vitest';
import { statusWords } from '#messages/status-texts';

const order = {
  number: '41',
  venue: 'Banksia Kitchen',
  address: '1 High St',
  fulfilment: 'pickup',
  table: '',
  day: 'Today',
  time: '12:15 pm',
};
const said = (...args: Parameters<typeof statusWords>): string => {
  const { head, rest } = statusWords(...args);
  return `${head}. ${rest}`;
};

test('says what to do about an order that is ready, by how it is had', () => {
  expect(said('ready', order)).toBe('Order 41 is ready. Pick it up at Banksia Kitchen, 1 High St.');
  expect(said('ready', { ...order, fulfilment: 'deliver' })).toBe(
    "Order 41 is ready. It's on its way to you from Banksia Kitchen.",
  );
  expect(said('ready', { ...order, fulfilment: 'table', table: '7' })).toBe(
    "Order 41 is ready. We're bringing it to table 7.",
  );
  expect(said('ready', { ...order, fulfilment: 'table' })).toContain('to your table');
  expect(said('ready', { ...order, fulfilment: 'kerbside' })).toContain('Banksia Kitchen has it for you.');
});

test('says for when an order is confirmed', () => {
  expect(said('confirmed', order)).toBe(
    'Order 41 is confirmed. Banksia Kitchen will make it for today, 12:15 pm.',
  );
  expect(said('confirmed', { ...order, day: 'Fri 20 Nov' })).toContain('for Fri 20 Nov, 12:15 pm');
});

test('names number and venue in every step, short enough for one text and its link', () => {
  for (const step of ['confirmed', 'in_progress', 'ready', 'complete'] as const) {
    expect(said(step, order)).toMatch(/^Order 41 .*Banksia Kitchen/);
    expect(said(step, order).length).toBeLessThan(80);
  }
});
