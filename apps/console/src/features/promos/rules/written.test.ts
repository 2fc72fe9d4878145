import { expect, test } from 'vitest';
import { fromDay, lastDay, newPromo, toSave, typedCode, untilDay } from '#features/promos/rules/written.ts';

const must = { needsCode: true };
const lunch = { ...newPromo(), code: 'LUNCH' };

test('what is typed is saved as amounts are written', () => {
  const saved = toSave(
    { ...lunch, minimum: '$20', at_most: '5.5', off: { kind: 'percent', percent: '12.50 %' } },
    must,
  );
  expect(saved).toEqual({
    promo: { ...lunch, minimum: '20.00', at_most: '5.50', off: { kind: 'percent', percent: '12.5' } },
  });
  expect(toSave({ ...lunch, minimum: '' }, must)).toMatchObject({ promo: { minimum: '0.00' } });
  expect(toSave({ ...lunch, minimum: '1,200' }, must)).toMatchObject({ promo: { minimum: '1200.00' } });
});

test.each([
  [{ code: '' }, 'code'],
  [{ code: 'É!' }, 'codeShape'],
  [{ off: { kind: 'percent', percent: '0' } }, 'percent'],
  [{ off: { kind: 'percent', percent: '101' } }, 'percent'],
  [{ off: { kind: 'amount', amount: '0' } }, 'amount'],
  [{ off: { kind: 'amount', amount: 'five' } }, 'amount'],
  [{ off: { kind: 'product', percent: '100', product_id: 0 } }, 'product'],
  [{ minimum: '-1' }, 'minimum'],
  [{ at_most: 'lots' }, 'atMost'],
  [{ from: '2026-12-02 00:00', until: '2026-12-02 00:00' }, 'dates'],
] as const)('%j is not saved: %s', (change, problem) => {
  expect(toSave({ ...lunch, ...change }, must)).toEqual({ problems: new Set([problem]) });
});

test('a notice without a code stays one', () => {
  expect(toSave({ ...lunch, code: '' }, { needsCode: false })).toMatchObject({ promo: { code: '' } });
});

test('a code is in capital letters, without spaces', () => {
  expect(typedCode(' lunch 10')).toBe('LUNCH10');
});

test('a promo lasts until its last day is over', () => {
  expect(fromDay('2026-12-01')).toBe('2026-12-01 00:00');
  expect(untilDay('2026-12-31')).toBe('2027-01-01 00:00');
  expect(lastDay('2027-01-01 00:00')).toBe('2026-12-31');
  expect(lastDay('2026-12-31 23:59')).toBe('2026-12-31');
  expect([fromDay(''), untilDay(''), lastDay('')]).toEqual(['', '', '']);
});
