import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '#money';
import { orderTotals, toPay, type TotalsInput } from '#totals/order-totals';

const plain: TotalsInput = {
  lines: [{ unitPrice: 1250, quantity: 2 }],
  rewards: 0,
  discount: 0,
  deliveryFee: 0,
  dayBasisPoints: 0,
  preorderFee: 0,
  surchargeBasisPoints: 0,
};

const line = fc.record({ unitPrice: fc.nat(20_000), quantity: fc.integer({ min: 1, max: 999 }) });
const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  rewards: fc.integer({ min: -500, max: 50_000 }),
  discount: fc.integer({ min: -500, max: 50_000 }),
  deliveryFee: fc.nat(2000),
  dayBasisPoints: fc.nat(2000),
  preorderFee: fc.nat(500),
  surchargeBasisPoints: fc.nat(500),
});

test('adds up to the order total in the order in which the customer reads it', () => {
  expect(
    orderTotals({
      ...plain,
      rewards: 500,
      discount: 200,
      dayBasisPoints: 1000,
      deliveryFee: 700,
      preorderFee: 50,
      surchargeBasisPoints: 150,
    }),
  ).toEqual({
    products: 2500,
    rewards: 500,
    afterRewards: 2000,
    discount: 200,
    afterDiscount: 1800,
    daySurcharge: 180,
    deliveryFee: 700,
    preorderFee: 50,
    surcharge: 41,
    total: 2771,
    gift: 0,
  });
});

test.each([
  [1050, 100, 11],
  [1049, 100, 10],
  [50, 100, 1],
  [49, 100, 0],
])(
  'rounds a surcharge half up to a cent: %i at %i basis points is %i',
  (unitPrice, basisPoints, surcharge) => {
    const totals = orderTotals({
      ...plain,
      lines: [{ unitPrice, quantity: 1 }],
      surchargeBasisPoints: basisPoints,
    });
    expect(totals.surcharge).toBe(surcharge);
  },
);

test('puts the surcharge on all that stands before it, fees included', () => {
  fc.assert(
    fc.property(input, (order) => {
      const { afterDiscount, daySurcharge, deliveryFee, preorderFee, surcharge } = orderTotals(order);
      expect(surcharge).toBe(
        percentOf(afterDiscount + daySurcharge + deliveryFee + preorderFee, order.surchargeBasisPoints),
      );
    }),
  );
});

test('never puts a surcharge on nothing', () => {
  const free = orderTotals({ ...plain, discount: 99_999, surchargeBasisPoints: 500 });
  expect([free.surcharge, free.total]).toEqual([0, 0]);
  fc.assert(
    fc.property(input, (order) => {
      const totals = orderTotals(order);
      if (totals.total - totals.surcharge === 0) expect(totals.surcharge).toBe(0);
    }),
  );
});

test('makes the parts add up exactly, in whole cents, for any order', () => {
  fc.assert(
    fc.property(input, (order) => {
      const t = orderTotals(order);
      expect(
        t.products - t.rewards - t.discount + t.daySurcharge + t.deliveryFee + t.preorderFee + t.surcharge,
      ).toBe(t.total);
      expect(t.products - t.rewards).toBe(t.afterRewards);
      expect(t.afterRewards - t.discount).toBe(t.afterDiscount);
      expect(Object.values(t).every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
    }),
    runs(5),
  );
});

test('takes off no more than there is, rewards before discounts', () => {
  const totals = orderTotals({ ...plain, rewards: 2000, discount: 2000 });
  expect(totals).toMatchObject({ rewards: 2000, discount: 500, afterDiscount: 0, total: 0 });
});

test('does not turn a discount below zero into a price rise', () => {
  expect(orderTotals({ ...plain, rewards: -100, discount: -100 }).total).toBe(2500);
});

test('still asks for delivery when a promo pays for the products', () => {
  expect(orderTotals({ ...plain, discount: 2500, deliveryFee: 700 }).total).toBe(700);
});

test('asks for the fees of the smallest order', () => {
  const cent = { ...plain, lines: [{ unitPrice: 1, quantity: 1 }], deliveryFee: 700, preorderFee: 50 };
  expect(orderTotals(cent).total).toBe(751);
});

test('asks for no fees on an empty cart', () => {
  expect(
    orderTotals({ ...plain, lines: [], deliveryFee: 700, preorderFee: 50, surchargeBasisPoints: 150 }).total,
  ).toBe(0);
});

test('does not care for the order of the lines', () => {
  fc.assert(
    fc.property(
      input.chain((order) =>
        fc.tuple(
          fc.constant(order),
          fc.shuffledSubarray([...order.lines], { minLength: order.lines.length }),
        ),
      ),
      ([order, lines]) => {
        expect(orderTotals({ ...order, lines })).toEqual(orderTotals(order));
      },
    ),
  );
});

test('makes two of a line the same as the line twice', () => {
  fc.assert(
    fc.property(input, line, (order, twice) => {
      const half = { ...twice, quantity: 1 };
      const doubled = { ...twice, quantity: 2 };
      expect(orderTotals({ ...order, lines: [...order.lines, half, half] })).toEqual(
        orderTotals({ ...order, lines: [...order.lines, doubled] }),
      );
    }),
  );
});

test('a gift voucher pays what it has, and the surcharge is for the rest alone', () => {
  const totals = orderTotals({ ...plain, surchargeBasisPoints: 100, gift: 1500 });
  expect(totals).toMatchObject({ gift: 1500, surcharge: 10, total: 2510 });
  expect(toPay(totals)).toBe(1010);
  const covered = orderTotals({ ...plain, surchargeBasisPoints: 100, gift: 9900 });
  expect(covered).toMatchObject({ gift: 2500, surcharge: 0, total: 2500 });
  expect(toPay(covered)).toBe(0);
});

test('whatever a voucher has, it pays no more than the order, and never makes it dearer', () => {
  fc.assert(
    fc.property(input, fc.integer({ min: -100, max: 100_000 }), (order, gift) => {
      const [without, totals] = [orderTotals(order), orderTotals({ ...order, gift })];
      expect(totals.gift).toBeGreaterThanOrEqual(0);
      expect(totals.gift).toBeLessThanOrEqual(Math.max(0, gift));
      expect(toPay(totals)).toBeGreaterThanOrEqual(0);
      expect(totals.total).toBeLessThanOrEqual(without.total);
      expect(totals.total - totals.surcharge).toBe(without.total - without.surcharge);
    }),
  );
});
