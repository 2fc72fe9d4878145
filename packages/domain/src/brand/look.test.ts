import { expect, test } from 'vitest';
import { contrastProblems } from '#brand/contrast';
import { likenesses } from '#brand/likeness';
import { paletteAround, paletteProblem, startingAccents } from '#brand/look';

test.each(startingAccents)('makes colours around %s that people can read and tell apart', (accent) => {
  const palette = paletteAround(accent);
  expect(palette.accent).toBe(accent);
  expect(contrastProblems(palette)).toEqual([]);
  expect(likenesses(palette)).toEqual([]);
  expect(paletteProblem(accent)).toBeUndefined();
});

test('marks errors in another colour where the accent is the red that they usually have', () => {
  expect(paletteAround('#2f5d4a').bad).toBe('#b3362c');
  expect(paletteAround('#b3261e').bad).not.toBe('#b3362c');
});

test.each(['#f7d046', '#ffffff', '#a8c7e8'])('refuses %s, which nobody could read on white', (accent) => {
  expect(paletteProblem(accent)).toBe('too_light');
});
