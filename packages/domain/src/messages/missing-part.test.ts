import { expect, test } from 'vitest';
import { hasJustLoaded, isPartMissing } from './missing-part.ts';

test.each([
  'Failed to fetch dynamically imported module: https://order.example.com/console/assets/edit-panel-a1b2.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /console/assets/edit-panel-a1b2.css',
])('a part of the page is missing where a browser says: %s', (message) => {
  expect(isPartMissing(new TypeError(message))).toBe(true);
  expect(isPartMissing(message)).toBe(false);
});

test('a mistake of ours is none, and a page that was just loaded is not loaded again', () => {
  expect(isPartMissing(new TypeError('order is undefined'))).toBe(false);
  expect([hasJustLoaded(9999), hasJustLoaded(10_000)]).toEqual([true, false]);
});
