import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isLimited,
  limitProblem,
  type Promo,
  type PromoContext,
  promoDiscount,
  promoOfCode,
  voucherCode,
  whoProblem,
} from '#promos/discount';
import { promoProblemText } from '#promos/words';
import { orderTotals } from '#totals/order-totals';

const tenPercent: Promo = {
  code: 'LUNCH',
  kind: 'percent',
  value: 1000,
  minimum: 2000,
  fulfilment: [],
  startsAt: 1000,
  endsAt: 2000,
  product: undefined,
  usesTotal: 0,
  usesEach: 0,
  atMost: 0,
  hours: undefined,
  isPaused: false,
  who: 'everyone',
  hasVouchers: false,
};
const order: PromoContext = {
  products: 2505,
  lines: [
    { productId: 7, unitPrice: 600 },
    { productId: 7, unitPrice: 450 },
    { productId: 8, unitPrice: 300 },
  ],
  deliveryFee: 700,
  fulfilment: 'deliver',
  now: 1500,
  wanted: { when: 1500, zone: 'Australia/Perth' },
};

test.each<[string, Partial<Promo>, { discount: number; delivery: number }]>([
  ['a percentage off the products, half up', {}, { discount: 251, delivery: 0 }],
  ['an amount', { kind: 'amount', value: 500 }, { discount: 500, delivery: 0 }],
  ['an amount above the products', { kind: 'amount', value: 9000 }, { discount: 2505, delivery: 0 }],
  [
    'one of a product, the cheapest',
    { kind: 'product', value: 10_000, product: { id: 7, name: 'Flat White' } },
    { discount: 450, delivery: 0 },
  ],
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
  if (!result.ok) expect(result.error).toEqual({ why: now < 1000 ? 'not_yet' : 'not_now' });
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
          dayBasisPoints: 0,
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

test('asks for the product that it takes money off', () => {
  const free: Promo = { ...tenPercent, kind: 'product', product: { id: 9, name: 'Waffle' } };
  expect(promoDiscount(free, order)).toEqual({ ok: false, error: { why: 'product', name: 'Waffle' } });
});

test('is limited in all and by person, and without limits never runs out', () => {
  const limited = { usesTotal: 3, usesEach: 1 };
  expect(isLimited(limited)).toBe(true);
  expect(limitProblem(limited, { total: 2, mine: 0 })).toBeUndefined();
  expect(limitProblem(limited, { total: 3, mine: 0 })).toEqual({ why: 'used_up' });
  expect(limitProblem(limited, { total: 2, mine: 1 })).toEqual({ why: 'used_before' });
  expect(limitProblem(tenPercent, { total: 9999, mine: 9999 })).toBeUndefined();
  expect(isLimited(tenPercent)).toBe(false);
});

test('one use is a limit too, in all or by person', () => {
  const once = (usesTotal: number, usesEach: number) => ({ usesTotal, usesEach });
  expect([once(0, 0), once(1, 0), once(0, 1)].map(isLimited)).toEqual([false, true, true]);
  expect(limitProblem(once(1, 0), { total: 1, mine: 0 })).toEqual({ why: 'used_up' });
  expect(limitProblem(once(0, 1), { total: 5, mine: 1 })).toEqual({ why: 'used_before' });
});

test('says what is wrong with a code', () => {
  const texts = [
    promoProblemText({ why: 'unknown' }),
    promoProblemText({ why: 'not_taken' }),
    promoProblemText({ why: 'not_yet' }),
    promoProblemText({ why: 'not_now' }),
    promoProblemText({ why: 'minimum', minimum: 2500 }),
    promoProblemText({ why: 'fulfilment' }),
    promoProblemText({ why: 'product', name: 'Waffle' }),
    promoProblemText({ why: 'used_up' }),
    promoProblemText({ why: 'used_before' }),
  ];
  expect(texts).toContain('Minimum order for that promo code is $25.00');
  expect(texts).toContain('Add Waffle to your cart to use that promo code');
  expect(new Set(texts).size).toBe(texts.length);
});

test.each<[string, Partial<Promo>, { discount: number; delivery: number }]>([
  ['a percentage', { atMost: 200 }, { discount: 200, delivery: 0 }],
  ['a percentage that is less', { atMost: 300 }, { discount: 251, delivery: 0 }],
  ['the delivery', { kind: 'free_delivery', value: 0, atMost: 500 }, { discount: 0, delivery: 500 }],
])('takes off no more than its most: %s', (_what, change, value) => {
  expect(promoDiscount({ ...tenPercent, ...change }, order)).toEqual({ ok: true, value });
});

test('that is paused takes nothing off, and says so', () => {
  const paused = promoDiscount({ ...tenPercent, isPaused: true }, order);
  expect(paused).toEqual({ ok: false, error: { why: 'paused' } });
  expect(promoProblemText({ why: 'paused' })).toBe('That promo code is paused right now');
});

test.each([
  ['2026-11-17T12:00', true],
  ['2026-11-17T11:29', false],
  ['2026-11-17T14:00', false],
  ['2026-11-21T12:00', false],
])('of weekdays at lunch, wanted for %s: %s', (local, good) => {
  const zone = 'Australia/Perth';
  const when = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
  const lunch = { days: ['mon', 'tue', 'wed', 'thu', 'fri'] as const, from: '11:30', to: '14:00' };
  const result = promoDiscount(
    { ...tenPercent, hours: { ...lunch, days: [...lunch.days] } },
    { ...order, wanted: { when, zone } },
  );
  expect(result).toEqual(
    good ? { ok: true, value: expect.anything() } : { ok: false, error: { why: 'hours' } },
  );
});

test('a voucher is of the promo that its code begins with; a promo of its own code comes first', () => {
  const batch = { ...tenPercent, code: 'XMAS', hasVouchers: true };
  const own = { ...tenPercent, code: 'XMAS-2026' };
  expect(promoOfCode([batch, own], voucherCode('XMAS', '7K3M'))).toBe(batch);
  expect(promoOfCode([batch, own], 'XMAS-2026')).toBe(own);
  expect(promoOfCode([batch, own], 'XMAS')).toBeUndefined();
  expect(promoOfCode([batch, own], 'XMASX')).toBeUndefined();
});

test.each([
  ['everyone', false, true, undefined],
  ['members', true, true, undefined],
  ['members', false, false, { why: 'members' }],
  ['first_order', false, false, undefined],
  ['first_order', true, true, { why: 'first_order' }],
] as const)('for %s, a member %s who has ordered %s: %j', (who, isMember, hasOrdered, problem) => {
  expect(whoProblem({ who }, { isMember, hasOrdered })).toEqual(problem);
});
