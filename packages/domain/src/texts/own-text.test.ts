import { expect, test } from 'vitest';
import { leftOut, textProblem } from '#texts/own-text';

const PIN = '{name}: choose your new PIN within {minutes} minutes: {link}';

test.each([
  ['  ', { is: 'empty' }],
  ['Hi {nam}: {link}', { is: 'unknown', slot: 'nam', known: ['name', 'minutes', 'link'] }],
  ['Hi {name}', { is: 'missing', slot: 'link' }],
  ['Your new PIN: {link}', undefined],
])('of %j it says %j', (own, problem) => {
  expect(textProblem(PIN, own)).toEqual(problem);
});

test('a number in its forms is the same number', () => {
  expect(textProblem('{count|an item|# items}', '{count|one thing|# things}')).toBeUndefined();
});

test('names what is left out', () => {
  expect(leftOut(PIN, 'Your new PIN: {link}')).toEqual(['name', 'minutes']);
  expect(leftOut(PIN, PIN)).toEqual([]);
});
