import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  divideRounded,
  formatCents,
  gstContained,
  moneyText,
  parseCents,
  percentOf,
  percentText,
} from '#money';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

test('formats and parses back every amount', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = formatCents(amount);
      expect(text).toMatch(/^-?\d+\.\d{2}$/);
      expect(parseCents(text)).toBe(amount);
    }),
  );
});

test.each([
  ['0', 0],
  ['12', 1200],
  ['12.5', 1250],
  ['12.05', 1205],
  ['-0.50', -50],
  ['0.07', 7],
  ['1.10', 110],
  ['4.35', 435],
  ['999999999999.99', 99_999_999_999_999],
])('parses %s', (text, amount) => {
  expect(parseCents(text)).toBe(amount);
});

test('parses minus nothing as plain nothing', () => {
  expect(Object.is(parseCents('-0.00'), 0)).toBe(true);
  expect(formatCents(-0)).toBe('0.00');
});

test('writes a single cent, and one that comes off', () => {
  expect([formatCents(1), formatCents(-1)]).toEqual(['0.01', '-0.01']);
});

test.each(['', ' 1', '1.', '.5', '1.234', '1,00', '1e3', '$1', '--1', '+1', 'NaN', 'Infinity', '1\n'])(
  'does not take %j for an amount',
  (text) => {
    expect(parseCents(text)).toBeUndefined();
  },
);

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [-5, 10, -1],
  [-4, 10, 0],
  [-1, 1, -1],
  [-1, 2, -1],
  [0, 7, 0],
  [7, 7, 1],
])('divides %i by %i half up to %i', (numerator, denominator, rounded) => {
  expect(divideRounded(numerator, denominator)).toBe(rounded);
});

const exact = (numerator: bigint, denominator: bigint): bigint => {
  const size = numerator < 0n ? -numerator : numerator;
  const whole = size / denominator + ((size % denominator) * 2n >= denominator ? 1n : 0n);
  return numerator < 0n ? -whole : whole;
};

test('rounds like exact whole-number arithmetic does, for any size an order can have', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (numerator, denominator) => {
        expect(BigInt(divideRounded(numerator, denominator))).toBe(
          exact(BigInt(numerator), BigInt(denominator)),
        );
      },
    ),
    runs(20),
  );
});

test.each([
  [1000, 120, 12],
  [1005, 100, 10],
  [1050, 100, 11],
  [1250, 120, 15],
  [0, 250, 0],
  [9999, 10_000, 9999],
])('takes %i cents by %i basis points as %i', (amount, basisPoints, part) => {
  expect(percentOf(amount, basisPoints)).toBe(part);
});

test('contains one eleventh of GST, so that the price without it and a tenth make the total again', () => {
  expect(gstContained(1100)).toBe(100);
  expect(gstContained(1)).toBe(0);
  expect(gstContained(6)).toBe(1);
  fc.assert(
    fc.property(fc.nat(100_000_000), (total) => {
      const gst = gstContained(total);
      expect(Number.isInteger(gst)).toBe(true);
      expect(Math.abs(gst * 11 - total)).toBeLessThanOrEqual(5);
    }),
  );
});

test.each([
  [120, '1.2'],
  [100, '1'],
  [175, '1.75'],
  [29, '0.29'],
  [0, '0'],
])('writes %i basis points as %s', (basisPoints, text) => {
  expect(percentText(basisPoints)).toBe(text);
});

test('money is read with its thousands apart, and what comes off with a minus', () => {
  expect(
    ['8.00', '999.99', '1000.00', '1234567.05', '-6.04', '-1250.00', '12'].map((amount) =>
      moneyText('$', amount),
    ),
  ).toEqual(['$8.00', '$999.99', '$1,000.00', '$1,234,567.05', '−$6.04', '−$1,250.00', '$12']);
});
