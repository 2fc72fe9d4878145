import { expect, test } from 'vitest';
import { isTwoDeep, putBack, withRest } from '#menu-editor/order';

test('what is not named comes after what is, as it stood', () => {
  expect(withRest([3, 1, 3], [1, 2, 3, 4])).toEqual([3, 1, 2, 4]);
  expect(withRest([9], [1, 2])).toEqual([9, 1, 2]);
  expect(withRest([], [1, 2])).toEqual([1, 2]);
});

test('what comes back stands after the nearest that it stood after', () => {
  expect(putBack(3, [1, 2, 4], [1, 2])).toEqual([1, 2, 3, 4]);
  expect(putBack(3, [4, 1, 2], [1, 2])).toEqual([4, 1, 2, 3]);
  expect(putBack(3, [4, 1, 5], [1, 2])).toEqual([4, 1, 3, 5]);
  expect(putBack(3, [4, 5], [1, 2])).toEqual([3, 4, 5]);
  expect(putBack(3, [4, 3, 5], [])).toEqual([3, 4, 5]);
});

test('a category stands in one that stands in none', () => {
  const outer = { id: 1, parent_id: 0 };
  expect(isTwoDeep([outer, { id: 2, parent_id: 1 }])).toBe(true);
  expect(isTwoDeep([outer, { id: 2, parent_id: 1 }, { id: 3, parent_id: 2 }])).toBe(false);
  expect(isTwoDeep([{ id: 2, parent_id: 2 }])).toBe(false);
  expect(isTwoDeep([outer, { id: 2, parent_id: 9 }])).toBe(false);
});
