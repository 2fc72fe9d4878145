import { expect, test } from 'vitest';
import { countNews } from '#features/board/rules/news.ts';
import { orderSample } from '#testing/order-sample.ts';

const board = [orderSample({ id: 'a' }), orderSample({ id: 'b' }), orderSample({ id: 'c', nstatus: 9 })];

test('counts the orders that came in, not those that were there or are over', () => {
  expect(countNews(new Set(['a']), board)).toBe(1);
  expect(countNews(new Set(['a', 'b']), board)).toBe(0);
});

test('is silent on the first look at the board', () => {
  expect(countNews(undefined, board)).toBe(0);
});
