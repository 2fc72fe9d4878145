import type { CartOrder } from '@servery/contract/entities/cart';
import { expect, test } from 'vitest';
import { sumRows } from '#ordering/sum-rows.ts';

const order = {
  sub_total: '60.40',
  rewards_discount: '0.00',
  other_discount: '0.00',
  surcharge_amount: '0.00',
  delivery_fee: '0.00',
  delivery_fee_is_estimate: 0,
  convenience_fee: '0.00',
  grand_total: '60.40',
  gst_included: '5.49',
  fulfilment_type: 'pickup',
} as CartOrder;
const labels = (more: Partial<CartOrder>, gst = false) =>
  sumRows({ ...order, ...more }, { sign: '$', gst }).map(({ label }) => label);

test('a plain order shows its products and its total', () => {
  expect(labels({})).toEqual(['Products total', 'Order total']);
});

test('shows each discount and fee only when there is one [ORD-242 ORD-243 ACC-251]', () => {
  expect(labels({})).toEqual(['Products total', 'Order total']);
  expect(
    labels({
      rewards_discount: '10.00',
      other_discount: '6.04',
      day_surcharge: { name: 'Sunday surcharge', percent: '10', amount: '4.44' },
      surcharge_amount: '0.65',
      convenience_fee: '1.00',
    }),
  ).toEqual([
    'Products total',
    'Rewards discount',
    'Other discount',
    'Sunday surcharge 10%',
    'Preorder fee',
    'Surcharge',
    'Order total',
  ]);
});

test('lists every line that makes up the total [CHK-166]', () => {
  const all: Partial<CartOrder> = {
    fulfilment_type: 'deliver',
    rewards_discount: '10.00',
    other_discount: '6.04',
    delivery_fee: '5.00',
    convenience_fee: '1.00',
    surcharge_amount: '0.60',
    grand_total: '50.96',
  };
  const rows = sumRows({ ...order, ...all }, { sign: '$' });
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ['Products total', '$60.40'],
    ['Rewards discount', '−$10.00'],
    ['Other discount', '−$6.04'],
    ['Delivery fee', '$5.00'],
    ['Preorder fee', '$1.00'],
    ['Surcharge', '$0.60'],
    ['Order total', '$50.96'],
  ]);
});

test('a delivery always shows its fee, marked as an estimate until the address is valid [ACC-252]', () => {
  const fee = (delivery_fee_is_estimate: 0 | 1) =>
    sumRows(
      { ...order, fulfilment_type: 'deliver', delivery_fee: '5.00', delivery_fee_is_estimate },
      { sign: '$' },
    )[1];
  expect(fee(1)).toMatchObject({ label: 'Delivery fee', aside: '(estimate*)', amount: '$5.00' });
  expect(fee(0)).toMatchObject({ label: 'Delivery fee', amount: '$5.00' });
  expect(fee(0)?.aside).toBeUndefined();
});

test('shows the preorder fee only where there is one [CHK-169]', () => {
  expect(labels({ convenience_fee: '0.00' })).not.toContain('Preorder fee');
  expect(labels({ convenience_fee: '1.00' })).toContain('Preorder fee');
});

test('a discount reads as something that comes off', () => {
  const rows = sumRows({ ...order, other_discount: '6.04' }, { sign: '$', gst: true });
  expect(rows[1]).toMatchObject({ amount: '−$6.04', kind: 'less' });
  expect(rows.at(-1)).toMatchObject({ label: 'GST included', amount: '$5.49' });
});
