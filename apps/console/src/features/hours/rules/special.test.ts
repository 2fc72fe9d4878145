import type { HeldHours } from '@servery/contract/entities/venue-hours';
import { expect, test } from 'vitest';
import { hurtBy, specialsOf, withSpecial } from '#features/hours/rules/special.ts';

const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const type = (
  id: number,
  code: HeldHours['code'],
  special_dates: HeldHours['value']['special_dates'] = [],
): HeldHours => ({
  id,
  version: 1,
  code,
  name: code,
  value: { notice_minutes: 0, block_minutes: 0, block_capacity: 0, hours: week, special_dates },
});
const holidays = [{ date: '2026-12-25', name: 'Christmas Day' }];

test('a date is one line for all types, by its holiday’s name', () => {
  const types = [
    type(1, 'pickup', [{ date: '2026-12-31', hours: ['07:00-15:00'] }]),
    type(2, 'deliver', [
      { date: '2026-12-25', hours: [] },
      { date: '2026-12-31', hours: [] },
    ]),
  ];
  expect(specialsOf(types, { holidays })).toEqual([
    { date: '2026-12-25', name: 'Christmas Day', hours: { 2: [] } },
    { date: '2026-12-31', name: '', hours: { 1: ['07:00-15:00'], 2: [] } },
  ]);
});

test('closes all types at once, and has the usual hours again', () => {
  const closed = withSpecial([type(1, 'pickup'), type(2, 'deliver')], '2026-12-25', []);
  expect(closed.map(({ value }) => value.special_dates)).toEqual([
    [{ date: '2026-12-25', hours: [] }],
    [{ date: '2026-12-25', hours: [] }],
  ]);
  expect(withSpecial(closed, '2026-12-25', undefined).map(({ value }) => value.special_dates)).toEqual([
    [],
    [],
  ]);
});

test('counts the orders that it would hurt', () => {
  const types = [type(1, 'pickup'), type(2, 'deliver')];
  const booked = [
    { date: '2026-12-31', time: '15:30', code: 'pickup' },
    { date: '2026-12-31', time: '09:00', code: 'pickup' },
    { date: '2026-12-31', time: '16:00', code: 'deliver' },
    { date: '2026-12-30', time: '16:00', code: 'pickup' },
  ];
  const special = { date: '2026-12-31', name: '', hours: { 1: ['07:00-15:00'] } };
  expect(hurtBy(special, { types, booked }, '2026-12-31')).toBe(1);
});
