import { expect, test } from 'vitest';
import { nextText, thanksText } from '#kiosk/done/next-text.ts';

test('calls the number of an order that is taken away', () => {
  const order = { fulfilment_type: 'pickup', table_num: '' };
  expect(nextText(order, 15)).toBe('We’ll call your number in about 15 minutes.');
});

test('names the table that the order is brought to', () => {
  const order = { fulfilment_type: 'table', table_num: '12' };
  expect(nextText(order, 15)).toBe('We’ll bring your order to table 12 in about 15 minutes.');
  expect(nextText({ ...order, table_num: '' }, 0)).toBe('We’ll bring your order soon.');
});

test('thanks by the first name', () => {
  expect(thanksText('Mia Kowalski')).toBe('Thanks, Mia. You’re number');
  expect(thanksText(' ')).toBe('Thanks. You’re number');
});
