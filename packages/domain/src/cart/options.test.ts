import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canTap,
  changesFromDefault,
  checkChoices,
  choicesOf,
  chosenIn,
  defaultChoices,
  groupProblem,
  isChosen,
  optionNotOffered,
  type Option,
  type OptionGroup,
  offsetText,
  tapOption,
  unitPrice,
} from '#cart/options';

const option = (id: number, desc: string, held: Partial<Option> = {}): Option => ({
  id,
  desc,
  offset: 0,
  isDefault: false,
  isAvailable: true,
  ...held,
});
const size: OptionGroup = {
  id: 1,
  name: 'Size',
  multiselect: false,
  mandatory: true,
  maxSelect: 0,
  options: [option(11, 'Small', { isDefault: true }), option(12, 'Large', { offset: 150 })],
};
const sauce: OptionGroup = {
  id: 2,
  name: 'Sauce',
  multiselect: false,
  mandatory: false,
  maxSelect: 0,
  options: [option(21, 'Tomato', { isDefault: true }), option(22, 'Truffle', { isAvailable: false })],
};
const extras: OptionGroup = {
  id: 3,
  name: 'Extras',
  multiselect: true,
  mandatory: false,
  maxSelect: 2,
  options: [
    option(31, 'Cheese', { offset: 100 }),
    option(32, 'Egg', { offset: 200 }),
    option(33, 'Onion', { isDefault: true, offset: -50 }),
  ],
};
const sides: OptionGroup = {
  id: 4,
  name: 'Sides',
  multiselect: true,
  mandatory: true,
  maxSelect: 0,
  options: [option(41, 'Chips'), option(42, 'Salad')],
};
const groups = [size, sauce, extras];

test('asks for a choice in a mandatory group of either kind [ORD-189]', () => {
  expect(checkChoices([size], {})).toEqual({ ok: false, error: ['Size is required'] });
  expect(checkChoices([sides], {})).toEqual({ ok: false, error: ['Sides is required'] });
  expect(checkChoices([size], { group_1: '' })).toEqual({ ok: false, error: ['Size is required'] });
  expect(checkChoices([sides], { option_41: '0' })).toEqual({ ok: false, error: ['Sides is required'] });
});

test('takes no more options than the group allows, and any number where the limit is 0 [ORD-190]', () => {
  const all = { option_31: '1', option_32: '1', option_33: '1' };
  expect(checkChoices([extras], all)).toEqual({
    ok: false,
    error: ['Choose up to 2 options for Extras'],
  });
  expect(checkChoices([{ ...extras, maxSelect: 0 }], all)).toEqual({ ok: true, value: [31, 32, 33] });
  expect(checkChoices([extras], { option_31: '1', option_33: '1' })).toEqual({ ok: true, value: [31, 33] });
});

test('tells of every group that is not right at once', () => {
  expect(checkChoices([size, extras, sides], { option_31: '1', option_32: '1', option_33: '1' })).toEqual({
    ok: false,
    error: ['Size is required', 'Choose up to 2 options for Extras', 'Sides is required'],
  });
});

test('refuses an option that has run out', () => {
  expect(checkChoices([sauce], { group_2: '22' })).toEqual({
    ok: false,
    error: ['Truffle is not available'],
  });
});

test.each<[string, Record<string, string>]>([
  ['an option of another product', { option_99: '1' }],
  ['an option of another group', { group_1: '31' }],
  ['an unknown group', { group_9: '11' }],
  ['a single choice sent as a tick', { group_1: '11', option_12: '1' }],
  ['a tick sent as a single choice', { group_3: '31' }],
  ['an option asked for twice', { group_1: '11', option_31: '2' }],
])('refuses %s', (_what, choices) => {
  expect(checkChoices(groups, choices)).toEqual({ ok: false, error: [optionNotOffered()] });
});

test('needs nothing where nothing is mandatory', () => {
  expect(checkChoices([sauce, extras], {})).toEqual({ ok: true, value: [] });
  expect(checkChoices([], {})).toEqual({ ok: true, value: [] });
});

test('gives the chosen options in the order of the menu, however they were sent', () => {
  expect(checkChoices(groups, { option_33: '1', option_31: '1', group_2: '21', group_1: '12' })).toEqual({
    ok: true,
    value: [12, 21, 31, 33],
  });
});

test('accepts every choice that can be made in the popup, and gives it back for editing', () => {
  const picked = fc.record({
    one: fc.constantFrom(11, 12),
    two: fc.constantFrom(undefined, 21),
    many: fc.subarray([31, 32, 33], { maxLength: 2 }),
  });
  fc.assert(
    fc.property(picked, ({ one, two, many }) => {
      const ids = [one, ...(two ? [two] : []), ...many];
      expect(checkChoices(groups, choicesOf(groups, ids))).toEqual({ ok: true, value: ids });
    }),
  );
});

