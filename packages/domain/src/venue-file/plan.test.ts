import { expect, test } from 'vitest';
import { coffee, flatWhite, mocha, sampleFile, size } from '#testing/sample-venue-file';
import { planOf } from '#venue-file/plan';
import { planLines } from '#venue-file/plan-text';

const menu = (...categories: readonly object[]) => ({
  menus: [{ slug: 'canteen', categories: categories as [] }],
});
const lines = (before: Parameters<typeof sampleFile>[0], after: Parameters<typeof sampleFile>[0]) =>
  planLines(planOf(sampleFile(before), sampleFile(after)));

test('has nothing to do where the file says what is', () => {
  expect(planOf(sampleFile(), sampleFile())).toEqual([]);
});

test('adds all of a new venue', () => {
  expect(planLines(planOf(undefined, sampleFile()))).toEqual([
    'facts',
    '  + the venue',
    'option groups',
    '  + size',
    'menus',
    '  + canteen',
    'categories of canteen',
    '  + Coffee',
    'products of canteen',
    '  + Coffee, Flat White',
    '  + Coffee, Mocha',
  ]);
});

test('tells prices from and to, what comes and what goes', () => {
  const after = menu(coffee({ ...flatWhite, price: '4.80' }, { name: 'Piccolo', price: '4.00' }));
  expect(lines({}, after)).toEqual([
    'products of canteen',
    '  + Coffee, Piccolo',
    '  ~ Coffee, Flat White',
    '      price: 4.50 → 4.80',
    '  - Coffee, Mocha',
  ]);
});

test('knows a product that moves to another category', () => {
  const after = menu(coffee(flatWhite), { name: 'Chocolate', products: [mocha] });
  expect(lines({}, after)).toEqual([
    'categories of canteen',
    '  + Chocolate',
    'products of canteen',
    '  ~ Chocolate, Mocha',
    '      category: Coffee → Chocolate',
  ]);
});

test('tells the second of a name from the first', () => {
  const twice = menu(coffee(mocha, { ...mocha, price: '6.00' }));
  const dearer = menu(coffee(mocha, { ...mocha, price: '7.00' }));
  expect(lines(twice, dearer)).toEqual([
    'products of canteen',
    '  ~ Coffee, Mocha',
    '      price: 6.00 → 7.00',
  ]);
});

test('sees that only the order changes', () => {
  expect(lines({}, menu(coffee(mocha, flatWhite)))).toEqual(['products of canteen', '  ~ the order']);
});

test('tells of options by their names', () => {
  const options = [{ name: 'Large', price: '1.50' }, { name: 'Huge' }];
  expect(lines({}, { option_groups: { size: { ...size, options } } })).toEqual([
    'option groups',
    '  ~ size',
    '      options: Huge is added',
    '      options: Small is removed',
    '      options: Large, price: 1.00 → 1.50',
  ]);
  const turned = { size: { ...size, options: size.options.toReversed() } };
  expect(lines({}, { option_groups: turned })).toContain('      options: in a different order');
});

test('names the parts of something that has changed', () => {
  const open = (hours: string[]) => ({
    fulfilment: [{ type: 'pickup' as const, name: 'Pickup', hours: { mon: hours } }],
  });
  expect(lines(open(['07:00-14:00']), open(['07:00-15:00']))).toEqual([
    'fulfilment',
    '  ~ pickup',
    '      hours',
  ]);
  expect(
    lines({}, { rewards: { name: 'Club', points_per_dollar: 1, points_required: 9, value: '5.00' } }),
  ).toEqual(['rewards', '  + the rewards']);
});
