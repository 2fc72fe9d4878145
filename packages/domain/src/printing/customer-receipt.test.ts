import type { Receipt } from '@servery/contract/entities/receipt';
import { expect, test } from 'vitest';
import { USUAL_PAPER } from '#printing/usual-paper';
import { customerReceipt } from '#printing/customer-receipt';

const order = {
  store_name: 'Banksia Kitchen',
  store_address1: '12 Market Street',
  store_suburb: '',
  store_phone: '(08) 5550 0142',
  abn: '51 824 753 556',
  pos_order_id: '87',
  invoice_date: '2026-11-17',
  created_date: '2026-11-17 09:08:31',
  requested_for_time: '12:30 pm',
  table_num: '7',
  contact_name: '',
  served_by: '',
  fulfilment_type: 'table',
  sub_total: '8.00',
  rewards_used: '0.00',
  store_discount: '0.00',
  coupon_value: '0.00',
  coupon_code: '',
  delivery_fee: '0.00',
  convenience_fee: '0.00',
  store_surcharge: '0.00',
  total: '8.00',
  rounding: '0.00',
  refunded: '0.00',
  gst_included: '0.73',
  tax_invoice: 1,
  payment_method: 'Card',
  payment_terms: 'Paid',
  rewards_awarded: 0,
  currency_sign: '$',
} as Receipt;
const chips = {
  id: 1,
  name: 'Rosemary Chips',
  short_desc: 'Aioli',
  quantity: 1,
  price: '8.00',
  discount: '0.00',
  tax: 'taxable' as const,
  notes: 'crisp',
};
const receipt = (more: Partial<Receipt> = {}, link = '') =>
  customerReceipt({
    paper: USUAL_PAPER,
    order: { ...order, ...more },
    lines: [chips],
    verb: 'Table',
    link,
  });

test('a receipt has the name, the number and the total large, and nothing of what nobody said', () => {
  expect(receipt()).toEqual([
    { is: 'logo' },
    { is: 'text', text: 'Banksia Kitchen', size: 2, strong: true, center: true },
    { is: 'text', text: '12 Market Street', center: true },
    { is: 'text', text: '(08) 5550 0142', center: true },
    { is: 'text', text: 'ABN 51 824 753 556', center: true },
    { is: 'rule' },
    { is: 'row', left: 'Tax invoice', right: '87', size: 2, strong: true },
    { is: 'row', left: 'Tue 17 Nov 2026', right: '9:08 am' },
    { is: 'text', text: 'Table 7 12:30 pm' },
    { is: 'rule' },
    { is: 'item', quantity: '1', name: 'Rosemary Chips', price: '$8.00', strong: true },
    { is: 'note', text: 'Aioli' },
    { is: 'note', text: 'crisp' },
    { is: 'rule' },
    { is: 'row', left: 'Products total', right: '$8.00' },
    { is: 'row', left: 'Order total', right: '$8.00', size: 2, strong: true },
    { is: 'row', left: 'GST included', right: '$0.73' },
    { is: 'rule' },
    { is: 'row', left: 'Card', right: 'Paid' },
  ]);
});

test('one point is worth a line, and a link its code', () => {
  expect(receipt({ rewards_awarded: 1 }, 'https://banksia.example/o/1').slice(-4)).toEqual([
    { is: 'row', left: 'Points', right: '+1' },
    { is: 'rule' },
    { is: 'qr', data: 'https://banksia.example/o/1' },
    { is: 'text', text: 'Follow your order, or order again.', strong: true, center: true },
  ]);
});

test('a receipt has a venue’s own words, with or without a logo and a code', () => {
  const own = (paper: Partial<typeof USUAL_PAPER>) =>
    customerReceipt({
      paper: { ...USUAL_PAPER, ...paper },
      order,
      lines: [chips],
      verb: 'Table',
      link: 'https://banksia.example/o/1',
    });
  expect(own({}).some(({ is }) => is === 'logo')).toBe(true);
  expect(own({ receipt_logo: false }).some(({ is }) => is === 'logo')).toBe(false);
  expect(own({}).some(({ is }) => is === 'qr')).toBe(true);
  expect(own({ receipt_qr: false }).some(({ is }) => is === 'qr')).toBe(false);
  expect(own({ receipt_top: 'Open till late\n\n on Fridays' }).slice(5, 8)).toEqual([
    { is: 'text', text: 'Open till late', center: true },
    { is: 'text', text: ' on Fridays', center: true },
    { is: 'rule' },
  ]);
  expect(own({ receipt_end: 'See you soon' }).slice(-2)).toEqual([
    { is: 'rule' },
    { is: 'text', text: 'See you soon', center: true },
  ]);
  // Whatever a venue leaves out, it stays an invoice.
  const least = own({ receipt_logo: false, receipt_qr: false });
  for (const text of ['Banksia Kitchen', 'ABN 51 824 753 556'])
    expect(least).toContainEqual(expect.objectContaining({ text }));
  expect(least).toContainEqual(expect.objectContaining({ left: 'Tax invoice' }));
});