test('never accepts an id that no group offers, whatever is sent', () => {
  const key = fc.constantFrom(
    'group_1',
    'group_2',
    'group_3',
    'group_7',
    'option_31',
    'option_33',
    'option_11',
  );
  const value = fc.constantFrom('', '0', '1', '2', '11', '12', '21', '22', '31', '99');
  const offered = new Set(groups.flatMap((group) => group.options.map(({ id }) => id)));
  fc.assert(
    fc.property(fc.dictionary(key, value), (choices) => {
      const checked = checkChoices(groups, choices);
      if (checked.ok) expect(checked.value.every((id) => offered.has(id))).toBe(true);
      else expect(checked.error.length).toBeGreaterThan(0);
    }),
    runs(5),
  );
});

test('preselects the defaults that can be had', () => {
  expect(defaultChoices(groups)).toEqual({ group_1: '11', group_2: '21', option_33: '1' });
  const gone = { ...size, options: [option(11, 'Small', { isDefault: true, isAvailable: false })] };
  expect(defaultChoices([gone])).toEqual({});
});

test('prices a choice by the sum of its offsets, never below nothing', () => {
  expect(unitPrice(1000, groups, [12, 31, 33])).toBe(1200);
  expect(unitPrice(1000, groups, [])).toBe(1000);
  expect(unitPrice(20, groups, [33])).toBe(0);
});

test('tells the kitchen what is otherwise than usual', () => {
  expect(changesFromDefault(groups, [12, 21, 31])).toEqual([
    { kind: 'changed', text: 'Large' },
    { kind: 'add', text: 'Cheese' },
    { kind: 'no', text: 'Onion' },
  ]);
  expect(changesFromDefault(groups, [11, 21, 33])).toEqual([]);
});

test('tells the kitchen of a choice of which none is usual, without calling it a change', () => {
  const cooked = { ...size, options: [option(41, 'Rare'), option(42, 'Medium')] };
  expect(changesFromDefault([cooked], [42])).toEqual([{ kind: 'chosen', text: 'Medium' }]);
});

test('tells the kitchen of a usual choice that was left out', () => {
  expect(changesFromDefault(groups, [11, 33])).toEqual([{ kind: 'no', text: 'Tomato' }]);
});

test.each([
  ['1.50', '(add 1.50)'],
  ['-0.50', '(sub 0.50)'],
  ['0.00', ''],
  ['-0.00', ''],
  ['0.05', '(add 0.05)'],
  ['10.00', '(add 10.00)'],
])('shows a price offset of %s as %j [ORD-192]', (offset, text) => {
  expect(offsetText(offset)).toBe(text);
});

const anyGroup = fc
  .record({
    multiselect: fc.boolean(),
    mandatory: fc.boolean(),
    maxSelect: fc.integer({ min: 0, max: 4 }),
    sold: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
  })
  .map(({ sold, ...rules }): OptionGroup => ({
    id: 7,
    name: 'Any',
    ...rules,
    options: sold.map((isAvailable, at) => option(70 + at, `o${at}`, { isAvailable })),
  }));

test('no row of taps puts more into a group than it takes, or what is sold out', () => {
  fc.assert(
    fc.property(anyGroup, fc.array(fc.nat(5), { maxLength: 30 }), (group, taps) => {
      let choices: Readonly<Record<string, string>> = {};
      for (const at of taps) {
        const tapped = group.options[at % group.options.length]!;
        const before = isChosen(group, choices, tapped.id);
        const allowed = canTap(group, choices, tapped);
        choices = tapOption(group, choices, tapped);
        const stays = !allowed || (before && !group.multiselect && group.mandatory);
        expect(isChosen(group, choices, tapped.id)).toBe(stays ? before : !before);
      }
      const chosen = chosenIn(group, choices);
      const missing = group.mandatory && chosen.length === 0;
      expect(groupProblem(group, choices) !== undefined).toBe(missing);
    }),
  );
});

test('a group that is full takes no more until one is left, and a group without a most always does', () => {
  const [cheese, egg, onion] = extras.options;
  const two = { option_31: '1', option_32: '1' };
  expect(canTap(extras, { option_31: '1' }, egg!)).toBe(true);
  expect(canTap(extras, two, onion!)).toBe(false);
  expect(tapOption(extras, two, onion!)).toBe(two);
  expect(canTap(extras, two, cheese!)).toBe(true);
  expect(canTap({ ...extras, maxSelect: 0 }, two, onion!)).toBe(true);
  // A single choice is never full: the next one takes its place.
  const [, large] = size.options;
  expect(tapOption({ ...size, maxSelect: 1 }, { group_1: '11' }, large!)).toEqual({ group_1: '12' });
});

test('a single choice that nobody has to make is taken back by a second tap, and one that must be made is not', () => {
  const [tomato] = sauce.options;
  const [small] = size.options;
  expect(tapOption(sauce, { group_2: '21', group_1: '11' }, tomato!)).toEqual({ group_1: '11' });
  expect(tapOption(size, { group_1: '11' }, small!)).toEqual({ group_1: '11' });
});

test('what is in the cart and sold out meanwhile can be left, and not chosen again', () => {
  const [, truffle] = sauce.options;
  expect(tapOption(sauce, { group_2: '22' }, truffle!)).toEqual({});
  expect(canTap(sauce, {}, truffle!)).toBe(false);
});
