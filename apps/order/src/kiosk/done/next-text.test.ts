import { expect, test } from 'vitest';
import { nextText, thanksText } from '#kiosk/done/next-text.ts';

const plain = {
  fulfilment_asap: 1 as 0 | 1,
  delivery_slot: '',
  requested_for_date: 'Tomorrow',
  requested_for_time: '12:15 pm',
  table_num: '',
  submitted: 1_000_000,
  requested_for: 1_000_000 + 29 * 60,
};

test('calls the number of an order that is taken away, after as long as was promised', () => {
  const order = { ...plain, fulfilment_type: 'pickup' };
  expect(nextText(order)).toBe('We’ll call your number in about 29 minutes.');
});

test('names the table that the order is brought to', () => {
  const order = { ...plain, fulfilment_type: 'table', table_num: '12' };
  expect(nextText(order)).toBe('We’ll bring your order to table 12 in about 29 minutes.');
  expect(nextText({ ...order, table_num: '', requested_for: order.submitted })).toBe(
    'We’ll bring your order soon.',
  );
});

test('thanks by the first name', () => {
  expect(thanksText('Mia Kowalski')).toBe('Thanks, Mia. You’re number');
  expect(thanksText(' ')).toBe('Thanks. You’re number');
});

test('says when an order for later is ready, and calls nobody who is not there', () => {
  const later = { ...plain, fulfilment_asap: 0 as const };
  expect(nextText({ ...later, fulfilment_type: 'pickup' })).toBe(
    'We’ll have your order ready: Tomorrow, 12:15 pm.',
  );
  expect(nextText({ ...later, fulfilment_type: 'deliver', delivery_slot: '12:00 pm to 12:30 pm' })).toBe(
    'We’ll deliver your order: Tomorrow, 12:00 pm to 12:30 pm.',
  );
});
