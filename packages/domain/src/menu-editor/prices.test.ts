import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BulkChange } from '@servery/contract/calls/console/menu';
import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { bulkChanged } from '#menu-editor/prices';
import { formatCents, parseCents } from '#money';

const product = (price: string) =>
  ({ name: 'Chips', price, from: '', to: '', visible: true }) as EditedProduct;
const priceAfter = (price: string, change: BulkChange) => bulkChanged(product(price), change).price;

test.each([
  ['8.00', { kind: 'percent', by: 5, round: '0.10' }, '8.40'],
  ['8.05', { kind: 'percent', by: 5, round: '0.10' }, '8.50'],
  ['1.99', { kind: 'percent', by: 7.5, round: '0.01' }, '2.14'],
  ['19.50', { kind: 'percent', by: -10, round: '0.50' }, '17.50'],
  ['19.50', { kind: 'amount', by: '0.40', round: '0.05' }, '19.90'],
  ['0.30', { kind: 'amount', by: '-1.00', round: '0.10' }, '0.00'],
  ['9.20', { kind: 'percent', by: 0, round: '1.00' }, '9.00'],
  ['9.20', { kind: 'price', price: '12.00' }, '12.00'],
] as const)('%s by %o is %s', (price, change, after) => {
  expect(priceAfter(price, change)).toBe(after);
});

test('a percentage is never further from the exact price than half a step', () => {
  const steps = ['0.01', '0.05', '0.10', '0.50', '1.00'] as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: -9000, max: 50_000 }),
      fc.constantFrom(...steps),
      (cents, basis, round) => {
        const after =
          parseCents(priceAfter(formatCents(cents), { kind: 'percent', by: basis / 100, round })) ?? -1;
        const step = parseCents(round) ?? 1;
        expect(after % step).toBe(0);
        expect(Math.abs(after - (cents * (10_000 + basis)) / 10_000)).toBeLessThanOrEqual(step / 2 + 0.5);
      },
    ),
  );
});

test('what is not asked for stays', () => {
  expect(bulkChanged(product('8.00'), { kind: 'visible', visible: false })).toEqual({
    ...product('8.00'),
    visible: false,
  });
  expect(bulkChanged(product('8.00'), { kind: 'hours', from: '11:00', to: '15:00' })).toEqual({
    ...product('8.00'),
    from: '11:00',
    to: '15:00',
  });
});
