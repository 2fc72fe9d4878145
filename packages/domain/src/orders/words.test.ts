import { expect, test } from 'vitest';
import { calledName, speaksOfAllergy } from '#orders/words';

test.each([
  'Allergic to nuts',
  'NUT ALLERGY!',
  'coeliac, please take care',
  'celiac',
  'lactose intolerant',
  'anaphylaxis',
])('hears of an allergy in %j', (note) => {
  expect(speaksOfAllergy(note)).toBe(true);
});

test.each(['', 'no onion', 'extra cheese please'])('hears of none in %j', (note) => {
  expect(speaksOfAllergy(note)).toBe(false);
});

test.each([
  ['Mia Kowalski', 'Mia K.'],
  ['  mia   van der berg ', 'mia B.'],
  ['Mia', 'Mia'],
  ['', ''],
  ['   ', ''],
])('calls %j out as %j', (name, called) => {
  expect(calledName(name)).toBe(called);
});
