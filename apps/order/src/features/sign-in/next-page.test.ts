import { expect, test } from 'vitest';
import { ownScreen, placeAfter } from '#features/sign-in/next-page.ts';

const at = (pathname: string, state: object = {}, search: object = {}) =>
  placeAfter({ pathname, state, search });

test('goes on to a page of this site only, and not round in a circle', () => {
  const outside = ['https://evil.example', '//evil.example', '/\\evil.example', 5];
  const round = ['/login?next=/login', '/logout', '/forgot', '/signup'];
  for (const next of [...outside, ...round]) expect(at('/login', {}, { next })).toBe('/');
  expect(at('/login', {}, { next: '/checkout' })).toBe('/checkout');
});

test('goes to what navigation holds as next or from, and with neither to the beginning [ACC-076]', () => {
  expect(at('/login', { next: '/account/topup', from: '/menu' })).toBe('/account/topup');
  expect(at('/login', { from: '/account' })).toBe('/account');
  expect(at('/login')).toBe('/');
  expect(at('/login', { next: 'https://evil.example' })).toBe('/');
});

test('an address that belongs to a part of the site leads back there', () => {
  expect(
    ['/checkout/login', '/cart/login', '/menu/login', '/locations/login'].map((path) => at(path)),
  ).toEqual(['/checkout', '/cart', '/menu', '/locations']);
  expect(at('/menu/login', {}, { next: '/menu/dune-perth' })).toBe('/menu/dune-perth');
});

test('kiosk and staff are sent to the screens that are theirs', () => {
  expect([ownScreen(3), ownScreen(8), ownScreen(1)]).toEqual(['/kiosk/', '/pos/', undefined]);
});
