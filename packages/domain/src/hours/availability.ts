import type { OpenWindow, Weekday } from '@servery/contract/entities/fulfilment';

/** When a fulfilment type can be had. All times are local to `zone`. */
export type Availability = {
  zone: string;
  windows: Readonly<Partial<Record<Weekday, readonly OpenWindow[]>>>;
  /** A special date replaces the weekday's windows; with none it is closed. */
  special: Readonly<Record<string, readonly OpenWindow[]>>;
  minNotice: number;
  timeBlock: number;
  orderForLater: boolean;
};

/** Milliseconds since 1970. */
export type Instant = number;
export type Interval = { start: Instant; end: Instant };

/** From Monday on. */
export const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
export const DEFAULT_BLOCK = 5;

export const weekdayOf = (date: Temporal.PlainDate): Weekday => WEEK[date.dayOfWeek - 1] as Weekday;

type Day = Interval & { date: Temporal.PlainDate };
const lastAsked = new Map<string, Day>();

/** Nearly every question is about today: each zone's day is worked out once and held until another is asked for. */
export function localDate(at: Instant, zone: string): Temporal.PlainDate {
  const held = lastAsked.get(zone);
  if (held && held.start <= at && at < held.end) return held.date;
  const midnight = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).startOfDay();
  const day: Day = {
    start: midnight.epochMilliseconds,
    end: midnight.add({ days: 1 }).startOfDay().epochMilliseconds,
    date: midnight.toPlainDate(),
  };
  lastAsked.set(zone, day);
  return day.date;
}

export function windowsStartingOn(
  availability: Availability,
  date: Temporal.PlainDate,
): readonly OpenWindow[] {
  return availability.special[date.toString()] ?? availability.windows[weekdayOf(date)] ?? [];
}

/** The first moment at which the clock on the wall shows this time or a later one: a time that daylight saving skips is the moment of the skip. */
function at(date: Temporal.PlainDate, time: string, zone: string): Instant {
  const plainTime = Temporal.PlainTime.from(time);
  const zoned = date.toZonedDateTime({ timeZone: zone, plainTime });
  if (zoned.toPlainTime().equals(plainTime)) return zoned.epochMilliseconds;
  const skip = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous') ?? zoned;
  return skip.epochMilliseconds;
}

function toInterval(window: OpenWindow, date: Temporal.PlainDate, zone: string): Interval {
  const endsNextDay = window.to <= window.from;
  return {
    start: at(date, window.from, zone),
    end: at(endsNextDay ? date.add({ days: 1 }) : date, window.to, zone),
  };
}

function workOutIntervals(availability: Availability, date: Temporal.PlainDate): Interval[] {
  const midnight = at(date, '00:00', availability.zone);
  return [date.subtract({ days: 1 }), date]
    .flatMap((day) =>
      windowsStartingOn(availability, day).map((window) => toInterval(window, day, availability.zone)),
    )
    .filter((interval) => interval.end > midnight && interval.end > interval.start)
    .toSorted((a, b) => a.start - b.start);
}

const worked = new WeakMap<Availability, Map<string, readonly Interval[]>>();

/**
 * Open intervals that touch the date: those that start on it, and those of the day before that run past midnight.
 * Calendar arithmetic is slow beside all else an order needs, so each day of a timetable is worked out once.
 */
export function intervalsTouching(availability: Availability, date: Temporal.PlainDate): readonly Interval[] {
  const days = worked.get(availability) ?? new Map<string, readonly Interval[]>();
  worked.set(availability, days);
  const key = date.toString();
  const held = days.get(key) ?? workOutIntervals(availability, date);
  days.set(key, held);
  return held;
}

export function openIntervalAt(availability: Availability, now: Instant): Interval | undefined {
  return intervalsTouching(availability, localDate(now, availability.zone)).find(
    (interval) => interval.start <= now && now < interval.end,
  );
}

export const isOpenAt = (availability: Availability, now: Instant): boolean =>
  openIntervalAt(availability, now) !== undefined;

/** From the first opening of a day to its last closing, whatever the order in which they are listed. */
export function daySpan(windows: readonly OpenWindow[]): { from: string; to: string } {
  const opens = windows.map(({ from }) => from).toSorted();
  // What ends on the next day sorts behind all that ends on its own.
  const closes = windows.map(({ from, to }) => (to <= from ? `+${to}` : ` ${to}`)).toSorted();
  return { from: opens[0] ?? '', to: closes.at(-1)?.slice(1) ?? '' };
}

/** Closed on all seven days, and on every special date. */
export const isNeverOpen = (availability: Availability): boolean =>
  WEEK.every((day) => (availability.windows[day] ?? []).length === 0) &&
  Object.values(availability.special).every((windows) => windows.length === 0);
