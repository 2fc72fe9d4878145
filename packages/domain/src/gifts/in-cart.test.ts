import { expect, test } from 'vitest';
import { isGiftCode } from '#gifts/code';
import { asAgreed, cartGiftState, giftAvailable } from '#gifts/in-cart';

const gift = {
  id: 'a',
  ending: '8RWD',
  balance: 1000,
  endsAt: 5000,
  stoppedAt: null,
  returnedAt: null,
  held: 0,
};

test('a voucher on a cart pays what it has until the moment it ends', () => {
  const cart = { gift, channel: 'online' };
  expect(giftAvailable(cart, 4999)).toBe(1000);
  expect(giftAvailable(cart, 5000)).toBe(0);
  expect(cartGiftState(cart, 5000)).toBe('ended');
});

test('nothing of one that is stopped, spent, or wholly in use elsewhere', () => {
  const at = (changed: object) => giftAvailable({ gift: { ...gift, ...changed }, channel: 'kiosk' }, 0);
  expect([at({ stoppedAt: 1 }), at({ balance: 0 }), at({ held: 1000 }), at({ held: 1300 })]).toEqual([
    0, 0, 0, 0,
  ]);
  expect(at({ held: 400 })).toBe(600);
  const inUse = { gift: { ...gift, held: 1000 }, channel: 'online' };
  expect(cartGiftState(inUse, 0)).toBe('held');
});

test('what was agreed on when a payment began holds: no more of it, and though it has ended', () => {
  const cart = (agreed: { cents: number; begunAt: number }) => ({
    gift: asAgreed({ ...gift, held: 300 }, agreed),
    channel: 'online',
  });
  expect(giftAvailable(cart({ cents: 500, begunAt: 4999 }), 6000)).toBe(500);
  expect(giftAvailable(cart({ cents: 900, begunAt: 4999 }), 6000)).toBe(700);
  expect(giftAvailable(cart({ cents: 500, begunAt: 5000 }), 6000)).toBe(0);
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
