import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import {
  allowsAsap,
  availabilityOf,
  checkFulfilment,
  chooseTime,
  chooseType,
  emptyChoice,
  type FulfilmentChoice,
  type FulfilmentProblem,
  keepOnlyTime,
  needsTime,
  tidyChoice,
} from '#fulfilment/choice';
import { pointKindOf } from '#fulfilment/chosen-time';
import { instantOf } from '#hours/times';
import { failureText } from '#messages/failures';
import { sampleType } from '#testing/sample-type';

const day = [{ from: '07:00', to: '21:00' }];
const pickup = sampleType();
const table: FulfilmentType = {
  ...pickup,
  code: 'table',
  table_num_required: 1,
  time_frame: 'none',
  asap: 0,
};
const booking: FulfilmentType = {
  ...table,
  code: 'booking',
  table_num_required: 0,
  booking_ref_required: 1,
  booking_name_required: 1,
  booking_pax_required: 1,
};
const zone = 'Australia/Perth';
const at = (date: string, time: string) => instantOf({ date, time }, zone);
/** A Wednesday. */
const noon = at('2026-11-18', '12:00');

const check = (type: FulfilmentType, change: Partial<FulfilmentChoice>, now = noon) =>
  checkFulfilment({ ...emptyChoice(type.code), ...change }, type, { now, zone });
const problem = (type: FulfilmentType, change: Partial<FulfilmentChoice>, now = noon) => {
  const checked = check(type, change, now);
  return checked.ok ? undefined : checked.error;
};
const tomorrow = { date: '2026-11-19', time: '12:15' };

test('needs no day and time when ASAP is chosen and allowed [ORD-116]', () => {
  expect(check(pickup, { asap: true })).toEqual({ ok: true, value: { due: noon + 15 * 60_000 } });
});

test('asks for a day and time when ASAP is chosen but the type does not allow it', () => {
  expect(problem({ ...pickup, asap: 0 }, { asap: true })).toEqual({ code: 'time_required' });
});

test('is due at the time that was chosen', () => {
  expect(check(pickup, tomorrow)).toEqual({ ok: true, value: { due: at('2026-11-19', '12:15') } });
});

test('asks for a day, and for a time on it', () => {
  expect(problem(pickup, {})).toEqual({ code: 'time_required' });
  expect(problem(pickup, { date: '2026-11-19' })).toEqual({ code: 'time_required' });
});

test('refuses a time that is over, and takes one that is now [ORD-118]', () => {
  expect(problem(pickup, { date: '2026-11-18', time: '11:45' })).toEqual({ code: 'time_past' });
  expect(check({ ...pickup, min_notice: 0 }, { date: '2026-11-18', time: '12:00' }).ok).toBe(true);
});

test.each([
  ['within the notice', { date: '2026-11-18', time: '12:15' }],
  ['off the block', { date: '2026-11-19', time: '12:20' }],
  ['after closing', { date: '2026-11-19', time: '21:00' }],
  ['on a closed day', { date: '2026-11-21', time: '12:00' }],
  ['more than a month ahead', { date: '2026-12-21', time: '12:00' }],
])('refuses a time %s', (_what, when) => {
  expect(problem(pickup, when)).toEqual({ code: 'time_unavailable' });
});

test('takes no ASAP order while the store is closed', () => {
  expect(problem(pickup, { asap: true }, at('2026-11-18', '22:00'))).toEqual({ code: 'store_closed' });
  expect(problem(table, { tableNum: '7' }, at('2026-11-21', '12:00'))).toEqual({ code: 'store_shut' });
});

test('speaks of a later time only where there is one', () => {
  const night = at('2026-11-18', '22:00');
  expect(problem({ ...pickup, order_for_later: 0 }, { asap: true }, night)).toEqual({ code: 'store_shut' });
  const offline = { ...pickup, online_status: 'offline' as const };
  expect(problem(offline, { asap: true })).toEqual({ code: 'store_closed' });
  expect(problem({ ...offline, order_for_later: 0 }, tomorrow)).toEqual({ code: 'store_shut' });
  expect(failureText('store_shut')).toBe('The store is currently closed');
});

