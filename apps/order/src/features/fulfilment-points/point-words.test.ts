import { expect, test } from 'vitest';
import { emptyText, pointTitle } from '#features/fulfilment-points/point-words.ts';

test('a list is called by the venue’s own word; slots are always slots', () => {
  expect(pointTitle('stop', { location_label: '' })).toBe('Delivery location');
  expect(pointTitle('location', { location_label: 'Campus' })).toBe('Campus');
  expect(pointTitle('slot', { location_label: 'Campus' })).toBe('Delivery slot');
});

test('a date without any says so in the words of its kind', () => {
  expect(emptyText('slot')).toBe('No delivery slots available for the chosen date');
  expect(emptyText('stop')).toBe('No delivery locations available for the chosen date');
  expect(emptyText('location')).toBe('No locations available for the chosen date');
});
