import { expect, test } from 'vitest';
import type { OptionGroup } from '#cart/options';
import { optionsToday } from '#cart/repeat';

const option = (id: number, isAvailable = true) => ({
  id,
  desc: `Option ${id}`,
  offset: 0,
  isDefault: false,
  isAvailable,
});
const size: OptionGroup = {
  id: 1,
  name: 'Size',
  multiselect: false,
  mandatory: true,
  maxSelect: 0,
  options: [option(11), option(12, false)],
};
const extras: OptionGroup = {
  id: 2,
  name: 'Extras',
  multiselect: true,
  mandatory: false,
  maxSelect: 2,
  options: [option(21), option(22, false), option(23)],
};

test('keeps what can still be had', () => {
  expect(optionsToday([size, extras], [11, 21, 23])).toEqual([11, 21, 23]);
});

test('drops extras that are gone or out today', () => {
  expect(optionsToday([size, extras], [11, 22, 99])).toEqual([11]);
});

test('gives up when something that must be chosen is gone', () => {
  expect(optionsToday([size, extras], [12, 21])).toBeUndefined();
  expect(optionsToday([size], [])).toBeUndefined();
});

test('gives up when there are now more choices than are allowed', () => {
  expect(optionsToday([{ ...extras, maxSelect: 1 }], [21, 23])).toBeUndefined();
});
