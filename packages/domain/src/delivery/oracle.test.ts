import { runs } from '@servery/contract/testing/runs';
import { type OpenWindow, weekdays } from '@servery/contract/entities/fulfilment';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfferedOn } from '#delivery/offers';
import { asapDues } from '#fulfilment/asap';
import type { PointRules } from '#fulfilment/points';
import type { Availability } from '#hours/availability';
import { sampleType } from '#testing/sample-type';
import { datesAround, timetables } from '#testing/timetables';

/** What the clock on the wall shows at a moment, read from it and from nothing else. */
const wall = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

const MINUTE = 60_000;
/** The first minute that shows this date and time, found by looking at every one from well before it. */
function firstShown(date: string, time: string, zone: string): number {
  let at = Date.parse(`${date}T${time}:00Z`) - 15 * 60 * MINUTE;
  while (wall(at, zone) < `${date}T${time}`) at += MINUTE;
  return at;
}

const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

type Asked = { place: PointRules; date: string; availability: Availability; now: number };

/** A place can be had while each of these is so, said one after the other. */
function oracle({ place, date, availability, now }: Asked): boolean {
  const { zone, minNotice, special, orderForLater } = availability;
  const today = wall(now, zone).slice(0, 10);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const monthAhead = new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10);
  if (date < today || date > (orderForLater ? monthAhead : today)) return false;
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (!weekday || !place.weekdays.includes(weekday)) return false;
  const inside = ({ from, to }: OpenWindow) =>
    to > from ? place.dueTime >= from && place.dueTime < to : place.dueTime >= from;
  const windows = special[date];
  if (windows && !windows.some(inside)) return false;
  const due = firstShown(date, place.dueTime, zone);
  if (now >= due || due - now < minNotice * MINUTE) return false;
  return now < firstShown(dayBefore(date, place.cutOffDays), place.cutOffTime, zone);
}

/** The hours in which no clock of these zones is turned. */
const clock = fc
  .integer({ min: 4 * 12, max: 24 * 12 - 1 })
  .map(
    (step) => `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}`,
  );
const places: fc.Arbitrary<PointRules> = fc.record({
  weekdays: fc.subarray([...weekdays], { minLength: 4 }),
  dueTime: clock,
  cutOffTime: clock,
  cutOffDays: fc.constantFrom(0, 0, 1, 2, 7),
});

test('offers a slot, stop or location on exactly those dates that a look at every rule and every minute allows', () => {
  fc.assert(
    fc.property(timetables, places, fc.nat(9), (timetable, place, pick) => {
      const { type, zone, now } = timetable;
      const special = Object.fromEntries(type.special_dates.map((each) => [each.ph_date, each.windows]));
      const availability: Availability = {
        zone,
        windows: {},
        special,
        minNotice: type.min_notice,
        timeBlock: 5,
        orderForLater: type.order_for_later === 1,
      };
      const dates = datesAround(timetable);
      for (const date of [
        ...dates.slice(0, 6),
        dates[6 + pick] ?? '',
        dates[32] ?? '',
        dates[33] ?? '',
      ].filter(Boolean))
        expect([date, isOfferedOn(place, date, { availability, now, open: true })]).toEqual([
          date,
          oracle({ place, date, availability, now }),
        ]);
    }),
    runs(0.5),
  );
});

test('gives ASAP orders, one after the other, the first block with room that a walk through the day finds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 * 60 }),
      fc.constantFrom(5, 10, 15, 30),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 40 }),
      (minute, time_block, capacity, asap_mins) => {
        const zone = 'Australia/Perth';
        const midnight = firstShown('2026-11-18', '00:00', zone);
        const now = midnight + minute * MINUTE;
        const type = sampleType({ time_block, asap_mins });
        const closes = midnight + 21 * 60 * MINUTE;
        const opens = midnight + 7 * 60 * MINUTE;
        const taken = new Map<number, number>();
        const usual = now + asap_mins * MINUTE;
        for (let order = 0; order < 12; order += 1) {
          // The walk: the usual minute first, then every later one at which a block of trading begins.
          let expected: number | undefined;
          for (let at = usual; at < Math.max(closes, usual + 1) && expected === undefined; at += MINUTE) {
            const block = at - (((at - midnight) / MINUTE) % time_block) * MINUTE;
            const isStart = at === block && at >= opens && at < closes;
            if ((at === usual || isStart) && (taken.get(block) ?? 0) < capacity) expected = at;
          }
          const found = asapDues(type, { now, zone }).find(({ block }) => (taken.get(block) ?? 0) < capacity);
          expect(found?.due).toBe(expected);
          if (found) taken.set(found.block, (taken.get(found.block) ?? 0) + 1);
        }
      },
    ),
    runs(0.25),
  );
});
