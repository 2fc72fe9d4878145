import { expect, test } from 'vitest';
import { unguessable } from '#features/sign-in/unguessable.ts';

test('what goes to a provider and back is not the same twice, and has 128 random bits', () => {
  const made = Array.from({ length: 100 }, unguessable);
  expect(new Set(made).size).toBe(100);
  // Of each UUID six bits are fixed.
  const bits = (text: string) => text.replaceAll('-', '').length * 4 - (text.length / 36) * 6;
  for (const each of made) expect(bits(each)).toBeGreaterThanOrEqual(128);
});
