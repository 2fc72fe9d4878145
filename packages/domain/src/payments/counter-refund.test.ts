import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backInCash, refundableBy, roundingBack } from '#payments/counter-refund';
import { roundCash } from '#payments/tender';

test('what was taken by hand goes back by hand, a card on its pinpad and a balance to its member', () => {
  const attempts = [
    { method: 'eftpos', left: 400 },
    { method: 'eftpos', left: 500 },
    { method: 'BALANCE', left: 0 },
  ];
  expect(refundableBy({ inHand: 1000, givenBack: 300, attempts })).toEqual([
    { kind: 'cash', most: 700 },
    { kind: 'card', most: 700 },
    { kind: 'other', most: 700 },
    { kind: 'eftpos', most: 500 },
  ]);
});

test('never more goes back than was taken, and nothing of nothing', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, (inHand, givenBack) => {
      for (const { most } of refundableBy({ inHand, givenBack, attempts: [] })) {
        expect(most).toBeGreaterThan(0);
        expect(most + givenBack).toBeLessThanOrEqual(inHand);
      }
    }),
  );
});

test('in cash, parts come to what was taken, and each is made up of coins', () => {
  const cents = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), (parts) => {
      const given: { kind: 'cash' | 'card'; cents: number }[] = [{ kind: 'card', cents: 333 }];
      let handed = 0;
      for (const part of parts) {
        const now = part + roundingBack({ kind: 'cash', cents: part }, backInCash(given));
        expect(now % 5).toBe(0);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(Math.abs(now - part)).toBeLessThan(5);
        handed += now;
        given.push({ kind: 'cash', cents: part });
      }
      expect(handed).toBe(roundCash(parts.reduce((sum, part) => sum + part, 0)));
    }),
  );
});

test('is rounded in cash alone', () => {
  expect(roundingBack({ kind: 'card', cents: 333 }, 0)).toBe(0);
  expect(roundingBack({ kind: 'cash', cents: 333 }, 0)).toBe(2);
});
