import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstContained } from '#money';
import { orderTax, type TaxedLine } from '#tax/order-tax';
import { orderTotals } from '#totals/order-totals';

const NOTHING = { rewards: 0, discount: 0, daySurcharge: 0, deliveryFee: 0, preorderFee: 0, surcharge: 0 };
const line = (price: number, tax: TaxedLine['tax'] = 'taxable'): TaxedLine => ({
  price,
  tax,
  isDiscounted: true,
});

test('an order of which all is taxable contains one eleventh of its total', () => {
  expect(orderTax([line(1100), line(2200)], NOTHING, true)).toMatchObject({
    gst: 300,
    gstFree: 0,
    inputTaxed: 0,
  });
});

test('GST is contained in the taxable lines alone, and rounded once', () => {
  const lines = [line(105), line(105), line(790, 'gst_free'), line(300, 'input_taxed')];
  expect(orderTax(lines, NOTHING, true)).toMatchObject({ gst: 19, gstFree: 790, inputTaxed: 300 });
});

test('a discount comes off every line by its value, and so off its GST', () => {
  const tax = orderTax([line(3000), line(1000, 'gst_free')], { ...NOTHING, discount: 400 }, true);
  expect(tax).toMatchObject({ lineDiscounts: [300, 100], gstFree: 900, gst: gstContained(2700) });
});

test('a promo for one product comes off that product, as far as rewards left something of it', () => {
  const lines = [{ ...line(3000), isDiscounted: false }, line(1000, 'gst_free')];
  expect(orderTax(lines, { ...NOTHING, discount: 500 }, true)).toMatchObject({
    lineDiscounts: [0, 500],
    gstFree: 500,
  });
  expect(orderTax(lines, { ...NOTHING, rewards: 3600, discount: 200 }, true).lineDiscounts).toEqual([
    2850, 950,
  ]);
});

test('the preorder fee and the surcharge follow what is bought, a chosen delivery is taxable', () => {
  const fruit = [line(1000, 'gst_free')];
  expect(orderTax(fruit, { ...NOTHING, preorderFee: 50, surcharge: 10 }, true)).toMatchObject({
    gst: 0,
    gstFree: 1060,
  });
  expect(orderTax(fruit, { ...NOTHING, deliveryFee: 1000, surcharge: 20 }, true)).toMatchObject({
    gst: gstContained(1010),
    gstFree: 1010,
  });
});

test('a fee for what a promo pays in full is taxed as what was bought', () => {
  const free = orderTax([line(1000, 'gst_free')], { ...NOTHING, discount: 1000, preorderFee: 50 }, true);
  expect(free).toMatchObject({ gst: 0, gstFree: 50 });
});

test('a venue that is not registered has no GST in anything, delivery included', () => {
  const tax = orderTax([line(1100, 'none')], { ...NOTHING, deliveryFee: 550, surcharge: 11 }, false);
  expect(tax).toMatchObject({ gst: 0, gstFree: 0, inputTaxed: 0 });
});

const sold = fc.record({
  unitPrice: fc.nat(20_000),
  quantity: fc.integer({ min: 1, max: 99 }),
  tax: fc.constantFrom('taxable' as const, 'gst_free' as const, 'input_taxed' as const),
  isDiscounted: fc.boolean(),
});
const order = fc.record({
  lines: fc.array(sold, { maxLength: 12 }),
  rewards: fc.nat(50_000),
  discount: fc.nat(50_000),
  deliveryFee: fc.nat(2000),
  dayBasisPoints: fc.nat(2000),
  preorderFee: fc.nat(500),
  surchargeBasisPoints: fc.nat(500),
});

test('lines less what comes off them, fees and surcharge are the total of any order', () => {
  fc.assert(
    fc.property(order, (input) => {
      const totals = orderTotals(input);
      const lines = input.lines.map((each) => ({ ...each, price: each.unitPrice * each.quantity }));
      const { lineDiscounts } = orderTax(lines, totals, true);
      const paid = lines.map(({ price }, at) => price - (lineDiscounts[at] ?? 0));
      expect(paid.every((cents) => cents >= 0)).toBe(true);
      const sum = paid.reduce((all, cents) => all + cents, 0);
      expect(sum + totals.daySurcharge + totals.deliveryFee + totals.preorderFee + totals.surcharge).toBe(
        totals.total,
      );
    }),
    runs(5),
  );
});

test('what is taxable, GST-free and input-taxed is the total of any order, and GST an eleventh of the first', () => {
  fc.assert(
    fc.property(order, (input) => {
      const totals = orderTotals(input);
      const lines = input.lines.map((each) => ({ ...each, price: each.unitPrice * each.quantity }));
      const { gst, gstFree, inputTaxed } = orderTax(lines, totals, true);
      const taxable = totals.total - gstFree - inputTaxed;
      expect(Math.min(gst, gstFree, inputTaxed, taxable)).toBeGreaterThanOrEqual(0);
      expect(gst).toBe(gstContained(taxable));
      if (lines.every(({ tax }) => tax === 'taxable')) expect(gst).toBe(gstContained(totals.total));
    }),
    runs(5),
  );
});

test('a promo that gives one product away leaves the others alone', () => {
  const lines = [{ ...line(3000), isDiscounted: false }, line(1000, 'gst_free')];
  expect(orderTax(lines, { ...NOTHING, discount: 1000 }, true).lineDiscounts).toEqual([0, 1000]);
});

test('the preorder fee follows what is still paid for, down to a cent, and else what was bought', () => {
  const fee = (lines: TaxedLine[], discount: number) =>
    orderTax(lines, { ...NOTHING, discount, preorderFee: 100 }, true);
  const given = [line(1000), { ...line(1000, 'gst_free'), isDiscounted: false }];
  expect(fee(given, 1000)).toMatchObject({ gst: 0, gstFree: 1100 });
  expect(fee([line(100), line(100, 'gst_free')], 199)).toMatchObject({
    lineDiscounts: [100, 99],
    gst: 0,
    gstFree: 101,
  });
  expect(fee([line(300), line(100, 'gst_free')], 400)).toMatchObject({ gst: gstContained(75), gstFree: 25 });
});
