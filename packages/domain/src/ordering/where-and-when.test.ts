import { describe, expect, test } from 'vitest';
import { type Cart, NO_TIME } from '#ordering/cart';
import { whereAndWhen } from '#ordering/where-and-when';
import {
  NOON,
  onDay,
  sampleCart,
  sampleFulfilment,
  samplePoint,
  sampleVenue,
  sampleZone,
} from '#testing/sample-venue';
import type { VenueFulfilment } from '#venue/model';

const points = [
  samplePoint({ id: 31 }),
  samplePoint({ id: 32, kind: 'stop', label: 'Library' }),
  samplePoint({ id: 33, zoneIds: [3], label: 'Fremantle round' }),
];
const where = (cart: Partial<Cart>, type: Partial<VenueFulfilment> = {}) => {
  const zones = [sampleZone()];
  return whereAndWhen(sampleCart(cart), {
    venue: sampleVenue({ fulfilment: [sampleFulfilment(type)], points, zones }),
    now: NOON,
  });
};
const today = '2026-11-18';
const evening = { ...NO_TIME, date: today, time: '18:00' };
const eveningAt = onDay(today, '18:00');

test('is for a type that the venue has', () => {
  expect(where({ fulfilmentType: '' })).toMatchObject({ ok: false, code: 'fulfilment_required' });
  expect(where({ fulfilmentType: 'table' })).toMatchObject({ ok: false, code: 'fulfilment_unavailable' });
});

test('says what the type misses, and in which field', () => {
  expect(where({}, { tableNumRequired: true })).toMatchObject({
    ok: false,
    code: 'table_required',
    details: { field: 'Table' },
  });
});

describe('an order with a time of its own', () => {
  test('takes a share of its block, where those are limited', () => {
    const limited = { blockCapacity: 4 };
    const key = 'block:5:2026-11-18T18:00';
    expect(where({ time: evening }, limited)).toMatchObject({
      chosen: { kind: 'time' },
      due: eveningAt,
      buckets: [{ key, venueId: 1, capacity: 4 }],
      pointLabel: '',
    });
    expect(where({ time: evening })).toMatchObject({ due: eveningAt, buckets: [] });
  });

  test('is given a block elsewhere when it is wanted as soon as possible', () => {
    expect(where({}, { blockCapacity: 4 })).toMatchObject({
      chosen: { kind: 'asap' },
      due: NOON + 15 * 60_000,
      buckets: [],
    });
  });
});

describe('an order that is brought', () => {
  const brought = { addressRequired: true };
  const address = { deliveryAddress: '1 Hay St, Fremantle', deliveryPostcode: '6160' };

  test('needs an address where the venue delivers', () => {
    expect(where({}, brought)).toMatchObject({ ok: false, code: 'address_required' });
    expect(where({ ...address, deliveryAddress: ' ' }, brought)).toMatchObject({ code: 'address_required' });
    expect(where({ ...address, deliveryPostcode: '6999' }, brought)).toMatchObject({
      ok: false,
      code: 'postcode_unavailable',
    });
    expect(where(address, brought)).toMatchObject({ due: NOON + 15 * 60_000 });
  });

  test('needs none where it is fetched', () => {
    expect(where({ deliveryPostcode: '6999' })).toMatchObject({ pointLabel: '' });
  });
});

describe('an order for a slot, a stop or a location', () => {
  const slots = { timeType: 'slots' } as const;
  const slot = { ...evening, slotId: 31 };

  test('is due with it, and takes a share of it', () => {
    expect(where({ time: slot }, slots)).toMatchObject({
      chosen: { kind: 'point', id: 31, date: today },
      due: eveningAt,
      buckets: [{ key: 'slot:31:2026-11-18', venueId: 1, capacity: 8 }],
      pointLabel: '6 pm to 7 pm',
    });
    expect(where({ time: { ...evening, stopId: 32 } }, { timeType: 'stops' })).toMatchObject({
      buckets: [{ key: 'stop:32:2026-11-18' }],
      pointLabel: 'Library',
    });
  });

  test('takes a share of that alone, though the type limits its blocks', () => {
    expect(where({ time: slot }, { ...slots, blockCapacity: 4 })).toMatchObject({
      buckets: [{ key: 'slot:31:2026-11-18' }],
    });
  });

  test.each([
    ['slots', 'slot_required'],
    ['stops', 'stop_required'],
    ['locations', 'location_required'],
  ] as const)('of %s needs one of that kind', (timeType, code) => {
    expect(where({ time: evening }, { timeType })).toMatchObject({ ok: false, code });
    const other = { ...evening, slotId: 32, stopId: 31, locationId: 31 };
    expect(where({ time: other }, { timeType })).toMatchObject({ ok: false, code });
    expect(where({ time: { ...other, slotId: 99, stopId: 99 } }, { timeType })).toMatchObject({ code });
  });

  test('needs its day', () => {
    expect(where({ time: { ...slot, date: '', time: '' } }, slots)).toMatchObject({ code: 'time_required' });
  });

  test('is for one that is offered on that day, and to that address', () => {
    const yesterday = { ...slot, date: '2026-11-17' };
    expect(where({ time: yesterday }, slots)).toMatchObject({ ok: false, code: 'time_unavailable' });
    const fremantle = { deliveryPostcode: '6160' };
    expect(where({ time: slot, ...fremantle }, slots)).toMatchObject({ code: 'time_unavailable' });
    const own = { ...slot, slotId: 33 };
    expect(where({ time: own, ...fremantle }, slots)).toMatchObject({ pointLabel: 'Fremantle round' });
    // Without an address no zone is known that it would not be for.
    expect(where({ time: own }, slots)).toMatchObject({ pointLabel: 'Fremantle round' });
  });
});
