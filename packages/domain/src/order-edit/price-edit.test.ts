import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTax } from '#tax/order-tax';
import { orderTotals } from '#totals/order-totals';
import { percentOf } from '#money';
import type { PlacedOrder } from '#order-edit/placed';
import { type EditedLine, priceEdit } from '#order-edit/price-edit';
import { moneyIn, paidAtOnce, settlementOf, splitBack } from '#order-edit/settle';
import { samplePlaced } from '#testing/sample-placed';
import { samplePromo } from '#testing/sample-venue';

const anyLine = fc.record({
  productId: fc.integer({ min: 1, max: 6 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 0, max: 5000 }),
  tax: fc.constantFrom('taxable', 'gst_free', 'input_taxed'),
}) satisfies fc.Arbitrary<EditedLine>;
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 6 });

const anyPromo = fc.constantFrom(
  undefined,
  samplePromo({ kind: 'percent', value: 1000 }),
  samplePromo({ kind: 'percent', value: 2500, atMost: 800 }),
  samplePromo({ kind: 'amount', value: 500 }),
  samplePromo({ kind: 'product', value: 5000, product: { id: 2, name: 'Two' } }),
  samplePromo({ kind: 'free_delivery', value: 0 }),
);

/** An order as it would have been placed, by the same code. */
const anyPlaced = fc
  .record({
    lines: anyLines,
    promo: anyPromo,
    type: fc.nat(2000),
    rewards: fc.constantFrom(0, 1000),
    fees: fc.tuple(fc.nat(900), fc.nat(300)),
    surcharge: fc.constantFrom(0, 120, 190),
    dayBasisPoints: fc.constantFrom(0, 1000, 1525),
  })
  .map(({ lines, promo, type, rewards, fees: [deliveryFee, preorderFee], surcharge, dayBasisPoints }) => {
    const products = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
    const own = lines
      .filter(({ productId }) => productId === promo?.product?.id)
      .map(({ unitPrice }) => unitPrice);
    const off = {
      percent: percentOf(products, promo?.value ?? 0),
      amount: Math.min(promo?.value ?? 0, products),
      free_delivery: 0,
      product: own.length > 0 ? percentOf(Math.min(...own), promo?.value ?? 0) : 0,
    }[promo?.kind ?? 'free_delivery'];
    const fromPromo = promo?.atMost ? Math.min(off, promo.atMost) : off;
    const totals = orderTotals({
      lines,
      rewards,
      discount: fromPromo + percentOf(products, type),
      dayBasisPoints,
      deliveryFee,
      preorderFee,
      surchargeBasisPoints: surcharge,
    });
    const placed = samplePlaced({
      lines: lines.map((line, at) => ({ ...line, id: at + 1, name: 'Any', optionsText: '', station: '' })),
      promoId: promo?.id ?? null,
      price: { ...totals, dayBasisPoints, promoDiscount: Math.min(fromPromo, totals.discount) },
    });
    return { placed, promo };
  });

const sumOf = (lines: readonly EditedLine[]) =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

describe('any edit', () => {
  test('that changes nothing costs nothing', () => {
    fc.assert(
      fc.property(anyPlaced, ({ placed, promo }) => {
        const { totals } = priceEdit(placed, placed.lines, { promo });
        expect(totals).toMatchObject({
          products: placed.price.products,
          discount: placed.price.discount,
          daySurcharge: placed.price.daySurcharge,
          surcharge: placed.price.surcharge,
          total: placed.price.total,
        });
      }),
    );
  });

  test('comes to the sum of its lines at their prices, less what comes off, with the fees: never below nothing', () => {
    fc.assert(
      fc.property(anyPlaced, anyLines, ({ placed, promo }, lines) => {
        const { totals, tax, lineDiscounts } = priceEdit(placed, lines, { promo });
        expect(totals.products).toBe(sumOf(lines));
        const { products, rewards, discount, daySurcharge, deliveryFee, preorderFee, surcharge, total } =
          totals;
        const fees = daySurcharge + deliveryFee + preorderFee + surcharge;
        expect(products - rewards - discount + fees).toBe(total);
        expect(daySurcharge).toBe(percentOf(totals.afterDiscount, placed.price.dayBasisPoints));
        expect(lineDiscounts.reduce((sum, each) => sum + each, 0)).toBe(rewards + discount);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(surcharge).toBeLessThanOrEqual(placed.price.surcharge);
        const sold = lines.map((line) => ({
          price: line.unitPrice * line.quantity,
          tax: line.tax,
          isDiscounted: !promo?.product || promo.product.id === line.productId,
        }));
        const { lineDiscounts: _shares, ...expected } = orderTax(sold, totals, placed.gstRegistered);
        expect(tax).toEqual(expected);
      }),
    );
  });

  test('that takes something off never makes the rest cost more', () => {
    fc.assert(
      fc.property(anyPlaced, fc.nat(5), ({ placed, promo }, at) => {
        const fewer = placed.lines.filter((_line, index) => index !== at % placed.lines.length);
        const { totals } = priceEdit(placed, fewer, { promo: promo?.kind === 'product' ? undefined : promo });
        expect(totals.products + totals.deliveryFee).toBeLessThanOrEqual(
          placed.price.products + placed.price.deliveryFee,
        );
        expect(totals.surcharge).toBeLessThanOrEqual(placed.price.surcharge);
      }),
    );
  });
});

