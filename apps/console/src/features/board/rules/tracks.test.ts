import { expect, test } from 'vitest';
import { tracksOf } from '#features/board/rules/tracks.ts';

test('shares the wall evenly while every column fits on it', () => {
  expect(tracksOf([2, 1, 3, 1])).toBe(
    'minmax(344px, 1fr) minmax(344px, 1fr) minmax(344px, 1fr) minmax(344px, 1fr)',
  );
});

test('gives the room of empty columns to the one with many orders, up to a bound', () => {
  expect(tracksOf([74, 0, 0, 0])).toBe('minmax(344px, 4fr) max-content max-content max-content');
  expect(tracksOf([7, 0, 2, 0])).toBe('minmax(344px, 3fr) max-content minmax(344px, 1fr) max-content');
});

test('keeps an empty board even', () => {
  expect(tracksOf([0, 0])).toBe('minmax(0, 1fr) minmax(0, 1fr)');
});
