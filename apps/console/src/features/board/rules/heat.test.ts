import { expect, test } from 'vitest';
import { countdownText, heatOf, leftShare, waitsLong } from '#features/board/rules/heat.ts';

test.each([
  [900, 'calm'],
  [300, 'calm'],
  [299, 'warm'],
  [120, 'warm'],
  [119, 'hot'],
  [0, 'hot'],
  [-1, 'late'],
])('with %i seconds left it is %s', (left, heat) => {
  expect(heatOf(left)).toBe(heat);
});

test.each([
  [852, '14:12'],
  [60, '1:00'],
  [7, '0:07'],
  [0, '0:00'],
  [-100, '−1:40'],
  [3599, '59:59'],
  [3600, '1 h 00'],
  [7530, '2 h 05'],
  [-7530, '−2 h 05'],
])('says %i seconds as %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

test('empties the bar until the order is due and fills it once it is late', () => {
  const order = { placed: 0, due: 900 };
  expect(leftShare(order, 0)).toBe(100);
  expect(leftShare(order, 450)).toBe(50);
  expect(leftShare(order, 900)).toBe(0);
  expect(leftShare(order, 901)).toBe(100);
});

test('draws an order that was due when it was placed as out of time', () => {
  expect(leftShare({ placed: 900, due: 900 }, 900)).toBe(0);
  expect(leftShare({ placed: 0, due: 900 }, -50)).toBe(100);
});

test('marks a ready order that waits for five minutes', () => {
  expect([299, 300].map(waitsLong)).toEqual([false, true]);
});
