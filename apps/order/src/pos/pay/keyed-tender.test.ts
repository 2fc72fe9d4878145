import { expect, test } from 'vitest';
import { keyedAmounts, keyedTender, pinpadCents, shareOf } from '#pos/pay/keyed-tender.ts';

const cash = (digits: string, share?: number) => ({ kind: 'cash' as const, digits, share });
const card = (digits: string, share?: number) => ({ kind: 'card' as const, digits, share });

test('cash that is enough pays what is left, rounded, with change', () => {
  expect(keyedTender(1002, cash('2000'))).toMatchObject({
    covers: true,
    wish: { kind: 'cash', amount: 1002, received: 2000 },
    part: { cents: 1002, rounding: -2, change: 1000 },
  });
  expect(keyedAmounts(1002, cash('2000'))).toEqual({ left: 0, rounding: -2, received: 2000, change: 1000 });
});

test('less cash than is left is a part of it, and nothing is no payment', () => {
  expect(keyedTender(3040, cash('2000'))).toMatchObject({ covers: false, part: { cents: 2000, change: 0 } });
  expect(keyedTender(3040, cash(''))).toBeUndefined();
  expect(keyedAmounts(3040, cash('2000'))).toMatchObject({ left: 1040, change: 0 });
});

test('a share in cash waits until it is handed over, and gives change', () => {
  expect(keyedTender(7040, cash('2000', 3520))).toBeUndefined();
  expect(keyedTender(7040, cash('5000', 3520))).toMatchObject({
    covers: false,
    part: { cents: 3520, received: 5000, change: 1480 },
  });
  expect(keyedAmounts(7040, cash('5000', 3520))).toMatchObject({ left: 3520, change: 1480 });
});

test('another tender pays what is typed, a share, or all that is left, and never more', () => {
  expect(keyedTender(7040, card('4000'))).toMatchObject({ covers: false, part: { cents: 4000 } });
  expect(keyedTender(7040, card('', 3520))).toMatchObject({ covers: false, part: { cents: 3520 } });
  expect(keyedTender(7042, card(''))).toMatchObject({ covers: true, part: { cents: 7042, rounding: 0 } });
  expect(keyedTender(7040, card('7041'))).toBeUndefined();
  expect(keyedTender(0, card(''))).toBeUndefined();
});

test('a balance pays what is on it, and never more', () => {
  const balance = (digits: string) => ({ kind: 'balance' as const, digits, share: undefined, most: 2460 });
  expect(keyedTender(7040, balance(''))).toMatchObject({ covers: false, part: { cents: 2460 } });
  expect(keyedTender(1350, balance(''))).toMatchObject({ covers: true, part: { cents: 1350 } });
  expect(keyedTender(7040, balance('2461'))).toBeUndefined();
  expect(keyedAmounts(7040, balance('')).received).toBe(2460);
});

test('shares are what coins can make up', () => {
  expect([2, 3, 4].map((people) => shareOf(7046, people))).toEqual([3525, 2350, 1760]);
});

test('a pinpad is asked for what is typed, a share, or all that is left, and never for more', () => {
  expect(pinpadCents({ digits: '', share: undefined, left: 1760 })).toBe(1760);
  expect(pinpadCents({ digits: '500', share: undefined, left: 1760 })).toBe(500);
  expect(pinpadCents({ digits: '2000', share: undefined, left: 1760 })).toBe(1760);
  expect(pinpadCents({ digits: '', share: 880, left: 1760 })).toBe(880);
  expect(pinpadCents({ digits: '1000', share: 880, left: 1760 })).toBe(880);
});
