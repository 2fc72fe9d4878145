import { expect, test } from 'vitest';
import { beginPull, movePull, pullRefreshes } from '#locations/pull';

test('refreshes after a pull of 100 that began in the upper 50 [ORD-058 ACC-228]', () => {
  expect(pullRefreshes(movePull(beginPull(50, 0), 150))).toBe(true);
  expect(pullRefreshes(movePull(beginPull(50, 0), 149))).toBe(false);
  expect(beginPull(51, 0)).toBeUndefined();
  expect(pullRefreshes(movePull(beginPull(51, 0), 400))).toBe(false);
});

test('begins anywhere from the top edge to 50 below it, with nothing pulled yet', () => {
  expect(beginPull(0, 0)).toEqual({ startY: 0, distance: 0 });
  expect(beginPull(50, 0)).toEqual({ startY: 50, distance: 0 });
  // A page that bounces is scrolled by less than nothing.
  expect(beginPull(10, -3)).toEqual({ startY: 10, distance: 0 });
  expect(beginPull(-1, 0)).toBeUndefined();
});

test('is as long as the finger went down, and never less than nothing', () => {
  const begun = beginPull(10, 0);
  expect([70, 11, 10, 9, 0].map((y) => movePull(begun, y)?.distance)).toEqual([60, 1, 0, 0, 0]);
});

test('a pull that goes back up, or starts on a page that is scrolled, does nothing', () => {
  expect(pullRefreshes(movePull(movePull(beginPull(10, 0), 300), 20))).toBe(false);
  expect(beginPull(10, 1)).toBeUndefined();
  expect(movePull(undefined, 500)).toBeUndefined();
});
