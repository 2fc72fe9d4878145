import { expect, test } from 'vitest';
import { takesLater } from '#venue/order-for-later';

test.each([
  [1, 0, 0, true],
  [0, 1, 1, false],
  [null, 1, 0, true],
  [null, 0, 1, false],
  [null, null, 1, true],
  [null, null, 0, false],
])('type %s, menu %s, venue %s: %s', (type, menu, venue, taken) => {
  expect(takesLater({ type, menu, venue })).toBe(taken);
});
