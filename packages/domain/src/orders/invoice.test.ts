import { expect, test } from 'vitest';
import { gstNote, invoiceDate, invoiceName, invoiceRows, invoiceTitle, isNotSold } from '#orders/invoice';

const plain = {
  nstatus: 5 as const,
  paid: 1 as const,
  sub_total: '60.40',
  rewards_used: '0.00',
  store_discount: '0.00',
  coupon_value: '0.00',
  coupon_code: '',
  fulfilment_type: 'pickup',
  delivery_fee: '0.00',
  convenience_fee: '0.00',
  store_surcharge: '0.00',
  total: '60.40',
  rounding: '0.00',
  refunded: '0.00',
  gst_included: '5.49',
  tax_invoice: 1 as const,
};

test('a plain invoice has its products, its total and the GST in it', () => {
  expect(invoiceRows(plain).map(({ label, amount }) => [label, amount])).toEqual([
    ['Products total', '60.40'],
    ['Order total', '60.40'],
    ['GST included', '5.49'],
  ]);
});

test('cash that was rounded says by how much, up or down', () => {
  const row = (rounding: string) => invoiceRows({ ...plain, rounding }).find(({ id }) => id === 'rounding');
  expect(row('-0.02')).toEqual({ id: 'rounding', label: 'Rounding', amount: '0.02', kind: 'less' });
  expect(row('0.01')).toEqual({ id: 'rounding', label: 'Rounding', amount: '0.01' });
});

test('names every discount and fee in the order in which they are counted', () => {
  const all = invoiceRows({
    ...plain,
    rewards_used: '5.00',
    store_discount: '1.50',
    coupon_value: '6.04',
    coupon_code: 'SPRING10',
    day_surcharge: { name: 'Sunday surcharge', percent: '10', amount: '4.79' },
    fulfilment_type: 'deliver',
    delivery_fee: '5.00',
    convenience_fee: '1.00',
    store_surcharge: '0.66',
    refunded: '4.00',
  });
  expect(all.map(({ label, kind = '' }) => [label, kind])).toEqual([
    ['Products total', ''],
    ['Rewards discount', 'less'],
    ['Other discount (SPRING10)', 'less'],
    ['Other discount', 'less'],
    ['Sunday surcharge 10%', ''],
    ['Delivery fee', ''],
    ['Preorder fee', ''],
    ['Surcharge', ''],
    ['Order total', 'sum'],
    ['Refunded', 'less'],
    ['GST included', 'fine'],
  ]);
});

test('dates itself as people write it', () => {
  expect(invoiceDate('2025-11-15')).toBe('Sat 15 Nov 2025');
});

const juice = { name: 'Fresh Orange Juice', tax: 'gst_free' as const };
const burger = { name: 'Burger', tax: 'taxable' as const };
const canteenRoll = { name: 'Salad Roll', tax: 'input_taxed' as const };

test('a tax invoice marks what has no GST in it, and says what the mark means', () => {
  const order = { nstatus: 1 as const, paid: 0 as const, tax_invoice: 1 as const };
  expect(invoiceTitle(order)).toBe('Tax invoice');
  expect([juice, burger, canteenRoll].map((line) => invoiceName(line, order))).toEqual([
    'Fresh Orange Juice *',
    'Burger',
    'Salad Roll *',
  ]);
  expect(gstNote(order, [juice, burger])).toBe('* No GST on this item');
  expect(gstNote(order, [burger])).toBe('');
});

test('where no GST was charged it is an invoice, which says so and has no row for it', () => {
  const order = { ...plain, tax_invoice: 0 as const, gst_included: '0.00' };
  expect(invoiceTitle(order)).toBe('Invoice');
  expect(invoiceName(juice, order)).toBe('Fresh Orange Juice');
  expect(gstNote(order, [juice])).toBe('No GST has been charged.');
  expect(invoiceRows(order).map(({ id }) => id)).toEqual(['products', 'total']);
});

test.each([
  [9, 'Cancelled'],
  [10, 'Rejected'],
] as const)('what was called off before it was paid, status %d, is %s and no invoice', (nstatus, title) => {
  const order = { ...plain, nstatus, paid: 0 as const };
  expect(isNotSold(order)).toBe(true);
  expect(invoiceTitle(order)).toBe(title);
  expect(invoiceName(juice, order)).toBe('Fresh Orange Juice');
  expect(gstNote(order, [juice])).toBe('');
  expect(gstNote({ ...order, tax_invoice: 0 }, [juice])).toBe('');
  expect(invoiceRows(order).map(({ id }) => id)).toEqual(['products', 'total']);
});

test('what was called off after it was paid keeps its invoice', () => {
  expect(invoiceTitle({ ...plain, nstatus: 9 })).toBe('Tax invoice');
  expect(isNotSold({ nstatus: 1, paid: 0 })).toBe(false);
});
