import { describe, expect, test } from 'vitest';
import type { Cart } from '#ordering/cart';
import { cartPromo, kitchenChanges, priceCart } from '#ordering/price';
import {
  NOON,
  sampleCart,
  sampleFulfilment,
  sampleMenu,
  sampleProduct,
  samplePromo,
  sampleVenue,
  sampleZone,
} from '#testing/sample-venue';

type VenueChange = NonNullable<Parameters<typeof sampleVenue>[0]>;
const priced = (cart: Partial<Cart> = {}, venue: VenueChange = {}) =>
  priceCart(sampleCart(cart), sampleVenue(venue), NOON);
const line = { slot: 1, productId: 11, quantity: 2, options: [], notes: '', seenPrice: 1500 };
const fulfilment = [sampleFulfilment(), sampleFulfilment({ id: 6, code: 'deliver' })];

const pasta = sampleProduct({
  groups: [
    {
      id: 1,
      name: 'Size',
      multiselect: false,
      mandatory: true,
      maxSelect: 0,
      options: [
        { id: 71, desc: 'Small', offset: 0, isDefault: true, isAvailable: true },
        { id: 72, desc: 'Large', offset: 450, isDefault: false, isAvailable: true },
      ],
    },
  ],
});

describe('a line', () => {
  test('costs what the menu says today, with its options, as often as it is wanted', () => {
    const cart = { lines: [{ ...line, quantity: 3, options: [72], seenPrice: 1 }] };
    const { lines, totals } = priced(cart, { products: [pasta] });
    expect(lines).toMatchObject([{ unitPrice: 1950, price: 5850, optionsText: 'Large', product: pasta }]);
    expect(totals).toMatchObject({ products: 5850, total: 5850 });
    expect(lines.map(kitchenChanges)).toEqual([[{ kind: 'changed', text: 'Large' }]]);
  });

  test.each([
    ['was taken off the menu', { products: [] }],
    ['is hidden', { products: [sampleProduct({ visible: false })] }],
  ])('of a product that %s stays as it was seen, and costs nothing', (_what, venue) => {
    const { lines, totals } = priced({ lines: [{ ...line, quantity: 3 }] }, venue);
    expect(lines).toMatchObject([{ product: undefined, unitPrice: 1500, price: 4500, optionsText: '' }]);
    expect(lines[0]?.state).toMatchObject({
      available: false,
      text: 'This product is no longer on the menu',
    });
    expect(totals.total).toBe(0);
    expect(lines.map(kitchenChanges)).toEqual([[]]);
  });

  test('that is sold out costs nothing, and the others what they cost', () => {
    const soldOut = { text: 'Sold out', until: 0 };
    const products = [sampleProduct(), sampleProduct({ id: 12, soldOut, basePrice: 900 })];
    const cart = { lines: [line, { ...line, slot: 2, productId: 12 }] };
    expect(priced(cart, { products }).totals).toMatchObject({ products: 3000, total: 3000 });
  });
});

describe('delivery', () => {
  const cart = { fulfilmentType: 'deliver', deliveryPostcode: '6160' } as const;
  const zones = [sampleZone(), sampleZone({ id: 4, postcode: '6000', fee: 450 })];
  const feeOf = (more: Partial<Cart>, venue: VenueChange) => {
    const { totals, deliveryIsEstimate } = priced(more, { fulfilment, ...venue });
    return [totals.deliveryFee, deliveryIsEstimate];
  };

  test('costs what its zone costs', () => {
    expect(feeOf(cart, { zones })).toEqual([600, false]);
    expect(feeOf({ ...cart, deliveryPostcode: '6000' }, { zones })).toEqual([450, false]);
  });

  test('costs the least that it could, while the zone is not known', () => {
    expect(feeOf({ ...cart, deliveryPostcode: '' }, { zones })).toEqual([450, true]);
    expect(feeOf({ ...cart, deliveryPostcode: '' }, { zones: [sampleZone()] })).toEqual([600, true]);
    expect(feeOf(cart, { zones: [] })).toEqual([0, true]);
  });

  test('costs nothing where nothing is delivered', () => {
    expect(feeOf({ ...cart, fulfilmentType: 'pickup' }, { zones })).toEqual([0, false]);
  });
});

describe('a surcharge', () => {
  /** Large enough for a hundredth of a percent to be seen. */
  const lines = [{ ...line, quantity: 100 }];
  const surcharge = (paymentMethod: string, cardType = '') =>
    priced({ lines, paymentMethod, cardType }).totals.surcharge;

  test('is the card’s own, and the account’s at PayPal', () => {
    expect([surcharge('CC', 'VISA'), surcharge('SAVED', 'VISA'), surcharge('CC')]).toEqual([
      1800, 1800, 1800,
    ]);
    expect([surcharge('CC', 'AMEX'), surcharge('SAVED', 'AMEX')]).toEqual([3750, 3750]);
    expect(surcharge('PP', 'AMEX')).toBe(4500);
  });

  test('is none for any other way', () => {
    expect([surcharge('STORE'), surcharge('BALANCE', 'AMEX'), surcharge('')]).toEqual([0, 0, 0]);
  });
});

test('what is ordered for later costs what the venue asks for that', () => {
  const later = { asap: false, date: '2026-11-18', time: '18:00', slotId: 0, stopId: 0, locationId: 0 };
  expect(priced({}, { preorderFee: 250 }).totals.preorderFee).toBe(0);
  expect(priced({ time: later }, { preorderFee: 250 }).totals.preorderFee).toBe(250);
});

