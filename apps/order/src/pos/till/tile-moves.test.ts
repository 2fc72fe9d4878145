import { expect, test } from 'vitest';
import { moveTile } from '#pos/till/tile-moves.ts';

const grid = { count: 12, columns: 5 };

test('moves by one and by a row', () => {
  expect(moveTile(0, 'ArrowRight', grid)).toBe(1);
  expect(moveTile(6, 'ArrowLeft', grid)).toBe(5);
  expect(moveTile(1, 'ArrowDown', grid)).toBe(6);
  expect(moveTile(6, 'ArrowUp', grid)).toBe(1);
});

test('stays at the edges, also below a short last row', () => {
  expect(moveTile(0, 'ArrowLeft', grid)).toBe(0);
  expect(moveTile(2, 'ArrowUp', grid)).toBe(2);
  expect(moveTile(9, 'ArrowDown', grid)).toBe(9);
  expect(moveTile(11, 'ArrowRight', grid)).toBe(11);
});

test('jumps to both ends, and leaves other keys alone', () => {
  expect(moveTile(4, 'Home', grid)).toBe(0);
  expect(moveTile(4, 'End', grid)).toBe(11);
  expect(moveTile(4, 'a', grid)).toBeUndefined();
});
