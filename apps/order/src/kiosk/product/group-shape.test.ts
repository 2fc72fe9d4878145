import type { OptionGroup } from '@servery/domain/cart/options';
import { expect, test } from 'vitest';
import { comesWith } from '#kiosk/product/group-shape.ts';

const group = (defaults: boolean[], more: Partial<OptionGroup> = {}): OptionGroup => ({
  id: 1,
  name: 'Comes with',
  multiselect: true,
  mandatory: false,
  maxSelect: 0,
  options: defaults.map((isDefault, id) => ({ id, desc: `o${id}`, offset: 0, isDefault, isAvailable: true })),
  ...more,
});

test('a group is struck out from when everything in it is there by default', () => {
  expect(comesWith(group([true, true]))).toBe(true);
  expect(comesWith(group([true, false]))).toBe(false);
  expect(comesWith(group([true], { multiselect: false }))).toBe(false);
  expect(comesWith(group([]))).toBe(false);
});
