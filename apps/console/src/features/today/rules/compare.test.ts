import { expect, test } from 'vitest';
import { trendOf } from '#features/today/rules/compare.ts';

const SATURDAY = '2026-11-21';

test.each([
  ['112.00', '100.00', '12% above last Saturday at this time', 'good'],
  ['88.00', '100.00', '12% below last Saturday at this time', 'bad'],
  ['100.10', '100.00', 'Same as last Saturday at this time', 'plain'],
  ['50.00', '0.00', 'Nothing to compare with last Saturday', 'plain'],
  ['-5.00', '10.00', '150% below last Saturday at this time', 'bad'],
] as const)('%s against %s', (sales, before, text, tone) => {
  expect(trendOf(sales, before, SATURDAY)).toEqual({ text, tone });
});
