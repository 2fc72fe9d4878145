import { expect, test } from 'vitest';
import { contrast, contrastProblems } from '#brand/contrast';
import { likenesses } from '#brand/likeness';
import { paletteAround, startingAccents } from '#brand/look';
import { darkOf, mendOf, recoloured, withBoth, withColour } from '#brand/recolour';

const green = paletteAround('#2f5d4a');
const night = darkOf(green);

test.each(startingAccents)('a shop around %s can be read and told apart at night as well', (accent) => {
  const dark = darkOf(paletteAround(accent));
  expect(contrastProblems(dark)).toEqual([]);
  expect(likenesses(dark)).toEqual([]);
  expect(contrast(dark.ink, dark.surface)).toBeGreaterThan(7);
});

test.each(startingAccents)('everything follows when %s is chosen, by day and by night', (accent) => {
  const light = recoloured(green, { accent }, 'light');
  expect(light.accent).toBe(accent);
  expect(light.deep === green.deep).toBe(accent === green.accent);
  expect(contrastProblems(light)).toEqual([]);
  expect(likenesses(light)).toEqual([]);
  const dark = recoloured(night, { accent: darkOf(light).accent }, 'dark');
  expect(contrastProblems(dark)).toEqual([]);
});

test.each(['#d9702b', '#f7d046', '#0a7c8c', '#7b1fa2'])('words of highlight %s can be read', (highlight) => {
  const next = recoloured(green, { highlight }, 'light');
  expect(next.highlight).toBe(highlight);
  expect(contrastProblems(next)).toEqual([]);
});

test('another page brings its lines and soft words along', () => {
  const next = recoloured(green, { surface: '#EAF2F8' }, 'light');
  expect(next.surface).toBe('#eaf2f8');
  expect(next['surface-sunk']).not.toBe(green['surface-sunk']);
  expect(contrastProblems(next)).toEqual([]);
});

test('an accent that is too light is named with the nearest that is not', () => {
  const yellow = recoloured(green, { accent: '#f7d046' }, 'light');
  const [problem] = contrastProblems(yellow);
  if (!problem) throw new Error('a yellow accent can be read');
  const mend = mendOf(yellow, problem, 'light');
  expect(mend?.colour).toBe('accent');
  const mended = recoloured(yellow, { accent: mend?.to ?? '' }, 'light');
  expect(contrastProblems(mended)).toEqual([]);
  expect(contrast(mended.accent, mended.surface)).toBeLessThan(6);
});

test('ink that nobody can read is made darker, and is left alone where it can be', () => {
  const pale = recoloured(green, { ink: '#cccccc' }, 'light');
  const mend = mendOf(pale, { ink: 'ink', ground: 'surface' }, 'light');
  expect(mend?.colour).toBe('ink');
  expect(contrast(mend?.to ?? '#ffffff', pale.surface)).toBeGreaterThanOrEqual(4.5);
  expect(mendOf(pale, { ink: 'good', ground: 'wallet' }, 'light')).toBeUndefined();
});

test('the night follows the accent of the day, and a colour of the night is its own', () => {
  const both = { light: green, dark: night };
  const blue = withColour(both, { scheme: 'light', colour: 'accent', to: '#1f5f8b' });
  expect(blue.light?.accent).toBe('#1f5f8b');
  expect(blue.dark?.accent).not.toBe(night.accent);
  expect(blue.dark?.surface).toBe(night.surface);
  const own = withColour(both, { scheme: 'dark', colour: 'accent', to: '#9fd0ff' });
  expect(own).toMatchObject({ light: green, dark: { accent: '#9fd0ff' } });
  const page = withColour(both, { scheme: 'light', colour: 'surface', to: '#eaf2f8' });
  expect(page.dark).toBe(night);
});

test('a palette that is wanted and is not there yet is made of the other', () => {
  expect(withBoth({ light: green }, 'light')).toEqual({ light: green, dark: undefined });
  expect(withBoth({ light: green }, 'auto').dark?.surface).toBe(night.surface);
  const made = withBoth({ dark: night }, 'auto').light;
  if (!made) throw new Error('no light palette was made');
  expect(contrastProblems(made)).toEqual([]);
  expect(withBoth({ light: green, dark: night }, 'dark')).toEqual({ light: green, dark: night });
});
