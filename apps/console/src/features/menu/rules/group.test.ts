import { expect, test } from 'vitest';
import {
  groupErrors,
  newGroup,
  newOption,
  optionsText,
  ruleText,
  tidiedGroup,
  withDefault,
} from '#features/menu/rules/group.ts';

test.each([
  [{ many: false, required: true, most: 0 }, 'Choose 1'],
  [{ many: false, required: false, most: 0 }, 'Up to 1'],
  [{ many: true, required: false, most: 3 }, 'Up to 3'],
  [{ many: true, required: true, most: 3 }, '1 to 3'],
  [{ many: true, required: false, most: 0 }, 'Any'],
  [{ many: true, required: true, most: 0 }, '1 or more'],
])('%o reads %s', (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});

test('options are listed with what they add', () => {
  const options = [
    { ...newOption(), name: 'Milk bun' },
    { ...newOption(), name: 'Gluten free', price: '2.50' },
    { ...newOption(), name: 'No bun', price: '-1.00' },
  ];
  expect(optionsText({ options })).toBe('Milk bun, Gluten free +$2.50, No bun −$1.00');
});

test('a group wants a question and options with names and amounts', () => {
  const group = { ...newGroup(), name: ' Bun ', options: [{ ...newOption(), name: ' Milk ', price: '+1' }] };
  expect(Object.keys(groupErrors(newGroup()))).toEqual(['name', 'options']);
  expect(groupErrors(group)).toEqual({});
  expect(tidiedGroup(group)).toMatchObject({ name: 'Bun', options: [{ name: 'Milk', price: '1.00' }] });
  expect(Object.keys(groupErrors({ ...group, options: [] }))).toEqual(['options']);
  const free = { ...group, options: [{ ...newOption(), name: 'Milk', price: 'free' }] };
  expect(groupErrors(free).options).toMatch(/amounts/);
});

test('one of several is the default where one alone can be chosen', () => {
  const group = newGroup();
  expect(withDefault(group, 1, true).options.map((each) => each.default)).toEqual([false, true]);
  const many = { ...group, many: true };
  expect(withDefault(many, 1, true).options.map((each) => each.default)).toEqual([true, true]);
  expect(withDefault(group, 0, false).options.map((each) => each.default)).toEqual([false, false]);
});