const twoPizzas = (more: Partial<PlacedOrder['price']>): PlacedOrder =>
  samplePlaced({ price: { ...samplePlaced().price, ...more } });
const pizzas = (quantity: number): EditedLine[] => [
  { productId: 1, quantity, unitPrice: 1000, tax: 'taxable' },
];

test.each([
  ['is as it was', samplePromo({ kind: 'percent', value: 1000 }), 600],
  ['takes off another share today', samplePromo({ kind: 'percent', value: 5000 }), 200],
  ['is gone', undefined, 200],
])('a promo that %s takes off of six pizzas what the order was placed with', (_what, promo, discount) => {
  const placed = { ...twoPizzas({ discount: 200, promoDiscount: 200, total: 1800 }), promoId: 1 };
  expect(priceEdit(placed, pizzas(6), { promo }).totals.discount).toBe(discount);
  expect(priceEdit(placed, pizzas(1), { promo }).totals.discount).toBe(100);
});

test('an amount off stays that amount, and a discount of the way to order its share', () => {
  const placed = { ...twoPizzas({ discount: 700, promoDiscount: 500, total: 1300 }), promoId: 1 };
  const promo = samplePromo({ kind: 'amount', value: 500 });
  expect(priceEdit(placed, pizzas(4), { promo }).totals.discount).toBe(900);
});

test('a surcharge is given back in part, and not asked again', () => {
  const placed = twoPizzas({ surcharge: 24, total: 2024 });
  expect(priceEdit(placed, pizzas(1), { promo: undefined }).totals.surcharge).toBe(12);
  expect(priceEdit(placed, pizzas(9), { promo: undefined }).totals.surcharge).toBe(24);
});

const anyMoney = fc
  .record({
    total: fc.nat(9000),
    tendered: fc.nat(9000),
    prepaid: fc.option(fc.nat(9000)),
    back: fc.nat(100),
    paid: fc.constantFrom(0, 1),
  })
  .map(({ total, tendered, prepaid, back, paid }) => {
    const part = Math.min(tendered, total);
    return { total, tendered: part, prepaid, paid, given_back: Math.floor(((prepaid ?? 0) * back) / 100) };
  });

describe('what is settled', () => {
  test('is the new total, with what was paid before: more to pay or to give back, never both', () => {
    fc.assert(
      fc.property(anyMoney, fc.nat(20_000), (money, total) => {
        const { owed, back } = settlementOf(money, total);
        expect(moneyIn(money) + owed - back).toBe(total);
        expect(Math.min(owed, back)).toBe(0);
      }),
    );
  });

  test('goes back to whom it came from, and only the rest by hand', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.array(fc.nat(4000), { maxLength: 3 }), (back, lefts) => {
        const sources = lefts.map((left, at) => ({ attemptId: `a${at}`, left }));
        const parts = splitBack(back, sources);
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(back);
        for (const { attemptId, cents } of parts)
          expect(cents).toBeLessThanOrEqual(
            sources.find((each) => each.attemptId === attemptId)?.left ?? back,
          );
        const all = lefts.reduce((sum, left) => sum + left, 0);
        const byHand = parts.find(({ attemptId }) => attemptId === undefined)?.cents ?? 0;
        expect(byHand).toBe(Math.max(0, back - all));
      }),
    );
  });

  test('of an order that was never edited, all but the counter’s part was paid as it was placed', () => {
    expect(paidAtOnce({ total: 900, paid: 1, tendered: 200, prepaid: null })).toBe(700);
    expect(paidAtOnce({ total: 900, paid: 0, tendered: 200, prepaid: null })).toBe(0);
    expect(paidAtOnce({ total: 900, paid: 0, tendered: 200, prepaid: 500 })).toBe(500);
  });
});
