import { expect, test } from 'vitest';
import { comesWith, describeChoice } from '#cart/describe-choice';
import type { OptionGroup } from '#cart/options';

const group = (names: Readonly<Record<string, boolean>>, more: Partial<OptionGroup> = {}): OptionGroup => ({
  id: 1,
  name: 'Comes with',
  multiselect: true,
  mandatory: false,
  maxSelect: 0,
  options: Object.entries(names).map(([desc, isDefault], at) => ({
    id: (more.id ?? 1) * 10 + at,
    desc,
    offset: 0,
    isDefault,
    isAvailable: true,
  })),
  ...more,
});
const size = group({ Small: true, Large: false }, { id: 1, multiselect: false, mandatory: true });
const within = group({ Cheddar: true, Pickles: true, 'No salt': true }, { id: 2 });
const extras = group({ Bacon: false, Onion: true }, { id: 3 });

test('a group is struck out from when everything in it is there by default', () => {
  expect(comesWith(within)).toBe(true);
  expect(comesWith(extras)).toBe(false);
  expect(comesWith({ ...within, multiselect: false })).toBe(false);
  expect(comesWith(group({}))).toBe(false);
});

test.each([
  [[11, 30, 31, 20, 21, 22], 'Large, Bacon, Onion'],
  [[10, 20, 22, 31], 'Small, No pickles, Onion'],
  [[10, 20, 21, 22], 'Small, No onion'],
  [[10, 20, 21, 31], 'Small, No salt, Onion'],
])('says of %j what was chosen and what was left out, in the order of the menu: %s', (ids, text) => {
  expect(describeChoice([size, within, extras], ids)).toBe(text);
});

test('says that the usual sauce was left out, and not that another one replaced it', () => {
  const sauce = group({ Tomato: true, Aioli: false }, { id: 4, multiselect: false });
  expect(describeChoice([sauce], [])).toBe('No tomato');
  expect(describeChoice([sauce], [41])).toBe('Aioli');
});
