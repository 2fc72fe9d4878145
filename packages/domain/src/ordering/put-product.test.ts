import { describe, expect, test } from 'vitest';
import { MAX_QUANTITY } from '#cart/lines';
import type { Cart } from '#ordering/cart';
import { type ProductWish, putProduct, quantityLimits } from '#ordering/put-product';
import { NOON, sampleCart, sampleProduct, sampleVenue } from '#testing/sample-venue';
import type { VenueProduct } from '#venue/model';

const size = {
  id: 1,
  name: 'Size',
  multiselect: false,
  mandatory: true,
  maxSelect: 0,
  options: [{ id: 72, desc: 'Large', offset: 450, isDefault: false, isAvailable: true }],
};

const put = (
  wish: Partial<ProductWish> = {},
  product: Partial<VenueProduct> = {},
  cart: Partial<Cart> = {},
) =>
  putProduct(
    sampleCart({ lines: [], ...cart }),
    { productId: 11, quantity: 2, choices: {}, notes: '', ...wish },
    { venue: sampleVenue({ products: [sampleProduct(product)] }), now: NOON },
  );

describe('a product', () => {
  test('comes into the cart at today’s price, with its note and its options', () => {
    const wish = { notes: ' no salt ', choices: { group_1: '72' } };
    expect(put(wish, { groups: [size] })).toEqual({
      ok: true,
      lines: [{ slot: 1, productId: 11, quantity: 2, options: [72], notes: 'no salt', seenPrice: 1950 }],
    });
  });

  test('takes the place of the line that is edited', () => {
    const { lines } = sampleCart();
    expect(put({ quantity: 5, notes: 'hot', slot: 1 }, {}, { lines })).toMatchObject({
      ok: true,
      lines: [{ slot: 1, quantity: 5, notes: 'hot' }],
    });
  });

  test('is refused where the menu does not have it', () => {
    expect(put({ productId: 12 })).toMatchObject({ ok: false, code: 'no_product' });
    expect(put({}, { visible: false })).toMatchObject({ ok: false, code: 'no_product' });
  });

  test('is refused in the words of its menu row while it cannot be had', () => {
    const soldOut = (text: string) => put({}, { soldOut: { text, until: 0 } });
    expect(soldOut('Back tomorrow')).toMatchObject({
      ok: false,
      code: 'product_unavailable',
      details: { text: 'Back tomorrow' },
    });
    expect(soldOut('')).toMatchObject({ details: { text: 'Product unavailable' } });
  });

  test('is judged for the moment that the cart is wanted for', () => {
    const dinner = { dayparts: [{ days: [], from: '17:00', to: '' }] };
    const evening = { asap: false, date: '2026-11-18', time: '18:00', slotId: 0, stopId: 0, locationId: 0 };
    expect(put({}, dinner)).toMatchObject({ code: 'product_unavailable' });
    expect(put({}, dinner, { time: evening })).toMatchObject({ ok: true });
  });

  test('is refused with everything that is wrong with its options', () => {
    const two = [size, { ...size, id: 2, name: 'Sauce' }];
    expect(put({}, { groups: two })).toMatchObject({
      ok: false,
      code: 'modifier_invalid',
      details: { text: 'Size is required\nSauce is required' },
    });
  });

  test('is refused with how many may be ordered', () => {
    expect(put({ quantity: 1 }, { minQty: 2, maxQty: 6 })).toEqual({
      ok: false,
      code: 'bad_quantity',
      details: { min: 2, max: 6 },
    });
    expect(put({ quantity: 7 }, { minQty: 2, maxQty: 6 })).toMatchObject({ code: 'bad_quantity' });
  });
});

test('at least one is ordered, and no more than a cart takes where the product has no limit', () => {
  const most = MAX_QUANTITY.inCart;
  expect(quantityLimits({ minQty: 0, maxQty: 0 })).toEqual({ min: 1, max: most });
  expect(quantityLimits({ minQty: 1, maxQty: 1 })).toEqual({ min: 1, max: 1 });
  expect(quantityLimits({ minQty: 3, maxQty: 4 })).toEqual({ min: 3, max: 4 });
  expect(quantityLimits(undefined)).toEqual({ min: 1, max: most });
});
