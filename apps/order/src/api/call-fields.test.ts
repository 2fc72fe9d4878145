import { expect, test } from 'vitest';
import { screenOf } from '#api/call-fields.ts';

test.each([
  ['/', 'home'],
  ['/menu/banksia-kitchen/12-chips', 'menu'],
  ['/kiosk/', 'home'],
  ['/kiosk/cart', 'cart'],
  ['/pos/checkout', 'checkout'],
  ['/positions', 'positions'],
])('a call from %s is labelled %s', (path, label) => {
  expect(screenOf(path)).toBe(label);
});
