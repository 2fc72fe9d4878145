import { expect, test } from 'vitest';
import { savedCardState } from '#checkout/saved-card';

const card = { ending: '1111', expiry: '11/2026' };

test('a saved card is good until the end of its month, and says so when that is near', () => {
  expect(savedCardState(card, Date.UTC(2026, 8, 15))).toEqual({ expired: false, notice: '' });
  const aMonthBefore = Date.UTC(2026, 9, 31);
  expect(savedCardState(card, aMonthBefore).notice).not.toBe('');
  expect(savedCardState(card, aMonthBefore - 1).notice).toBe('');
  expect(savedCardState(card, Date.UTC(2026, 10, 30, 23))).toEqual({
    expired: false,
    notice: 'Your card ending in 1111 expires at the end of the month',
  });
  expect(savedCardState(card, Date.UTC(2026, 11, 1))).toEqual({
    expired: true,
    notice: 'Your card ending in 1111 has expired',
  });
});

test('a card without an end says nothing', () => {
  for (const expiry of ['', '11/'])
    expect(savedCardState({ ending: '', expiry }, Date.UTC(2026, 11, 1))).toEqual({
      expired: false,
      notice: '',
    });
});
