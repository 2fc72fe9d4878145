import { describe, expect, test } from 'vitest';
import { giftEnding, shownGiftCode, typedGiftCode } from '#gifts/code';
import { canBeGift, canLast, giftEnd, giftPart, giftState } from '#gifts/gift';

describe('a gift voucher', () => {
  test('is from $5 to $500, in whole dollars, and lasts at least three years', () => {
    expect([499, 500, 550, 2000, 50_000, 50_100, -500].map(canBeGift)).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([2, 3, 10, 11].map(canLast)).toEqual([false, true, true, false]);
  });

  test('can be spent until its last day is over, by the clock of its venue', () => {
    const sold = Date.parse('2028-02-29T23:30:00+08:00');
    const end = giftEnd(sold, 3, 'Australia/Perth');
    expect(new Date(end).toISOString()).toBe('2031-02-28T16:00:00.000Z');
    const gift = { stoppedAt: null, returnedAt: null, endsAt: end, balance: 1 };
    expect([giftState(gift, end - 1), giftState(gift, end)]).toEqual(['active', 'ended']);
  });

  test('is spent, stopped or ended, and stopped before all', () => {
    expect(giftState({ stoppedAt: null, returnedAt: null, endsAt: 10, balance: 0 }, 9)).toBe('spent');
    expect(giftState({ stoppedAt: 5, returnedAt: null, endsAt: 10, balance: 0 }, 11)).toBe('stopped');
  });

  test('is returned, until something comes back to it', () => {
    const gift = { stoppedAt: 5, returnedAt: 6, endsAt: 10 };
    expect(giftState({ ...gift, balance: 0 }, 7)).toBe('returned');
    expect(giftState({ ...gift, balance: 300 }, 7)).toBe('stopped');
  });

  test('pays what is left or what it has, and never more than that', () => {
    expect(giftPart(3250, 2000)).toBe(2000);
    expect(giftPart(1250, 2000)).toBe(1250);
    expect(giftPart(3250, 2000, 500)).toBe(500);
    expect(giftPart(3250, 2000, 2001)).toBeUndefined();
  });

  test('has a code that can be typed as it is read', () => {
    expect(shownGiftCode('K3M97Q2TXB4C8RWD')).toBe('K3M9-7Q2T-XB4C-8RWD');
    expect(typedGiftCode(' k3m9 7q2t-xb4c 8rwd\n')).toBe('K3M97Q2TXB4C8RWD');
    expect(giftEnding('K3M97Q2TXB4C8RWD')).toBe('8RWD');
  });
});
