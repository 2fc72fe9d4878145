import { expect, test } from 'vitest';
import { changeText } from '#orders/change-text';

test.each([
  ['no', 'Pickles', 'No pickles'],
  ['no', 'No onion', 'No onion'],
  ['add', 'Streaky bacon', '+ streaky bacon'],
  ['changed', 'Gluten free bun', 'Gluten free bun'],
  ['chosen', 'Medium', 'Medium'],
] as const)('says %s %s as "%s"', (kind, text, said) => {
  expect(changeText({ kind, text })).toBe(said);
});
