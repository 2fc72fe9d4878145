import { expect, test } from 'vitest';
import { nextPage, ownScreen } from '#features/sign-in/next-page.ts';

test('goes on to a page of this site only', () => {
  expect(nextPage('/checkout', '/account')).toBe('/checkout');
  for (const wanted of ['https://evil.example', '//evil.example', '/\\evil.example', undefined, 5])
    expect(nextPage(wanted, '/account')).toBe('/account');
});

test('does not go round in a circle', () => {
  expect(nextPage('/login?next=/login', '/account')).toBe('/account');
});

test('kiosk and staff are sent to the screens that are theirs', () => {
  expect([ownScreen(3), ownScreen(8), ownScreen(1)]).toEqual(['/kiosk/', '/pos/', undefined]);
});
