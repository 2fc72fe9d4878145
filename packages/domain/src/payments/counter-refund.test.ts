import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundableBy } from '#payments/counter-refund';

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
