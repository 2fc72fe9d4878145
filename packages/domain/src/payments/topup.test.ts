import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { surchargeBasisPoints, withSurcharge } from '#payments/surcharge';
import {
  amountsFor,
  autoTopup,
  cryptoTopupAmounts,
  endsAutoTopup,
  isTopupAmount,
  needsTopup,
  saveCard,
  topupAmounts,
  topupMethods,
  usualAmount,
  usualTopupMethod,
} from '#payments/topup';

describe('amounts', () => {
  test('are a fixed list, and another one for coins', () => {
    expect(topupAmounts).toEqual([10, 20, 30, 40, 50, 100, 150, 200, 250]);
    expect(cryptoTopupAmounts).toEqual([5, 10, 20, 30, 50, 100, 200, 250, 500]);
    expect(topupMethods.filter((method) => amountsFor(method) === cryptoTopupAmounts)).toEqual(['CB']);
  });

  test('are taken from their own list alone', () => {
    expect([1000, 25_000].every((cents) => isTopupAmount(cents, 'CC'))).toBe(true);
    expect([0, 500, 999, 1001, 50_000, -1000].some((cents) => isTopupAmount(cents, 'CC'))).toBe(false);
    expect([500, 50_000].every((cents) => isTopupAmount(cents, 'CB'))).toBe(true);
    expect([0, 4000, 15_000].some((cents) => isTopupAmount(cents, 'CB'))).toBe(false);
  });

  test('start with 30 dollars, with 50 for coins, or with what the customer tops up by', () => {
    expect([usualAmount('CC', 0), usualAmount('CB', 0)]).toEqual([3000, 5000]);
    expect([usualAmount('SAVED', 10_000), usualAmount('CB', 10_000)]).toEqual([10_000, 10_000]);
    // Not an amount that coins have.
    expect(usualAmount('CB', 15_000)).toBe(5000);
  });
});

test('a saved card comes first, then Apple Pay, Google Pay and a new card', () => {
  expect(usualTopupMethod(['CB', 'PP', 'CC', 'GOOGLE', 'APPLE', 'SAVED'])).toBe('SAVED');
  expect(usualTopupMethod(['CB', 'PP', 'CC', 'GOOGLE', 'APPLE'])).toBe('APPLE');
  expect(usualTopupMethod(['CB', 'PP', 'CC', 'GOOGLE'])).toBe('GOOGLE');
  expect(usualTopupMethod(['CB', 'PP', 'CC'])).toBe('CC');
  expect(usualTopupMethod([])).toBeUndefined();
});

describe('saving a card and topping up by itself', () => {
  test('are switched together, but for auto top-up, which can be switched off alone', () => {
    expect(saveCard(true)).toEqual({ save: true, auto: true });
    expect(saveCard(false)).toEqual({ save: false, auto: false });
    expect(autoTopup(true, { save: false, auto: false })).toEqual({ save: true, auto: true });
    expect(autoTopup(false, { save: true, auto: true })).toEqual({ save: true, auto: false });
  });

  test('never leave a balance to be topped up without a card', () => {
    const taps = fc.array(fc.tuple(fc.boolean(), fc.boolean()));
    fc.assert(
      fc.property(taps, (each) => {
        let flags = { save: false, auto: false };
        for (const [isSave, on] of each) flags = isSave ? saveCard(on) : autoTopup(on, flags);
        expect(flags.auto && !flags.save).toBe(false);
      }),
    );
  });
});

describe('topping up by itself', () => {
  test('happens below five dollars, and not at them', () => {
    const wanted = { amount: 3000, hasCard: true };
    expect(needsTopup({ ...wanted, balance: 499 })).toBe(true);
    expect(needsTopup({ ...wanted, balance: 500 })).toBe(false);
    expect(needsTopup({ ...wanted, balance: 0, amount: 0 })).toBe(false);
    expect(needsTopup({ ...wanted, balance: 0, hasCard: false })).toBe(false);
  });

  test('ends when a bank says no, and at the third failure of another kind', () => {
    expect(endsAutoTopup({ declined: true, before: 0 })).toBe(true);
    expect([0, 1, 2].map((before) => endsAutoTopup({ declined: false, before }))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a surcharge', () => {
  const surcharges = { card: 120, amex: 180, paypal: 150 };

  test('is that of the card, of American Express, or of PayPal; wallets and coins have none', () => {
    const of = (method: string, type = '') => surchargeBasisPoints(method, type, surcharges);
    expect([of('CC', 'VISA'), of('SAVED', 'VISA'), of('CC', 'AMEX'), of('PP')]).toEqual([120, 120, 180, 150]);
    expect([of('APPLE'), of('GOOGLE'), of('CB'), of('STORE')]).toEqual([0, 0, 0, 0]);
  });

  test('comes on top of the amount, which alone is credited', () => {
    expect(withSurcharge(3000, 120)).toEqual({ amount: 3000, surcharge: 36, total: 3036 });
    expect(withSurcharge(5000, 180)).toEqual({ amount: 5000, surcharge: 90, total: 5090 });
  });
});
