import { expect, test } from 'vitest';
import { invoiceDate, invoiceRows } from '#orders/invoice';

const plain = {
  sub_total: '60.40',
  rewards_used: '0.00',
  store_discount: '0.00',
  coupon_code: '',
  fulfilment_type: 'pickup',
  delivery_fee: '0.00',
  convenience_fee: '0.00',
  store_surcharge: '0.00',
  total: '60.40',
  refunded: '0.00',
  gst_included: '5.49',
};

test('a plain invoice has its products, its total and the GST in it', () => {
  expect(invoiceRows(plain).map(({ label, amount }) => [label, amount])).toEqual([
    ['Products total', '60.40'],
    ['Order total', '60.40'],
    ['GST included', '5.49'],
  ]);
});

test('names every discount and fee in the order in which they are counted', () => {
  const all = invoiceRows({
    ...plain,
    rewards_used: '5.00',
    store_discount: '6.04',
    coupon_code: 'SPRING10',
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
