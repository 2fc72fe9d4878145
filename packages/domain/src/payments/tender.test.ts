import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countCash,
  counterKinds,
  roundCash,
  tenderKinds,
  tenderPart,
  type TenderPart,
  tenderText,
} from '#payments/tender';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const wish = fc.record({
  kind: fc.constantFrom(...tenderKinds),
  amount: fc.option(fc.integer({ min: -5, max: 20_000 }), { nil: undefined }),
  received: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
});

test('rounds to the nearest 5 cents as coins have it', () => {
  const ends = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((end) => roundCash(1000 + end) - 1000);
  expect(ends).toEqual([0, 0, 0, 5, 5, 5, 5, 5, 10, 10]);
});

test('cash is rounded by two cents at most, to what coins can make up', () => {
  fc.assert(
    fc.property(cents, (total) => {
      expect(roundCash(total) % 5).toBe(0);
      expect(Math.abs(roundCash(total) - total)).toBeLessThanOrEqual(2);
    }),
  );
});

/** Takes one payment after the other, and then whatever is left, as a counter would. */
function payInParts(total: number, wishes: Parameters<typeof tenderPart>[1][]): TenderPart[] {
  const parts: TenderPart[] = [];
  let left = total;
  for (const each of [...wishes, { kind: 'card' as const }]) {
    const taken = left > 0 ? tenderPart(left, each) : undefined;
    if (!taken?.ok) continue;
    parts.push(taken.part);
    left -= taken.part.cents;
  }
  return parts;
}

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

test('parts in any mix add up to the total, and nothing is taken twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.array(wish, { maxLength: 8 }), (total, wishes) => {
      const parts = payInParts(total, wishes);
      expect(sum(parts.map((part) => part.cents))).toBe(total);
      for (const part of parts) {
        expect(part.cents).toBeGreaterThan(0);
        expect(part.change).toBeGreaterThanOrEqual(0);
        expect(part.received - part.change).toBe(part.cents + part.rounding);
      }
    }),
  );
});

test('only cash is rounded, only where it pays the rest, and only cash gives change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.array(wish, { maxLength: 8 }), (total, wishes) => {
      const parts = payInParts(total, wishes);
      for (const [index, part] of parts.entries()) {
        if (part.kind !== 'cash') expect([part.rounding, part.change]).toEqual([0, 0]);
        if (index < parts.length - 1) expect(part.rounding).toBe(0);
        expect(Math.abs(part.rounding)).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('cash pays what is left, rounded, and the difference is kept apart', () => {
  expect(tenderPart(1252, { kind: 'cash', received: 2000 })).toEqual({
    ok: true,
    part: { kind: 'cash', cents: 1252, rounding: -2, received: 2000, change: 750 },
  });
  expect(tenderPart(1253, { kind: 'cash' })).toMatchObject({
    part: { cents: 1253, rounding: 2, received: 1255, change: 0 },
  });
});

test('a card of the same amount is not rounded', () => {
  expect(tenderPart(1252, { kind: 'card' })).toMatchObject({
    part: { cents: 1252, rounding: 0, received: 1252 },
  });
});

test('a part in cash is what coins can make up, and what is left of it is for the next part', () => {
  expect(tenderPart(7046, { kind: 'cash', amount: 3523, received: 5000 })).toMatchObject({
    part: { cents: 3525, rounding: 0, change: 1475 },
  });
  // Rounded it would be more than is left: then it is all that is left.
  expect(tenderPart(1003, { kind: 'cash', amount: 1004 - 1 })).toMatchObject({ part: { cents: 1003 } });
  expect(tenderPart(1004, { kind: 'cash', amount: 1003 })).toMatchObject({
    part: { cents: 1004, rounding: 1 },
  });
});

test('a cent or two that are left are nothing in cash', () => {
  expect(tenderPart(2, { kind: 'cash' })).toMatchObject({ part: { cents: 2, rounding: -2, received: 0 } });
  expect(tenderPart(1000, { kind: 'cash', amount: 2 })).toMatchObject({ ok: false, code: 'tender_short' });
});

test('less than what is due is refused with what is missing, more than is left with what is', () => {
  expect(tenderPart(1252, { kind: 'cash', received: 1000 })).toEqual({
    ok: false,
    code: 'tender_short',
    left: 250,
  });
  expect(tenderPart(1252, { kind: 'card', amount: 1253 })).toEqual({
    ok: false,
    code: 'tender_too_much',
    left: 1252,
  });
  expect(tenderPart(1252, { kind: 'other', amount: 0 })).toMatchObject({ ok: false });
});

test('cash on the counter is what is due and what goes back, or something is left', () => {
  fc.assert(
    fc.property(cents, cents, (total, received) => {
      const { due, rounding, left, change, enough } = countCash(total, received);
      expect(due).toBe(total + rounding);
      expect(received + left).toBe(due + change);
      expect(enough).toBe(left === 0);
      expect(Math.min(left, change)).toBe(0);
    }),
  );
});

test('takes cash, a card on a machine of the venue’s own and whatever else, a balance, a gift voucher and the pinpad', () => {
  expect(counterKinds).toEqual(['cash', 'card', 'other']);
  expect(tenderKinds.map(tenderText)).toEqual([
    'Cash',
    'Card machine',
    'Other',
    'Account balance',
    'Gift voucher',
    'Eftpos',
  ]);
});
