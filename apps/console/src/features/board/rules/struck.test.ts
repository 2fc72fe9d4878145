import { expect, test } from 'vitest';
import { parseStruck, printStruck, pruneStruck, toggleStruck } from '#features/board/rules/struck.ts';

test('comes back from storage as it was put there', () => {
  expect(parseStruck(printStruck(new Set([3, 5])))).toEqual(new Set([3, 5]));
});

test.each([
  null,
  '',
  '{',
  '7',
  'null',
  '{}',
  '{"v":2,"lines":[1]}',
  '{"v":1,"lines":"1"}',
  '{"v":1,"lines":["1",null,1.5]}',
])('takes %j in storage as nothing struck', (text) => {
  expect(parseStruck(text).size).toBe(0);
});

test('strikes a line with one tap and brings it back with the next', () => {
  const once = toggleStruck(new Set(), 4);
  expect([...once]).toEqual([4]);
  expect(toggleStruck(once, 4).size).toBe(0);
});

test('forgets lines that left the board and keeps the same set when none did', () => {
  const struck = new Set([1, 2]);
  expect(pruneStruck(struck, [2, 3])).toEqual(new Set([2]));
  expect(pruneStruck(struck, [1, 2, 3])).toBe(struck);
});
