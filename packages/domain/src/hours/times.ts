import {
  type Availability,
  DEFAULT_BLOCK,
  type Instant,
  intervalsTouching,
  isNeverOpen,
  localDate,
} from '#hours/availability';

export type PickableTime = { at: Instant; time: string };

const MINUTE = 60_000;
const two = (value: number) => String(value).padStart(2, '0');

/** The last date that may be ordered for: today, or one month ahead where ordering for later is on. */
export function lastDate(availability: Availability, now: Instant): Temporal.PlainDate {
  const today = localDate(now, availability.zone);
  return availability.orderForLater ? today.add({ months: 1 }) : today;
}

/** Wall-clock times of a day in the type's steps. A time that daylight saving skips is not offered, one that it repeats once. */
function* wallClock(date: Temporal.PlainDate, availability: Availability): Generator<PickableTime> {
  const step = availability.timeBlock > 0 ? availability.timeBlock : DEFAULT_BLOCK;
  for (let minute = 0; minute < 24 * 60; minute += step) {
    const hour = Math.floor(minute / 60);
    const zoned = date.toZonedDateTime({
      timeZone: availability.zone,
      plainTime: Temporal.PlainTime.from({ hour, minute: minute % 60 }),
    });
    if (zoned.hour !== hour || zoned.minute !== minute % 60) continue;
    yield { at: zoned.epochMilliseconds, time: `${two(hour)}:${two(minute % 60)}` };
  }
}

/**
 * The times that can be ordered for on a date. The picker shows this list and the server accepts nothing else,
 * so the two cannot disagree.
 */
export function timesOn(availability: Availability, date: string, now: Instant): PickableTime[] {
  const day = Temporal.PlainDate.from(date);
  const today = localDate(now, availability.zone);
  if (Temporal.PlainDate.compare(day, today) < 0) return [];
  if (Temporal.PlainDate.compare(day, lastDate(availability, now)) > 0) return [];
  const intervals = intervalsTouching(availability, day);
  if (intervals.length === 0) return [];
  const earliest = now + availability.minNotice * MINUTE;
  const isOpen = (at: Instant) => intervals.some((interval) => interval.start <= at && at < interval.end);
  return [...wallClock(day, availability)].filter(({ at }) => at >= earliest && isOpen(at));
}

export const isPickable = (
  availability: Availability,
  when: { date: string; time: string },
  now: Instant,
): boolean => timesOn(availability, when.date, now).some(({ time }) => time === when.time);

export type PickableDay = { date: string; available: boolean };

/** Every date from today to the last one that may be ordered for. */
export function daysFrom(availability: Availability, now: Instant): PickableDay[] {
  if (isNeverOpen(availability)) return [];
  const last = lastDate(availability, now);
  const days: PickableDay[] = [];
  let day = localDate(now, availability.zone);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const date = day.toString();
    days.push({ date, available: timesOn(availability, date, now).length > 0 });
    day = day.add({ days: 1 });
  }
  return days;
}

export function earliestTime(
  availability: Availability,
  now: Instant,
): (PickableTime & { date: string }) | undefined {
  const last = lastDate(availability, now);
  let day = localDate(now, availability.zone);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const date = day.toString();
    const first = timesOn(availability, date, now)[0];
    if (first) return { ...first, date };
    day = day.add({ days: 1 });
  }
  return undefined;
}

export function instantOf(when: { date: string; time: string }, zone: string): Instant {
  return Temporal.PlainDate.from(when.date).toZonedDateTime({
    timeZone: zone,
    plainTime: Temporal.PlainTime.from(when.time),
  }).epochMilliseconds;
}

export function localDateTime(at: Instant, zone: string): { date: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return { date: zoned.toPlainDate().toString(), time: `${two(zoned.hour)}:${two(zoned.minute)}` };
}
