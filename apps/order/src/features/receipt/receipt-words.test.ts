import type { Receipt } from '@servery/contract/entities/receipt';
import { expect, test } from 'vitest';
import {
  claimsOf,
  greeting,
  paymentRows,
  receiptRows,
  refundRows,
  fulfilmentText,
} from '#features/receipt/receipt-words.ts';

const settings = {
  dinein_verb: 'Table',
  table_num_label: 'Table',
  booking_verb: 'Booking',
  booking_ref_label: 'Booking',
  deliver_verb: 'Delivery',
  pickup_verb: 'Pickup',
};
const order = {
  nstatus: 1,
  contact_name: 'Sam Nguyen',
  table_num: '',
  fulfilment_type: 'pickup',
  requested_for_date: 'Today',
  requested_for_time: '12:15 pm',
  currency_sign: '$',
  sub_total: '60.40',
  rewards_used: '0.00',
  store_discount: '0.00',
  coupon_value: '6.04',
  coupon_code: 'SPRING10',
  delivery_fee: '0.00',
  convenience_fee: '0.00',
  store_surcharge: '0.00',
  total: '54.36',
  rounding: '0.00',
  refunded: '0.00',
  gst_included: '4.94',
  tax_invoice: 1,
} as Receipt;

test('says how and when it is had', () => {
  expect(fulfilmentText(order, settings)).toBe('Pickup, today 12:15 pm');
  expect(fulfilmentText({ ...order, table_num: '12' }, settings)).toBe('Table 12');
});

test('thanks by the first name, but not for an order that was called off', () => {
  expect(greeting(order)).toBe('Thank you, Sam. Your order is');
  expect(greeting({ ...order, nstatus: 9 })).toBe('Order');
});

test('the invoice names its discount and the GST it contains', () => {
  expect(receiptRows(order).map(({ label, amount }) => [label, amount])).toEqual([
    ['Products total', '$60.40'],
    ['Other discount (SPRING10)', '−$6.04'],
    ['Order total', '$54.36'],
    ['GST included', '$4.94'],
  ]);
});

test('says what went back, when, and why if that is meant for the customer', () => {
  const refunds = [
    { date: '2026-11-17', amount: '4.00', reason: '', claim_url: '' },
    { date: '2026-11-18', amount: '2.00', reason: 'Cold chips', claim_url: '' },
  ];
  const rows = refundRows({ currency_sign: '$', refunded: '6.00', refunds } as unknown as Receipt);
  expect(rows.map(({ label, aside, amount }) => [label, aside, amount])).toEqual([
    ['Refunded', 'Tue 17 Nov 2026', '−$4.00'],
    ['Refunded: Cold chips', 'Wed 18 Nov 2026', '−$2.00'],
  ]);
  const released = refundRows({ currency_sign: '$', refunded: '6.00', refunds: [] } as unknown as Receipt);
  expect(released.map(({ label, amount }) => [label, amount])).toEqual([['Refunded', '−$6.00']]);
  expect(refundRows({ currency_sign: '$', refunded: '0.00', refunds: [] } as unknown as Receipt)).toEqual([]);
});

test('offers what has to be fetched, and nothing of what was sent', () => {
  const refunds = [
    { date: '2026-11-17', amount: '4.00', reason: '', claim_url: '' },
    { date: '2026-11-18', amount: '2.00', reason: '', claim_url: 'https://pay.example.com/pull-payments/1' },
  ];
  expect(claimsOf({ currency_sign: '$', refunds } as unknown as Receipt)).toEqual([
    { url: 'https://pay.example.com/pull-payments/1', title: '$2.00 is waiting for you' },
  ]);
});

test('an order that was called off before it was paid says nothing of how it is paid', () => {
  const unpaid = { ...order, paid: 0, refunds: [], payment_method: 'Pay in store' } as unknown as Receipt;
  const terms = { ...unpaid, payment_terms: 'To be paid in store' };
  expect(paymentRows(terms).map(({ amount }) => amount)).toEqual(['Pay in store', 'To be paid in store']);
  expect(paymentRows({ ...unpaid, nstatus: 10 })).toEqual([]);
});
