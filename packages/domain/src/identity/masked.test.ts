import { expect, test } from 'vitest';
import { firstName, maskedEmail } from './masked.ts';

test.each([
  ['mia@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['nobody', ''],
  ['', ''],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test.each([
  ['Mia Lim', 'Mia'],
  ['  Mia  ', 'Mia'],
  ['', ''],
])('%s is called %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
