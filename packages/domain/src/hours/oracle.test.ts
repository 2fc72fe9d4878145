import { runs } from '@servery/contract/testing/runs';
import { type OpenWindow, weekdays } from '@servery/contract/entities/fulfilment';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Availability, isOpenAt, weekdayOf } from '#hours/availability';
import { daysFrom, earliestTime, instantAhead, isPickable, lastDate, timesOn } from '#hours/times';
import { openText } from '#hours/words';

/** Zones with a day on which the clock goes forward, one on which it goes back, and an ordinary one. */
const DAYS: Readonly<Record<string, readonly string[]>> = {
  'Australia/Perth': ['2026-11-18', '2026-12-31'],
  'Australia/Sydney': ['2026-10-04', '2027-04-04', '2026-11-18'],
  'Pacific/Auckland': ['2026-09-27', '2027-04-04', '2026-11-18'],
  'Australia/Lord_Howe': ['2026-10-04', '2027-04-04'],
};

type Minute = { at: number; date: string; time: string };
const walks = new Map<string, Minute[]>();

/** Every minute from the start of the day before to the end of the day, as the clock on the wall shows it. */
function walk(zone: string, date: string): Minute[] {
  const held = walks.get(`${zone} ${date}`);
  if (held) return held;
  const day = Temporal.PlainDate.from(date);
  const end = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const minutes: Minute[] = [];
  for (let at = day.subtract({ days: 1 }).toZonedDateTime(zone).epochMilliseconds; at < end; at += 60_000) {
    const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
    const [shown = '', time = ''] = wall.toString({ smallestUnit: 'minute' }).split('T');
    minutes.push({ at, date: shown, time });
  }
  walks.set(`${zone} ${date}`, minutes);
  return minutes;
}

const windowsOf = ({ special, windows }: Availability, date: string): readonly OpenWindow[] =>
  special[date] ?? windows[weekdayOf(Temporal.PlainDate.from(date))] ?? [];

/** A window opens at the first minute that shows its start or later, and closes at the first that shows its end or later. */
function openMinutes(availability: Availability, date: string): Set<number> {
  const minutes = walk(availability.zone, date);
  const firstFrom = (mark: string): number => {
    const found = minutes.findIndex((minute) => `${minute.date}T${minute.time}` >= mark);
    return found < 0 ? minutes.length : found;
  };
  const open = new Set<number>();
  for (const day of [Temporal.PlainDate.from(date).subtract({ days: 1 }), Temporal.PlainDate.from(date)]) {
    for (const { from, to } of windowsOf(availability, day.toString())) {
      const last = to > from ? day : day.add({ days: 1 });
      const closes = firstFrom(`${last.toString()}T${to}`);
      for (let index = firstFrom(`${day.toString()}T${from}`); index < closes; index += 1)
        open.add(minutes[index]?.at ?? Number.NaN);
    }
  }
  return open;
}

function oracle(availability: Availability, date: string, now: number): { at: number; time: string }[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(availability.zone)
    .toPlainDate();
  const last = availability.orderForLater ? today.add({ months: 1 }) : today;
  if (date < today.toString() || date > last.toString()) return [];
  const open = openMinutes(availability, date);
  const earliest = now + availability.minNotice * 60_000;
  const seen = new Set<string>();
  const minutes = walk(availability.zone, date).filter((minute) => minute.date === date);
  const lastShown = new Map(minutes.map(({ at, time }) => [time, at]));
  return minutes
    .filter((minute) => {
      if (seen.has(minute.time)) return false;
      const comesAgain = lastShown.get(minute.time) !== minute.at;
      if (comesAgain && minute.at < earliest) return false;
      seen.add(minute.time);
      const [hour = 0, past = 0] = minute.time.split(':').map(Number);
      const onGrid = (hour * 60 + past) % (availability.timeBlock || 5) === 0;
      return onGrid && open.has(minute.at) && minute.at >= earliest;
    })
    .map(({ at, time }) => ({ at, time }));
}

const two = (value: number) => String(value).padStart(2, '0');
const clock = fc
  .oneof(
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 24 * 60 - 1 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 4 * 60 }) },
  )
  .map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const windows = fc.array(fc.record({ from: clock, to: clock }), { maxLength: 2 });

