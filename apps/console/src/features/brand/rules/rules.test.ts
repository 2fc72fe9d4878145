import { darkOf, recoloured } from '@servery/domain/brand/recolour';
import { newBrandDefinition } from '@servery/domain/brand/new-brand';
import { paletteAround } from '@servery/domain/brand/look';
import { expect, test } from 'vitest';
import { blockProblem, keyed, kindsToAdd, moved, newBlock } from '#features/brand/rules/blocks.ts';
import { contrastRows, isReadable, typedColour } from '#features/brand/rules/contrast-rows.ts';
import { legalProblem } from '#features/brand/rules/legal-problem.ts';
import { definitionOf, writtenOf } from '#features/brand/rules/written.ts';

const light = paletteAround('#2f5d4a');
const dark = darkOf(light);

test('the pairs that count are measured by day and by night, and others once they cannot be read', () => {
  const rows = contrastRows({ scheme: 'auto', light, dark });
  expect(rows).toHaveLength(5);
  expect(rows.every(({ ratios }) => ratios.light !== undefined && ratios.dark !== undefined)).toBe(true);
  const yellow = recoloured(light, { accent: '#f7d046' }, 'light');
  const wrong = contrastRows({ scheme: 'auto', light: yellow, dark }).filter((row) => row.wrong.length > 0);
  expect(wrong.map(({ key }) => key)).toEqual(['accent/surface']);
  expect(wrong[0]?.wrong[0]?.mend).toMatchObject({ scheme: 'light', colour: 'accent' });
  const grey = { ...light, good: '#dddddd' };
  expect(contrastRows({ scheme: 'light', light: grey, dark: null }).map(({ key }) => key)).toContain(
    'good/surface-raised',
  );
  expect(isReadable({ scheme: 'light', light: grey, dark: null })).toBe(false);
  expect(isReadable({ scheme: 'auto', light, dark })).toBe(true);
});

test('colours that mean different things and look alike are not put live', () => {
  expect(isReadable({ scheme: 'light', light: { ...light, bad: light.accent }, dark: null })).toBe(false);
});

test.each([
  ['#2F5D4A', '#2f5d4a'],
  ['2f5d4a', '#2f5d4a'],
  [' #abc ', '#aabbcc'],
  ['teal', undefined],
  ['#12345', undefined],
])('reads %j as %j', (typed, colour) => {
  expect(typedColour(typed)).toBe(colour);
});

test.each([
  ['', undefined],
  ['# Rules\n\n## Manners\n\nBe kind at {brand}.', undefined],
  ['Rules\n\n## Manners\n\nBe kind.', 'title'],
  ['# Rules\n\nBe kind.', 'parts'],
  ['# Rules\n\n## Manners\n', 'parts'],
  ['# Rules\n\n## Manners\n\nAsk {owner}.', { slot: 'owner' }],
])('says of the legal text %j: %j', (text, problem) => {
  expect(legalProblem(text)).toEqual(problem);
});

test('a link needs a title and somewhere to lead', () => {
  const link = newBlock('external_link');
  expect(blockProblem(link)).toBe('title');
  expect(blockProblem({ ...link, title: 'Garden', link: 'javascript:alert(1)' })).toBe('link');
  expect(blockProblem({ ...link, title: 'Garden', link: 'https://garden.example.com' })).toBeUndefined();
  expect(blockProblem({ ...newBlock('iframe'), title: 'Map', link: 'http://map.example.com' })).toBe('link');
  expect(blockProblem(newBlock('welcome'))).toBeUndefined();
});

test('a page has one of most kinds, and its blocks keep their names when they are moved', () => {
  const blocks = [newBlock('welcome'), newBlock('image'), newBlock('image')];
  expect(kindsToAdd(blocks)).not.toContain('welcome');
  expect(kindsToAdd(blocks)).toContain('image');
  expect(keyed(blocks).map(({ key }) => key)).toEqual(['welcome-1', 'image-1', 'image-2']);
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('what is not changed here stays as it is in the brand', () => {
  const definition = JSON.stringify({
    ...(JSON.parse(
      newBrandDefinition({
        code: 'corner',
        name: 'Corner',
        token: 'corner-token',
        hosts: ['corner.example.com'],
        menuName: 'corner',
        accent: '#2f5d4a',
        font: 'inter',
        tagline: 'Hello',
        openingTimes: '',
        website: '',
        email: '',
      }),
    ) as object),
    pictures: { logo: 'logo.svg', hero: 'hero.svg', favicon: 'favicon.svg' },
  });
  const shown = { code: 'corner', definition, terms: '', privacy: '', version: 1, home: null, home_seen: '' };
  const value = writtenOf(shown);
  const next = JSON.parse(definitionOf(shown, { ...value, name: ' Corner Cafe ', tagline: 'Hi' })) as {
    name: string;
    hosts: string[];
    words: { tagline: string };
    pictures: object;
    theme: { light: object };
  };
  expect(next).toMatchObject({
    name: 'Corner Cafe',
    token: 'corner-token',
    hosts: ['corner.example.com'],
    words: { tagline: 'Hi', credit: 'Made with Servery' },
    pictures: { logo: 'logo.svg', hero: 'hero.svg', favicon: 'favicon.svg' },
    theme: { scheme: 'light', display_font: 'inter', light: value.colours.light },
  });
});
