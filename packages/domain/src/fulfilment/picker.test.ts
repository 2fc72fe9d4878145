import { expect, test } from 'vitest';
import { pickerOf } from '#fulfilment/picker';
import { instantOf } from '#hours/times';
import { sampleType, weekOf } from '#testing/sample-type';

const zone = 'Australia/Perth';
/** A Wednesday. */
const noon = instantOf({ date: '2026-11-18', time: '12:00' }, zone);
const special = {
  ph_date: '2026-11-28',
  menu_available: 1 as const,
  available_from: '10:00',
  available_to: '14:00',
  windows: [{ from: '10:00', to: '14:00' }],
};

test('is off with a week without openings, and says that somebody must hear of it', () => {
  const picker = pickerOf(sampleType(weekOf([])), zone, noon);
  expect(picker).toMatchObject({ disabled: true, neverOpen: true });
});

test('is off where no day is left, or the venue is offline and takes nothing for later [ORD-127]', () => {
  expect(pickerOf(sampleType(), zone, noon).disabled).toBe(false);
  expect(pickerOf(sampleType(weekOf([])), zone, noon).disabled).toBe(true);
  const offline = { online_status: 'offline' as const };
  expect(pickerOf(sampleType({ ...offline, order_for_later: 0 }), zone, noon).disabled).toBe(true);
  expect(pickerOf(sampleType({ ...offline, order_for_later: 1 }), zone, noon).disabled).toBe(false);
});

test('offers a venue that opens on special dates only', () => {
  const picker = pickerOf(sampleType({ ...weekOf([]), special_dates: [special] }), zone, noon);
  expect(picker).toMatchObject({ disabled: false, neverOpen: false });
  expect(picker.days.filter(({ available }) => available).map(({ date }) => date)).toEqual(['2026-11-28']);
});
