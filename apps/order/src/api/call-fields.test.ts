import { expect, test, vi } from 'vitest';
import { fieldsFor, rememberType, screenOf } from '#api/call-fields.ts';

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

test('asking for a venue says how the order is had, and a call about the cart from where it is made', () => {
  vi.stubGlobal('location', { pathname: '/kiosk/cart' });
  expect(fieldsFor('Merchant')).toEqual({ fulfilment_type: undefined });
  rememberType('deliver');
  expect(fieldsFor('Merchant')).toEqual({ fulfilment_type: 'deliver' });
  expect(fieldsFor('ManageCart.clear_cart')).toEqual({ component: 'cart' });
  expect([fieldsFor('Merchants'), fieldsFor('AppHome')]).toEqual([{}, {}]);
  rememberType(undefined);
  expect(fieldsFor('Merchant')).toEqual({ fulfilment_type: undefined });
});