describe('a code', () => {
  const coupon = { couponCode: 'TENOFF' };

  test('takes off what it says', () => {
    const promo = samplePromo();
    const { totals, promo: used } = priced(coupon, { promos: [samplePromo({ code: 'OTHER' }), promo] });
    expect(totals).toMatchObject({ products: 3000, discount: 300, total: 2700 });
    expect(used).toEqual({ ok: true, value: promo });
  });

  test('that frees the delivery takes the fee off, and nothing else', () => {
    const promos = [samplePromo({ kind: 'free_delivery' })];
    const zones = [sampleZone()];
    const cart = { ...coupon, fulfilmentType: 'deliver', deliveryPostcode: '6160' } as const;
    expect(priced(cart, { promos, zones, fulfilment }).totals).toMatchObject({
      discount: 0,
      deliveryFee: 0,
      total: 3000,
    });
  });

  test.each([
    ['is not known', { promos: [] }, { why: 'unknown' }],
    ['is not taken here', { menu: sampleMenu({ allowPromoCodes: false }) }, { why: 'not_taken' }],
    ['is for deliveries', { promos: [samplePromo({ fulfilment: ['deliver'] })] }, { why: 'fulfilment' }],
    [
      'wants more to be ordered',
      { promos: [samplePromo({ minimum: 3001 })] },
      { why: 'minimum', minimum: 3001 },
    ],
  ])('that %s takes nothing off', (_what, venue, error) => {
    const { totals, promo } = priced(coupon, { promos: [samplePromo()], ...venue });
    expect(totals).toMatchObject({ discount: 0, total: 3000 });
    expect(promo).toEqual({ ok: false, error });
  });

  test('counts all that can be had towards its minimum', () => {
    const lines = [line, { ...line, slot: 2, quantity: 1 }];
    const { promo } = priced({ ...coupon, lines }, { promos: [samplePromo({ minimum: 4500 })] });
    expect(promo).toMatchObject({ ok: true });
  });

  test('is good for any type while none is chosen', () => {
    const promos = [samplePromo({ fulfilment: ['deliver'] })];
    expect(priced({ ...coupon, fulfilmentType: '' }, { promos }).promo).toMatchObject({ ok: true });
  });

  test('that nobody gave is none', () => {
    const venue = sampleVenue({ promos: [samplePromo({ code: '' })] });
    expect(priceCart(sampleCart(), venue, NOON).promo).toBeUndefined();
    expect(cartPromo(sampleCart(), venue, NOON)).toEqual({ ok: false, error: { why: 'unknown' } });
    const promo = samplePromo();
    expect(cartPromo(sampleCart(coupon), sampleVenue({ promos: [promo] }), NOON)).toEqual({
      ok: true,
      value: promo,
    });
  });
});

test('a reward takes its points along, where there is something to take it off', () => {
  const reward = (rewardValue: number, more: VenueChange = {}) => {
    const scheme = { pointsPerDollar: 1, pointsRequired: 100, rewardValue };
    const { totals, pointsUsed } = priced({ rewardPoints: 130 }, { scheme, ...more });
    return [totals.rewards, pointsUsed];
  };
  expect(reward(500)).toEqual([500, 100]);
  expect(reward(1)).toEqual([1, 100]);
  expect(reward(500, { products: [] })).toEqual([0, 0]);
  expect(reward(500, { scheme: undefined })).toEqual([0, 0]);
});

describe('GST', () => {
  const juice = sampleProduct({ id: 12, name: 'Juice', basePrice: 1000, taxClass: 'gst_free' });
  const two = [line, { ...line, slot: 2, productId: 12, quantity: 1 }];
  const products = [sampleProduct(), juice];

  test('is in what is taxable as it is sold this time', () => {
    expect(priced({ lines: two }, { products }).tax).toEqual({ gst: 273, gstFree: 1000, inputTaxed: 0 });
    const here = priced({ lines: two, fulfilmentType: 'table' }, { products });
    expect(here.tax).toEqual({ gst: 364, gstFree: 0, inputTaxed: 0 });
    expect(here.lines.map(({ tax }) => tax)).toEqual(['taxable', 'taxable']);
  });

  test('is not charged by a venue that is not registered', () => {
    const { tax, lines } = priced({ lines: two }, { products, gstRegistered: false });
    expect(tax).toEqual({ gst: 0, gstFree: 0, inputTaxed: 0 });
    expect(lines.map((each) => each.tax)).toEqual(['none', 'none']);
  });

  test('follows a promo to the product that it is for', () => {
    const promos = [samplePromo({ kind: 'product', value: 5000, product: { id: 12, name: 'Juice' } })];
    const { tax, lines } = priced({ lines: two, couponCode: 'TENOFF' }, { products, promos });
    expect(lines.map(({ discount }) => discount)).toEqual([0, 500]);
    expect(tax).toMatchObject({ gst: 273, gstFree: 500 });
  });

  test('is not in a line that cannot be had', () => {
    const soldOut = { text: 'Sold out', until: 0 };
    const some = [sampleProduct(), { ...juice, soldOut }];
    expect(priced({ lines: two, couponCode: '' }, { products: some }).tax).toMatchObject({
      gst: 273,
      gstFree: 0,
    });
  });
});
