import { expect, test } from 'vitest';
import { isFree } from './fares.ts';

test('a baby is free', () => {
  expect(isFree(1)).toBe(true);
});
