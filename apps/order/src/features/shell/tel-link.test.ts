import { expect, test } from 'vitest';
import { telLink } from '#features/shell/tel-link.ts';

test('strips spaces and brackets from a phone link', () => {
  expect(telLink('(08) 5550 0142')).toBe('tel:0855500142');
});
