import { expect, test } from 'vitest';
import { isGiftCode } from '#gifts/code';
import { cartGiftState, giftAvailable } from '#gifts/in-cart';

const gift = { id: 'a', ending: '8RWD', balance: 1000, endsAt: 5000, stoppedAt: null, returnedAt: null };

test('a voucher on a cart pays what it has until the moment it ends', () => {
  const cart = { gift, channel: 'online' };
  expect(giftAvailable(cart, 4999)).toBe(1000);
  expect(giftAvailable(cart, 5000)).toBe(0);
  expect(cartGiftState(cart, 5000)).toBe('ended');
});

test('nothing of one that is stopped, spent, or wholly in use elsewhere', () => {
  const at = (changed: object) => giftAvailable({ gift: { ...gift, ...changed }, channel: 'kiosk' }, 0);
  expect([at({ stoppedAt: 1 }), at({ balance: 0 }), at({ balance: -300 })]).toEqual([0, 0, 0]);
});

test('nothing at a till, where it is taken as a payment, and nothing without one', () => {
  expect(giftAvailable({ gift, channel: 'counter' }, 0)).toBe(0);
  expect(giftAvailable({ gift: undefined, channel: 'online' }, 0)).toBe(0);
});

test('knows the shape of a code, however it is typed', () => {
  expect(isGiftCode('k3m9 7q2t-xb4c 8rwd')).toBe(true);
  for (const other of ['', 'LUNCH10', 'K3M9-7Q2T-XB4C-8RW', 'K3M9-7Q2T-XB4C-8RWDD', 'K3M9-7Q2T-XB4C-8RWO'])
    expect(isGiftCode(other)).toBe(false);
});
