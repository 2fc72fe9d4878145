import { expect, test } from 'vitest';
import { NOON, onDay, sampleFulfilment, samplePoint, sampleVenue } from '#testing/sample-venue';
import { fulfilmentAt } from '#venue/fulfilment-at';
import type { VenueFulfilment } from '#venue/model';

type VenueChange = Parameters<typeof sampleVenue>[0];
const viewOf = (more: Partial<VenueFulfilment> = {}, venue: VenueChange = {}, now = NOON) =>
  fulfilmentAt(sampleFulfilment(more), sampleVenue(venue), now);

test('says each of its rules as 0 or 1', () => {
  const rules = {
    asap: true,
    addressRequired: true,
    tableNumRequired: true,
    bookingRefRequired: true,
    bookingNameRequired: true,
    bookingPaxRequired: true,
  };
  const names = [
    'asap',
    'address_required',
    'table_num_required',
    'booking_ref_required',
    'booking_name_required',
    'booking_pax_required',
  ] as const;
  const said = (more: Partial<VenueFulfilment>) => names.map((name) => viewOf(more)[name]);
  expect(said(rules)).toEqual([1, 1, 1, 1, 1, 1]);
  const none = Object.fromEntries(Object.keys(rules).map((rule) => [rule, false]));
  expect(said(none)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(viewOf().display_store_closed_text).toBe(1);
});

test('a table is scanned where it is ordered to one, a booking where one is made', () => {
  const scanners = (['pickup', 'table', 'booking'] as const).map((code) => {
    const { table_num_qr_scanner, booking_data_qr_scanner } = viewOf({ code });
    return [table_num_qr_scanner, booking_data_qr_scanner];
  });
  expect(scanners).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
});

test('what it says of its times is said for its own kind alone', () => {
  const texts = (['pickup', 'deliver', 'table', 'catering'] as const).map((code) => {
    const view = viewOf({ code, availableText: 'Daily' });
    return [view.available_text_pickup, view.available_text_deliver, view.available_text_dinein];
  });
  expect(texts).toEqual([
    ['Daily', '', ''],
    ['', 'Daily', ''],
    ['', '', 'Daily'],
    ['', '', 'Daily'],
  ]);
});

test('each day has the hours of its own, and a special date those of the date', () => {
  const view = viewOf({
    windows: [
      { weekday: 'wed', from: '07:00', to: '11:00' },
      { weekday: 'wed', from: '17:00', to: '21:00' },
      { weekday: 'sun', from: '09:00', to: '12:00' },
    ],
    specialDates: [
      { date: '2026-12-24', windows: [{ from: '10:00', to: '14:00' }] },
      { date: '2026-12-25', windows: [] },
    ],
  });
  expect(view.available_wed).toEqual([
    { from: '07:00', to: '11:00' },
    { from: '17:00', to: '21:00' },
  ]);
  expect(view.available_sun).toEqual([{ from: '09:00', to: '12:00' }]);
  expect([view.available_mon, view.available_thu]).toEqual([[], []]);
  // Wednesday as a whole: from the first opening to the last closing.
  expect([view.available_from, view.available_to]).toEqual(['07:00', '21:00']);
  expect(view.special_dates).toMatchObject([
    { ph_date: '2026-12-24', menu_available: 1, available_from: '10:00', available_to: '14:00' },
    { ph_date: '2026-12-25', menu_available: 0, available_from: '', available_to: '', windows: [] },
  ]);
});

test('lists the stops or pickup locations that can be chosen, and slots nowhere', () => {
  const points = [
    samplePoint({ id: 1, kind: 'stop', label: 'Library' }),
    samplePoint({ id: 2, kind: 'location', label: 'Side door' }),
    samplePoint({ id: 3, kind: 'slot', label: '6 pm' }),
  ];
  const listed = (timeType: VenueFulfilment['timeType'], venue: VenueChange = { points }) => {
    const { location_label, location_options } = viewOf({ timeType }, venue);
    return [location_label, ...location_options.map(({ id, desc }) => `${id} ${desc}`)];
  };
  expect(listed('stops')).toEqual(['Delivery location', '1 Library']);
  expect(listed('locations')).toEqual(['Pickup location', '2 Side door']);
  expect(listed('slots')).toEqual(['']);
  expect(listed('user')).toEqual(['']);
  // A list of venues knows no points.
  const { fulfilmentPoints: _points, ...around } = sampleVenue();
  expect(fulfilmentAt(sampleFulfilment({ timeType: 'stops' }), around, NOON).location_options).toEqual([]);
});

const openness = (now: number, venue: VenueChange = {}, more: Partial<VenueFulfilment> = {}) => {
  const view = viewOf(more, venue, now);
  return [view.online_status, view.available_today, view.open_now, view.unavailable_reason];
};

test('is open within its hours, and there today until they have ended', () => {
  expect(openness(NOON)).toEqual(['online', 1, 1, '']);
  expect(openness(onDay('2026-11-18', '06:59'))).toEqual(['online', 1, 0, '']);
  expect(openness(onDay('2026-11-18', '20:59'))).toEqual(['online', 1, 1, '']);
  const over = openness(onDay('2026-11-18', '21:00'));
  expect(over).toEqual(['online', 0, 0, 'Closed, opens 7 am tomorrow']);
  const never = openness(NOON, {}, { windows: [] });
  expect(never).toEqual(['online', 0, 0, 'Not available right now']);
});

test('between two openings of a day it is shut, and there today still', () => {
  const windows = [
    { weekday: 'wed' as const, from: '07:00', to: '11:00' },
    { weekday: 'wed' as const, from: '17:00', to: '21:00' },
  ];
  expect(openness(NOON, {}, { windows })).toEqual(['online', 1, 0, '']);
});

test('a venue that is offline is open to nobody, whatever its hours', () => {
  expect(openness(NOON, { status: 'offline' })).toEqual(['offline', 0, 0, '']);
});

test('takes orders for later as it says itself, unless the venue takes none at all', () => {
  const later = (venue: VenueChange, more: Partial<VenueFulfilment> = {}) =>
    viewOf(more, venue).order_for_later;
  expect(later({ orderForLater: true })).toBe(1);
  expect(later({ orderForLater: false })).toBe(0);
  expect(later({ orderForLater: false }, { orderForLater: true })).toBe(1);
  expect(later({ orderForLater: true, closed: true })).toBe(0);
});

test('a pause is a longer notice, and is told until it has ended', () => {
  const paused = (pausedUntil: number, minNotice = 30) => {
    const { min_notice, paused_until } = viewOf({ minNotice }, { pausedUntil });
    return { min_notice, paused_until };
  };
  const inSeconds = NOON / 1000;
  expect(paused(NOON + 45 * 60_000)).toEqual({ min_notice: 45, paused_until: inSeconds + 45 * 60 });
  expect(paused(NOON + 10 * 60_000)).toEqual({ min_notice: 30, paused_until: inSeconds + 10 * 60 });
  // Never sooner than it ends, be it by a part of a second.
  expect(paused(NOON + 1)).toEqual({ min_notice: 30, paused_until: inSeconds + 1 });
  expect(paused(NOON)).toEqual({ min_notice: 30, paused_until: 0 });
  expect(paused(NOON - 60_000)).toEqual({ min_notice: 30, paused_until: 0 });
});

test('one view serves a minute, and the next minute has its own', () => {
  const record = sampleFulfilment();
  const venue = sampleVenue();
  const at = (ms: number) => fulfilmentAt(record, venue, NOON + ms);
  const first = at(0);
  expect(at(59_999)).toBe(first);
  expect(at(60_000)).not.toBe(first);
  expect(fulfilmentAt(sampleFulfilment(), venue, NOON + 60_000)).not.toBe(at(60_000));
});
