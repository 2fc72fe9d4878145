import { expect, test } from 'vitest';
import { NOON, onDay, sampleFulfilment, samplePoint, sampleVenue } from '#testing/sample-venue';
import { isPointOffered } from '#venue/offered-points';
import type { FulfilmentPoint } from '#venue/model';

const everywhere = samplePoint({ id: 1 });
const forFremantle = samplePoint({ id: 2, zoneIds: [3] });
const type = sampleFulfilment({ timeType: 'slots' });
const venue = sampleVenue({ fulfilment: [type], points: [everywhere, forFremantle] });

const offered = (point: FulfilmentPoint, zoneId: number, now = NOON) =>
  isPointOffered(point, '2026-11-18', { venue, type, zoneId, now });

test('a zone with slots of its own has those alone, every other zone those of no zone', () => {
  expect([offered(everywhere, 3), offered(forFremantle, 3)]).toEqual([false, true]);
  expect([offered(everywhere, 4), offered(forFremantle, 4)]).toEqual([true, false]);
  expect([offered(everywhere, 1), offered(forFremantle, 1)]).toEqual([true, false]);
});

test('without an address every slot is shown', () => {
  expect([offered(everywhere, 0), offered(forFremantle, 0)]).toEqual([true, true]);
});

test('a slot is offered until its cut-off', () => {
  expect(offered(everywhere, 0, onDay('2026-11-18', '15:59'))).toBe(true);
  expect(offered(everywhere, 0, onDay('2026-11-18', '16:00'))).toBe(false);
});

test('a venue that takes no orders offers none', () => {
  const closed = sampleVenue({ fulfilment: [type], points: [everywhere], closed: true });
  const own = sampleFulfilment({ timeType: 'slots' });
  expect(isPointOffered(everywhere, '2026-11-18', { venue: closed, type: own, zoneId: 0, now: NOON })).toBe(
    false,
  );
});
