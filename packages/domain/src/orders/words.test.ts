import { expect, test } from 'vitest';
import { allergyText, calledName, speaksOfAllergy } from '#orders/words';

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
  ['', 'no onion', ''],
  ['Peanuts', 'no onion', 'Peanuts'],
  ['', 'Allergic to nuts', 'Allergic to nuts'],
  ['Peanuts', 'Allergic to nuts', 'Peanuts. Allergic to nuts'],
])('says of %j with the note %j what must not be eaten', (known, note, said) => {
  expect(allergyText(known, note)).toBe(said);
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
