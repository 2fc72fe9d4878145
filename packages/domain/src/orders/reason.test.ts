import { expect, test } from 'vitest';
import { reasonText } from '#orders/reason';

test('takes the chosen reason, the own words, or both', () => {
  expect(reasonText('Sold out', '')).toBe('Sold out');
  expect(reasonText('', ' The fryer is down ')).toBe('The fryer is down');
  expect(reasonText('Closing', 'Storm')).toBe('Closing. Storm');
  expect(reasonText('', '  ')).toBe('');
});

test('is never longer than the server takes', () => {
  expect(reasonText('Sold out', 'x'.repeat(300))).toHaveLength(200);
});
