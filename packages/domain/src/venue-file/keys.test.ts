import { expect, test } from 'vitest';
import { freeKey, keyText } from '#venue-file/keys';

test.each([
  ['Pizza size', 'pizza-size'],
  ['  Crème brûlée!  ', 'creme-brulee'],
  ['???', 'options'],
  ['x'.repeat(80), 'x'.repeat(50)],
])('makes a key of %j', (name, key) => {
  expect(keyText(name)).toBe(key);
});

test('gives no key twice', () => {
  expect(freeKey('Size', new Set(['size', 'size-2']))).toBe('size-3');
});