test('takes a time after the end of a pause, of a type that takes none for later too', () => {
  const paused = {
    ...pickup,
    online_status: 'offline' as const,
    open_now: 0 as const,
    order_for_later: 0 as const,
    min_notice: 60,
    paused_until: (noon + 60 * 60_000) / 1000,
  };
  expect(problem(paused, { asap: true })).toEqual({ code: 'store_closed' });
  expect(problem(paused, { date: '2026-11-18', time: '12:45' })).toEqual({ code: 'time_unavailable' });
  expect(check(paused, { date: '2026-11-18', time: '13:00' }).ok).toBe(true);
  expect(problem(paused, tomorrow)).toEqual({ code: 'time_unavailable' });
});

test('takes a table number that is not blank [ORD-103]', () => {
  expect(problem(table, { tableNum: '  ' })).toEqual({ code: 'table_required', field: 'Table' });
  expect(check(table, { tableNum: ' 7 ' }).ok).toBe(true);
  expect(check({ ...table, table_num_required: 0 }, { tableNum: '' }).ok).toBe(true);
});

test('asks for a booking reference only where the type says so [ORD-106]', () => {
  const told = { bookingName: 'Smith' };
  expect(problem(booking, told)).toEqual({ code: 'booking_required', field: 'Booking' });
  expect(check({ ...booking, booking_ref_required: 0 }, told).ok).toBe(true);
});

test.each<[Partial<FulfilmentChoice>, string]>([
  [{ bookingName: 'Smith' }, 'Booking is required'],
  [{ bookingRef: 'AB12', bookingName: ' ' }, 'Name is required'],
  [{ bookingRef: 'AB12', bookingName: 'Smith', bookingPax: 0 }, 'Party size is required'],
])('names the field of the booking that is missing (%#) [ORD-108]', (change, text) => {
  const { code, field } = problem(booking, change) as FulfilmentProblem;
  expect(failureText(code, { field })).toBe(text);
});

test('names the table field by its own label [ORD-105]', () => {
  const usual = problem(table, {}) as FulfilmentProblem;
  expect(failureText(usual.code, { field: usual.field })).toBe('Table is required');
  const { code, field } = problem({ ...table, table_num_label: 'Locker' }, {}) as FulfilmentProblem;
  expect(failureText(code, { field })).toBe('Locker is required');
});

test.each([
  ['slots', 'slotId', 'slot_required'],
  ['stops', 'stopId', 'stop_required'],
  ['locations', 'locationId', 'location_required'],
] as const)('needs an id above 0 where the type has %s', (time_type, field, code) => {
  const type = { ...pickup, time_type };
  for (const id of [0, -1]) expect(problem(type, { ...tomorrow, [field]: id })).toEqual({ code });
  expect(check(type, { ...tomorrow, [field]: 1 }).ok).toBe(true);
});

test.each([
  ['slots', { slotId: 1 }],
  ['stops', { stopId: 1 }],
  ['locations', { locationId: 1 }],
] as const)('needs a day where the type has %s, ASAP or not', (time_type, place) => {
  const type = { ...pickup, time_type };
  expect(problem(type, place)).toEqual({ code: 'time_required' });
  expect(problem(type, { ...place, asap: true })).toEqual({ code: 'time_required' });
  expect(check(type, { ...place, date: '2026-11-19' }).ok).toBe(true);
});

test('drops slot, stop, location, table and booking values when another type is chosen [ORD-098]', () => {
  const held = {
    ...emptyChoice('pickup'),
    slotId: 1,
    stopId: 2,
    locationId: 3,
    tableNum: '7',
    bookingRef: 'AB12',
    bookingName: 'Smith',
    bookingPax: 6,
  };
  expect(chooseType(held, table)).toEqual(emptyChoice('table'));
});

