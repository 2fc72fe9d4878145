import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import { expect, test } from 'vitest';
import { agreeTo, isOf, lookAt, orderChanges } from '#cart/changes';

const NOON = 1_800_000_000;
const bowl = {
  cart_item_slot_id: 1,
  menu_item_id: 7,
  name: 'Falafel Bowl',
  short_desc: '',
  quantity: 1,
  unit_price: '18.90',
  price: '18.90',
  price_was: '',
  is_available: 1,
  available_str: '',
} as CartLine;
const coffee = {
  ...bowl,
  cart_item_slot_id: 2,
  menu_item_id: 9,
  name: 'Flat White',
  quantity: 2,
  unit_price: '6.00',
  price: '12.00',
} as CartLine;

const cart = (more: Partial<CartOrder> = {}): CartOrder =>
  ({
    items: [bowl, coffee],
    grand_total: '30.90',
    delivery_fee: '0.00',
    delivery_fee_is_estimate: 0,
    coupon_code: '',
    coupon_problem: '',
    payment_method: 'CC',
    fulfilment_type: 'pickup',
    fulfilment: { fulfilment_asap: 1, asap_due: NOON + 900 },
    ...more,
  }) as CartOrder;
const seen = lookAt(cart(), NOON);
const since = (more: Partial<CartOrder>, at = NOON) => orderChanges(seen, cart(more), at);

test('what is as it was is no news', () => {
  expect(since({})).toEqual([]);
  expect(isOf(seen, cart())).toBe(true);
});

test('a dish that sold out, and a price that moved, are said with what they make of the total', () => {
  const items = [
    { ...bowl, is_available: 0 as const, available_str: 'Sold out' },
    { ...coffee, unit_price: '6.30', price: '12.60', price_was: '6.00' },
  ];
  expect(since({ items, grand_total: '12.60' })).toEqual([
    { is: 'gone', slot: 1, name: 'Falafel Bowl', text: 'Sold out', amount: -1890 },
    { is: 'price', name: 'Flat White', was: '6.00', now: '6.30', amount: 60 },
  ]);
});

test('a price that moved before the cart was looked at, or while something else was changed, stays news', () => {
  const items = [bowl, { ...coffee, unit_price: '6.30', price: '12.60', price_was: '6.00' }];
  const moved = cart({ items, grand_total: '31.50' });
  const first = lookAt(moved, NOON);
  expect(orderChanges(first, moved, NOON)).toMatchObject([{ is: 'price', was: '6.00', now: '6.30' }]);
  const more = [{ ...bowl, quantity: 2, price: '37.80' }, items[1]!];
  const changed = cart({ items: more, grand_total: '50.40' });
  expect(orderChanges(lookAt(changed, NOON, first), changed, NOON)).toEqual([
    { is: 'price', name: 'Flat White', was: '6.00', now: '6.30', amount: 60 },
  ]);
});

test('agreed to is all of it, whatever a line was added at', () => {
  const items = [bowl, { ...coffee, unit_price: '6.30', price_was: '6.00' }];
  const moved = cart({ items, grand_total: '31.50' });
  expect(orderChanges(agreeTo(moved, NOON), moved, NOON)).toEqual([]);
});

test('fee and promo say what they were, and a total that nothing explains is said alone', () => {
  expect(since({ delivery_fee: '4.00', grand_total: '34.90' })).toEqual([
    { is: 'fee', was: '0.00', now: '4.00', amount: 400 },
  ]);
  expect(since({ delivery_fee: '4.00', delivery_fee_is_estimate: 1 })).toEqual([]);
  const code = cart({ coupon_code: 'LUNCH5', grand_total: '25.90' });
  const ended = cart({ coupon_code: 'LUNCH5', coupon_problem: 'It has ended' });
  expect(orderChanges(lookAt(code, NOON), ended, NOON)).toEqual([
    { is: 'promo', code: 'LUNCH5', text: 'It has ended' },
  ]);
  expect(since({ grand_total: '31.40' })).toEqual([{ is: 'total', was: '30.90', now: '31.40', amount: 50 }]);
});

test('later is what takes longer than was said, not what is later because time went by', () => {
  const due = (seconds: number) => cart({ fulfilment: { ...cart().fulfilment, asap_due: NOON + seconds } });
  expect(orderChanges(seen, due(900 + 1200), NOON + 1200)).toEqual([]);
  expect(orderChanges(seen, due(900 + 240), NOON)).toEqual([]);
  expect(orderChanges(seen, due(900 + 600), NOON)).toEqual([
    { is: 'later', minutes: 10, was: NOON + 900, now: NOON + 1500 },
  ]);
});

test('another way to pay, another way to have it and another cart have been seen by nobody', () => {
  expect(isOf(seen, cart({ payment_method: 'PP' }))).toBe(false);
  expect(isOf(seen, cart({ fulfilment_type: 'deliver' }))).toBe(false);
  expect(isOf(seen, cart({ items: [{ ...bowl, cart_item_slot_id: 8 }] }))).toBe(false);
});

test('another day that costs more is news to whoever chose it, and one that costs nothing more as well', () => {
  const monday = lookAt(cart(), NOON);
  const day_surcharge = { name: 'Sunday surcharge', percent: '10', amount: '3.09' };
  const sunday = cart({
    day_surcharge,
    grand_total: '33.99',
    fulfilment: { fulfilment_asap: 0, fulfilment_date: '2027-01-17' } as CartOrder['fulfilment'],
  });
  const looked = lookAt(sunday, NOON, monday);
  expect(isOf(looked, sunday)).toBe(true);
  expect(looked.total).toBe('30.90');
  expect(orderChanges(looked, sunday, NOON)).toEqual([
    { is: 'day', label: 'Sunday surcharge 10%', was: '0.00', now: '3.09', amount: 309 },
  ]);
  const agreed = agreeTo(sunday, NOON);
  expect(orderChanges(agreed, sunday, NOON)).toEqual([]);
  expect(orderChanges(lookAt(cart(), NOON, agreed), cart(), NOON)).toEqual([
    { is: 'day', label: 'Sunday surcharge 10%', was: '3.09', now: '0.00', amount: -309 },
  ]);
  // It was there from the start.
  expect(orderChanges(lookAt(sunday, NOON), sunday, NOON)).toEqual([]);
});
