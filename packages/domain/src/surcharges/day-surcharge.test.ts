import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import { expect, test } from 'vitest';
import { daySurchargeNotices, daySurchargeOn } from '#surcharges/day-surcharge';
import { daySurchargeLabel } from '#surcharges/label';

const sunday: DaySurcharge = {
  name: 'Sunday surcharge',
  percent: '10',
  days: ['sun'],
  dates: [],
  fulfilment: [],
  on: true,
};
const holiday: DaySurcharge = {
  ...sunday,
  name: 'Public holiday surcharge',
  percent: '15',
  days: [],
  dates: ['2026-12-25', '2026-12-27'],
};
const on = (all: readonly DaySurcharge[], date: string, fulfilment = 'pickup') =>
  daySurchargeOn(all, { date, fulfilment })?.percent;

test('a weekday has its own, and a date that is named takes its place', () => {
  const all = [sunday, holiday];
  expect(on(all, '2026-11-22')).toBe('10');
  expect(on(all, '2026-11-23')).toBeUndefined();
  // A Sunday and a public holiday.
  expect(on(all, '2026-12-27')).toBe('15');
  expect(on(all, '2026-12-25')).toBe('15');
});

test('one that is off, or for another way to order, is none', () => {
  expect(on([{ ...sunday, on: false }], '2026-11-22')).toBeUndefined();
  const tables = { ...sunday, fulfilment: ['table' as const] };
  expect(on([tables], '2026-11-22')).toBeUndefined();
  expect(on([tables], '2026-11-22', 'table')).toBe('10');
  expect(on([tables], '2026-11-22', '')).toBeUndefined();
});

test('is said beside the prices with its percentage and days, until its dates are over', () => {
  const at = (today: string) => ({ today, nameOf: (way: string) => way });
  const weekend = { ...sunday, days: ['sat' as const, 'sun' as const], fulfilment: ['table' as const] };
  expect(daySurchargeNotices([sunday, weekend, holiday], at('2026-11-20'))).toEqual([
    'A surcharge of 10% applies on Sundays.',
    'A surcharge of 10% applies on Saturdays and Sundays for table.',
    'A surcharge of 15% applies on Fri 25 Dec and Sun 27 Dec.',
  ]);
  expect(daySurchargeNotices([holiday], at('2026-12-26'))).toEqual([
    'A surcharge of 15% applies on Sun 27 Dec.',
  ]);
  expect(daySurchargeNotices([holiday, { ...sunday, on: false }], at('2026-12-28'))).toEqual([]);
  expect(daySurchargeLabel(sunday)).toBe('Sunday surcharge 10%');
});