test('keeps everything when the current type is chosen again', () => {
  const held = { ...emptyChoice('pickup'), locationId: 3, ...tomorrow };
  expect(chooseType(held, pickup)).toBe(held);
});

test('turns ASAP on only where the type allows it and is to be had today [ORD-099]', () => {
  expect(chooseType(undefined, pickup).asap).toBe(true);
  expect(chooseType({ ...emptyChoice('table'), asap: true }, pickup).asap).toBe(true);
  expect(chooseType({ ...emptyChoice('table'), asap: true }, { ...pickup, available_today: 0 }).asap).toBe(
    false,
  );
  expect(allowsAsap({ ...pickup, time_type: 'slots' })).toBe(false);
  expect(chooseType(undefined, { ...pickup, open_now: 0 }).asap).toBe(false);
  expect(chooseType(undefined, { ...pickup, asap: 0 }).asap).toBe(false);
});

test('a day and time of one’s own turns ASAP off [ORD-100]', () => {
  const held = { ...emptyChoice('pickup'), asap: true };
  expect(chooseTime(held, tomorrow)).toEqual({ ...held, ...tomorrow, asap: false });
});

test('a popup that is left without Set keeps only a picked day and time [ORD-084]', () => {
  const held = { ...emptyChoice('booking'), bookingName: 'Smith', date: '2026-11-18', time: '12:00' };
  const draft = { ...held, ...tomorrow, bookingName: 'Jones', bookingPax: 6 };
  expect(keepOnlyTime(held, draft)).toEqual({ ...held, ...tomorrow });
  expect(keepOnlyTime(held, { ...emptyChoice('pickup'), asap: true })).toBe(held);
  expect(keepOnlyTime(undefined, draft)).toBeUndefined();
});

test('keeps the table and the booking reference trimmed and in capitals [ORD-104 ORD-107]', () => {
  const typed = { ...emptyChoice('booking'), tableNum: ' b7 ', bookingRef: ' ab12 ', bookingName: ' Jo ' };
  expect(tidyChoice(typed)).toMatchObject({ tableNum: 'B7', bookingRef: 'AB12', bookingName: 'Jo' });
});

test('starts with a party of two [ORD-109]', () => {
  expect(emptyChoice('booking').bookingPax).toBe(2);
});

test('needs a place and a time by the kind of the type', () => {
  expect(pointKindOf({ ...pickup, time_type: 'stops' })).toBe('stop');
  expect(pointKindOf(pickup)).toBeUndefined();
  expect(needsTime(pickup)).toBe(true);
  expect(needsTime(table)).toBe(false);
});

test('closes on a special date whose menu is not available, whatever windows it lists', () => {
  const special = (menu_available: 0 | 1) =>
    availabilityOf(
      {
        ...pickup,
        special_dates: [
          {
            ph_date: '2026-12-25',
            menu_available,
            available_from: '07:00',
            available_to: '21:00',
            windows: day,
          },
        ],
      },
      zone,
    ).special['2026-12-25'];
  expect(special(0)).toEqual([]);
  expect(special(1)).toEqual(day);
});

test('takes one person as a party, and a blank for no booking', () => {
  const whole = { bookingRef: 'AB12', bookingName: 'Smith', bookingPax: 1 };
  expect(problem(booking, whole)?.code).not.toBe('booking_required');
  expect(problem(booking, { ...whole, bookingPax: 0 })).toEqual({
    code: 'booking_required',
    field: 'Party size',
  });
  expect(problem(booking, { ...whole, bookingRef: '  ' })).toEqual({
    code: 'booking_required',
    field: 'Booking',
  });
});

test('names the field of a table that the venue does not have', () => {
  expect(problem({ ...table, table_nums: '1-4' }, { tableNum: '5' })).toEqual({
    code: 'table_unknown',
    field: 'Table',
  });
});
