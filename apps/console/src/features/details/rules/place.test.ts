import { expect, test } from 'vitest';
import { placeOf, placeText } from '#features/details/rules/place.ts';

test.each([
  ['-32.056, 115.743', { lat: -32.056, long: 115.743 }],
  [' -32.0561234567 115.7430000001 ', { lat: -32.056123, long: 115.743 }],
  ['', { lat: 0, long: 0 }],
])('%s is a place', (written, place) => {
  expect(placeOf(written)).toEqual(place);
});

test.each(['Fremantle', '-32.056', '-92, 115', '-32, 181', '-32,056, 115,743'])('%s is none', (written) => {
  expect(placeOf(written)).toBeUndefined();
});

test('is written as it is read', () => {
  expect(placeText({ lat: -32.056, long: 115.743 })).toBe('-32.056, 115.743');
  expect(placeText({ lat: 0, long: 0 })).toBe('');
});
