import { expect, test } from 'vitest';
import { openStep, stepBefore } from '#set-up/steps';

test('leads to the first step that is not done', () => {
  expect(openStep({})).toBe('who');
  expect(openStep({ who: {}, place: {}, look: {} })).toBe('menu');
  expect(openStep({ who: {}, place: {}, menu: {}, look: {}, pay: {} })).toBeUndefined();
});

test('lets no step be done before those that it builds on, and every one again', () => {
  expect(stepBefore({}, 'menu')).toBe('who');
  expect(stepBefore({ who: {} }, 'pay')).toBe('place');
  expect(stepBefore({ who: {} }, 'place')).toBeUndefined();
  expect(stepBefore({ who: {}, place: {} }, 'who')).toBeUndefined();
});