type Case = { availability: Availability; date: string; now: number };
const cases: fc.Arbitrary<Case> = fc
  .constantFrom(...Object.entries(DAYS).flatMap(([zone, days]) => days.map((day) => ({ zone, day }))))
  .chain(({ zone, day }) => {
    const dates = [-1, 0, 1].map((days) => Temporal.PlainDate.from(day).add({ days }).toString());
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
    return fc.record({
      availability: fc.record({
        zone: fc.constant(zone),
        windows: fc.record(Object.fromEntries(weekdays.map((name) => [name, windows]))),
        special: fc.dictionary(fc.constantFrom(...dates), windows, { maxKeys: 2 }),
        minNotice: fc.constantFrom(0, 1, 15, 45, 90, 24 * 60),
        timeBlock: fc.constantFrom(0, 5, 10, 15, 30, 60, 7),
        orderForLater: fc.boolean(),
      }),
      date: fc.constantFrom(...dates),
      now: fc.integer({ min: -36 * 3_600_000, max: 30 * 3_600_000 }).map((away) => midnight + away),
    });
  });

test('offers exactly the times that a walk through every minute of the day finds [ORD-124 ORD-125]', () => {
  fc.assert(
    fc.property(cases, ({ availability, date, now }) => {
      expect(timesOn(availability, date, now)).toEqual(oracle(availability, date, now));
    }),
    runs(2),
  );
});

test('is open at exactly those minutes that the walk finds open', () => {
  fc.assert(
    fc.property(cases, fc.nat(), ({ availability, date }, pick) => {
      const minutes = walk(availability.zone, date).filter((minute) => minute.date === date);
      const { at = 0 } = minutes[pick % minutes.length] ?? {};
      expect(isOpenAt(availability, at)).toBe(openMinutes(availability, date).has(at));
      expect(openText(availability, at).startsWith('Open now')).toBe(isOpenAt(availability, at));
    }),
    runs(2),
  );
});

test('takes from a customer exactly the times that it offers', () => {
  fc.assert(
    fc.property(cases, clock, ({ availability, date, now }, time) => {
      const offered = timesOn(availability, date, now);
      const at = instantAhead({ date, time }, availability.zone, now + availability.minNotice * 60_000);
      expect(isPickable(availability, { date, time, at }, now)).toBe(
        offered.some((held) => held.time === time),
      );
      for (const held of offered.slice(0, 3))
        expect(isPickable(availability, { date, ...held }, now)).toBe(true);
    }),
  );
});

test('offers each time once, in order, never before the notice and never after the last date', () => {
  fc.assert(
    fc.property(cases, ({ availability, date, now }) => {
      const offered = timesOn(availability, date, now);
      const times = offered.map(({ time }) => time);
      expect(times).toHaveLength(new Set(times).size);
      expect(offered).toEqual(offered.toSorted((a, b) => a.at - b.at));
      expect(offered.every(({ at }) => at >= now + availability.minNotice * 60_000)).toBe(true);
      expect(offered.every(({ at }) => isOpenAt(availability, at))).toBe(true);
      if (offered.length > 0) expect(date <= lastDate(availability, now).toString()).toBe(true);
    }),
  );
});

test('finds as the earliest time the first of the walk, from today to the last date [ORD-120 ORD-129]', () => {
  fc.assert(
    fc.property(cases, ({ availability, now }) => {
      const last = lastDate(availability, now);
      let day = Temporal.Instant.fromEpochMilliseconds(now)
        .toZonedDateTimeISO(availability.zone)
        .toPlainDate();
      let first: unknown;
      while (first === undefined && Temporal.PlainDate.compare(day, last) <= 0) {
        const [found] = oracle(availability, day.toString(), now);
        if (found) first = { ...found, date: day.toString() };
        day = day.add({ days: 1 });
      }
      expect(earliestTime(availability, now)).toEqual(first);
    }),
    runs(0.5),
  );
});

test('marks exactly those days as available that have a time [ORD-123]', () => {
  fc.assert(
    fc.property(cases, ({ availability, now }) => {
      for (const { date, available } of daysFrom(availability, now))
        expect(available).toBe(timesOn(availability, date, now).length > 0);
    }),
    runs(0.15),
  );
});
