import { expect, test } from 'vitest';
import { reportsPlace } from '#app/reports-place.ts';

const thisWeek = { from: undefined, to: undefined };

test('the address says which days a report is about, and none that make no sense', () => {
  expect(reportsPlace({ from: '2026-11-01', to: '2026-11-30', more: 1 })).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(reportsPlace({ from: '2026-11-02', to: '2026-11-01' })).toStrictEqual(thisWeek);
  expect(reportsPlace({ from: '2026-02-30', to: '2026-03-01' })).toStrictEqual(thisWeek);
  expect(reportsPlace({ from: '2025-01-01', to: '2026-11-01' })).toStrictEqual(thisWeek);
  expect(reportsPlace({ from: 20261101, to: 'soon' })).toStrictEqual(thisWeek);
  expect(reportsPlace({ from: '2026-11-01' })).toStrictEqual(thisWeek);
});
