import { expect, test } from 'vitest';
import { blockBucket, hasBlocks, pointBucket, roomLeft } from '#capacity/bucket';
import { sampleFulfilment, samplePoint } from '#testing/sample-venue';

test('what is left is never less than nothing', () => {
  expect(roomLeft({ capacity: 8, taken: 3, held: 2 })).toBe(3);
  expect(roomLeft({ capacity: 8, taken: 8, held: 0 })).toBe(0);
  expect(roomLeft({ capacity: 8, taken: 9, held: 1 })).toBe(0);
});

test('a point takes so many orders a date', () => {
  const point = samplePoint({ id: 31, kind: 'stop', capacity: 8, venueId: 4 });
  expect(pointBucket(point, '2026-11-18')).toEqual({ key: 'stop:31:2026-11-18', venueId: 4, capacity: 8 });
});

test('a type has blocks where it limits them and its orders have times of their own', () => {
  const blocks = (blockCapacity: number, timeType: Parameters<typeof hasBlocks>[0]['timeType']) =>
    hasBlocks(sampleFulfilment({ blockCapacity, timeType }));
  expect([blocks(1, 'user'), blocks(1, 'none'), blocks(20, 'user')]).toEqual([true, true, true]);
  expect([blocks(0, 'user'), blocks(0, 'none')]).toEqual([false, false]);
  expect([blocks(1, 'slots'), blocks(1, 'stops'), blocks(1, 'locations')]).toEqual([false, false, false]);
});

test('in the hour that comes twice each pass has blocks of its own', () => {
  const zone = 'Australia/Sydney';
  const type = sampleFulfilment({ id: 5, blockCapacity: 6, venueId: 4 });
  // On 4 April 2027 the clock in Sydney goes back from 3 to 2.
  const first = Temporal.ZonedDateTime.from('2027-04-04T02:30+11:00[Australia/Sydney]').epochMilliseconds;
  expect(blockBucket(type, first, zone)).toEqual({
    key: 'block:5:2027-04-04T02:30',
    venueId: 4,
    capacity: 6,
  });
  expect(blockBucket(type, first + 3_600_000, zone).key).toBe('block:5:2027-04-04T02:30+');
  expect(blockBucket(type, first + 2 * 3_600_000, zone).key).toBe('block:5:2027-04-04T03:30');
});
