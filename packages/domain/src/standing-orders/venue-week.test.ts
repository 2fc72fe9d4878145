import type { Weekday } from '@servery/contract/entities/fulfilment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEK, weekdayOf } from '#hours/availability';
import { blankStanding, type StandingOrder } from '#standing-orders/standing-order';
import {
  cellOn,
  isOrder,
  nextDayOf,
  toMakeOn,
  type VenueStanding,
  weekDates,
} from '#standing-orders/venue-week';
import { sampleFulfilment, sampleProduct, sampleVenue } from '#testing/sample-venue';

const venue = sampleVenue({ fulfilment: [sampleFulfilment({})] });
const counts = fc.record(
  Object.fromEntries(WEEK.map((day) => [day, fc.nat({ max: 9 })])) as Record<Weekday, fc.Arbitrary<number>>,
);
const anyOrder = fc
  .record({ time: fc.constantFrom('07:40', '12:00', '18:05'), quantities: counts })
  .map(({ time, quantities }): StandingOrder => ({
    ...blankStanding(venue, 7),
    time,
    items: [{ productId: sampleProduct().id, options: [], quantities }],
  }));
const anyStanding = fc
  .record({
    order: anyOrder,
    active: fc.boolean(),
    nextDate: fc.constantFrom('', '2026-11-18', '2026-11-19', '2026-11-21'),
    problem: fc.constantFrom('', 'no money'),
  })
  .map((each): VenueStanding => ({ ...each, worked: new Map(), pauses: [] }));

test('a week runs from Monday to Sunday, whichever of its days is asked for', () => {
  const days = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`);
  for (const day of days) expect(weekDates(day)).toEqual(days);
});

test('what is made is what is wanted on that weekday, time by time', () => {
  fc.assert(
    fc.property(fc.array(anyOrder), (orders) => {
      const made = toMakeOn(orders, '2026-11-18', venue);
      const wanted = orders.reduce((sum, { items }) => sum + (items[0]?.quantities.wed ?? 0), 0);
      expect(made.reduce((sum, { count }) => sum + count, 0)).toBe(wanted);
      for (const { count, times } of made) {
        expect(times.reduce((sum, each) => sum + each.count, 0)).toBe(count);
        expect(times.map(({ time }) => time)).toEqual(times.map(({ time }) => time).toSorted());
      }
    }),
  );
});

test('nothing comes before the next date, nor while it is paused, and what is wrong is with the next one alone', () => {
  fc.assert(
    fc.property(anyStanding, (standing) => {
      for (const date of weekDates('2026-11-18')) {
        const { state, count, reason } = cellOn(standing, date);
        const wanted = standing.order.items[0]?.quantities[weekdayOf(Temporal.PlainDate.from(date))] ?? 0;
        const comes = standing.active && standing.nextDate !== '' && date >= standing.nextDate && wanted > 0;
        expect(state !== '').toBe(comes);
        expect(count).toBe(comes ? wanted : 0);
        expect(state === 'problem').toBe(comes && date === standing.nextDate && standing.problem !== '');
        expect(reason !== '').toBe(state === 'problem');
      }
    }),
  );
});

test('what was worked stays as it ended, and what its customer left out is no order', () => {
  const order = { ...blankStanding(venue, 7), items: [] };
  const worked = new Map([
    ['2026-11-18', { state: 'placed', reason: '', reasonText: '' }],
    ['2026-11-19', { state: 'skipped', reason: 'customer', reasonText: 'You skipped it.' }],
    ['2026-11-20', { state: 'skipped', reason: 'declined', reasonText: 'Declined' }],
  ] as const);
  const standing: VenueStanding = { order, active: false, nextDate: '', problem: '', worked, pauses: [] };
  const cells = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => cellOn(standing, date));
  expect(cells.map(({ state }) => state)).toEqual(['placed', 'left_out', 'skipped']);
  expect(cells.map(isOrder)).toEqual([true, false, false]);
});

test('the next day is the first that anybody has, with those who come and those who would be skipped', () => {
  fc.assert(
    fc.property(fc.array(anyStanding), (all) => {
      const next = nextDayOf(all, venue);
      const dates = all
        .filter(({ active, nextDate }) => active && nextDate !== '')
        .map(({ nextDate }) => nextDate);
      expect(next?.date).toBe(dates.toSorted()[0]);
      if (!next) return;
      const states = all.map((each) => cellOn(each, next.date).state);
      expect(next.waiting).toHaveLength(states.filter((state) => state === 'problem').length);
      expect(next.coming).toHaveLength(states.filter((state) => state === 'coming').length);
      expect(next.total > 0).toBe(next.coming.length > 0);
    }),
  );
});

test('nothing comes on a day that the venue pauses, and what was placed before stays', () => {
  fc.assert(
    fc.property(anyStanding, fc.constantFrom(...weekDates('2026-11-18')), (standing, date) => {
      const pauses = [{ id: 1, from: date, to: date, note: 'Stocktake' }];
      const { state, count } = cellOn({ ...standing, pauses }, date);
      const wanted = standing.order.items[0]?.quantities[weekdayOf(Temporal.PlainDate.from(date))] ?? 0;
      expect([state, count]).toEqual(standing.active && wanted > 0 ? ['venue_paused', 0] : ['', 0]);
      const placed = { state: 'placed', reason: '', reasonText: '' } as const;
      expect(cellOn({ ...standing, pauses, worked: new Map([[date, placed]]) }, date).state).toBe('placed');
      for (const other of weekDates('2026-11-18').filter((each) => each !== date))
        expect(cellOn({ ...standing, pauses }, other)).toEqual(cellOn(standing, other));
    }),
  );
});
