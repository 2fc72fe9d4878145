import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { furtherWays, stagesOf } from '#kiosk/ways/ways.ts';

const ALWAYS = [{ from: '00:00', to: '00:00' }];
const type = (code: FulfilmentType['code'], more: Partial<FulfilmentType> = {}): FulfilmentType =>
  ({
    code,
    asap: 0,
    open_now: 1,
    available_today: 1,
    online_status: 'online',
    paused_until: 0,
    order_for_later: 1,
    min_notice: 0,
    time_block: 15,
    time_frame: 'datetime',
    time_type: 'user',
    special_dates: [],
    ...Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`available_${day}`, ALWAYS]),
    ),
    table_num_required: 0,
    address_required: 0,
    booking_ref_required: 0,
    booking_name_required: 0,
    ...more,
  }) as FulfilmentType;

const pickup = type('pickup', { asap: 1 });
const table = type('table', { asap: 1, time_frame: 'none', time_type: 'none', table_num_required: 1 });
const deliver = type('deliver', { time_type: 'slots', address_required: 1 });
const booking = type('booking', { booking_ref_required: 1, booking_name_required: 1 });
const curbside = type('custom', { asap: 1 });
const clock = { now: Date.UTC(2026, 10, 17, 4), zone: 'Australia/Perth' };

test('lists all that the venue offers beside what is had at once, and that at another time', () => {
  const types = [pickup, table, deliver, booking, curbside];
  expect(furtherWays(types, [table, pickup], clock).map(({ type: way, later }) => [way.code, later])).toEqual(
    [
      ['pickup', true],
      ['deliver', false],
      ['booking', false],
      ['custom', false],
    ],
  );
});

test('leaves out what cannot be had now or later', () => {
  const shut = { ...deliver, online_status: 'offline', order_for_later: 0 } as FulfilmentType;
  expect(furtherWays([shut], [], clock)).toEqual([]);
  const now = { ...curbside, time_frame: 'none', time_type: 'none' } as FulfilmentType;
  expect(furtherWays([now], [], clock)).toEqual([{ type: now, later: false }]);
});

test('asks for an address before its slots, for a time before a name', () => {
  expect(stagesOf(deliver)).toEqual(['address', 'point']);
  expect(stagesOf(booking)).toEqual(['when', 'reference', 'name']);
  expect(stagesOf(table)).toEqual(['table']);
  expect(stagesOf(type('custom', { time_frame: 'none', time_type: 'none' }))).toEqual([]);
  expect(stagesOf(type('pickup', { time_type: 'locations' }))).toEqual(['point']);
});
