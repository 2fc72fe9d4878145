import { expect, test } from 'vitest';
import { beginPull, movePull, pullRefreshes } from '#locations/pull';

test('refreshes after a pull of 100 that began in the upper 50 [ORD-058 ACC-228]', () => {
  expect(pullRefreshes(movePull(beginPull(50, 0), 150))).toBe(true);
  expect(pullRefreshes(movePull(beginPull(50, 0), 149))).toBe(false);
  expect(beginPull(51, 0)).toBeUndefined();
  expect(pullRefreshes(movePull(beginPull(51, 0), 400))).toBe(false);
});

test('a pull that goes back up, or starts on a page that is scrolled, does nothing', () => {
  expect(pullRefreshes(movePull(movePull(beginPull(10, 0), 300), 20))).toBe(false);
  expect(beginPull(10, 1)).toBeUndefined();
  expect(movePull(undefined, 500)).toBeUndefined();
});
