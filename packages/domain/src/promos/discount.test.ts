import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Promo, type PromoContext, promoDiscount } from '#promos/discount';
import { orderTotals } from '#totals/order-totals';

const tenPercent: Promo = {
  code: 'LUNCH',
  kind: 'percent',
  value: 1000,
  minimum: 2000,
  fulfilment: [],
  startsAt: 1000,
  endsAt: 2000,
};
const order: PromoContext = { products: 2505, deliveryFee: 700, fulfilment: 'deliver', now: 1500 };

test.each<[string, Partial<Promo>, { discount: number; delivery: number }]>([
  ['a percentage off the products, half up', {}, { discount: 251, delivery: 0 }],
  ['an amount', { kind: 'amount', value: 500 }, { discount: 500, delivery: 0 }],
  ['an amount above the products', { kind: 'amount', value: 9000 }, { discount: 2505, delivery: 0 }],
  ['the delivery', { kind: 'free_delivery', value: 0 }, { discount: 0, delivery: 700 }],
])('takes off %s', (_what, change, value) => {
  expect(promoDiscount({ ...tenPercent, ...change }, order)).toEqual({ ok: true, value });
});

test.each([
  [999, false],
  [1000, true],
  [1999, true],
  [2000, false],
])('at %i is good: %s', (now, good) => {
  const result = promoDiscount(tenPercent, { ...order, now });
  expect(result.ok).toBe(good);
  if (!result.ok) expect(result.error).toEqual({ why: 'not_now' });
});

test('needs the minimum in products', () => {
  expect(promoDiscount(tenPercent, { ...order, products: 1999 })).toEqual({
    ok: false,
    error: { why: 'minimum', minimum: 2000 },
  });
  expect(promoDiscount(tenPercent, { ...order, products: 2000 }).ok).toBe(true);
});

test('holds for its fulfilment types, and while none is chosen yet', () => {
  const forPickup: Promo = { ...tenPercent, fulfilment: ['pickup'] };
  expect(promoDiscount(forPickup, order)).toEqual({ ok: false, error: { why: 'fulfilment' } });
  expect(promoDiscount(forPickup, { ...order, fulfilment: 'pickup' }).ok).toBe(true);
  expect(promoDiscount(forPickup, { ...order, fulfilment: 'none' }).ok).toBe(true);
});

test('never makes an order cost less than nothing or more than before', () => {
  const promo = fc.record({
    kind: fc.constantFrom('percent', 'amount', 'free_delivery' as const),
    value: fc.nat(10_000),
  });
  fc.assert(
    fc.property(promo, fc.nat(50_000), fc.nat(2000), (change, products, deliveryFee) => {
      const held = { ...tenPercent, ...change, minimum: 0 };
      const result = promoDiscount(held, { ...order, products, deliveryFee });
      if (!result.ok) throw new Error(result.error.why);
      const { discount, delivery } = result.value;
      const totalOf = (off: number, fee: number) =>
        orderTotals({
          lines: [{ unitPrice: products, quantity: 1 }],
          rewards: 0,
          discount: off,
          deliveryFee: fee,
          preorderFee: 0,
          surchargeBasisPoints: 0,
        }).total;
      const total = totalOf(discount, deliveryFee - delivery);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThanOrEqual(totalOf(0, deliveryFee));
    }),
  );
});
