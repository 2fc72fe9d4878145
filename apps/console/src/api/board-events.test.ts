import { expect, test } from 'vitest';
import { backOffMs } from '#api/board-events.ts';

test('waits longer after each failed try, and never more than half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map(backOffMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
