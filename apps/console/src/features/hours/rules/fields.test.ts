import type { HeldHours } from '@servery/contract/entities/venue-hours';
import { expect, test } from 'vitest';
import { allFields, fieldsOf, typesOf, typesWith } from '#features/hours/rules/fields.ts';

const type = (id: number, asap_minutes?: number): HeldHours => ({
  id,
  version: 1,
  code: 'pickup',
  name: 'Pickup',
  value: {
    ...(asap_minutes !== undefined && { asap_minutes }),
    notice_minutes: 10,
    block_minutes: 15,
    block_capacity: 0,
    hours: { mon: ['09:00-17:00'], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
    special_dates: [{ date: '2026-12-25', hours: [] }],
  },
});

test('types are what their fields say, with and without ASAP', () => {
  const types = [type(1, 20), type(2)];
  expect(typesWith(types, allFields(types))).toEqual(types);
});

test('a field of one type changes that type alone', () => {
  const types = [type(1), type(2)];
  const fields = { ...allFields(types), ...fieldsOf(2, { notice_minutes: 45, asap_minutes: 5 }) };
  expect(typesWith(types, fields).map(({ value }) => [value.notice_minutes, value.asap_minutes])).toEqual([
    [10, undefined],
    [45, 5],
  ]);
  expect(typesOf(['2.mon', '2.notice_minutes', '1.fri'])).toEqual([2, 1]);
});
