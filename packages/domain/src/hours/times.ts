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

export const blockMinutes = ({ timeBlock }: Pick<Availability, 'timeBlock'>): number =>
  timeBlock > 0 ? timeBlock : DEFAULT_BLOCK;

/** The second time that the clock shows what it showed at a moment; the moment itself where it shows it once. */
function secondPass(first: Temporal.ZonedDateTime): Instant {
  return first.toPlainDateTime().toZonedDateTime(first.timeZoneId, { disambiguation: 'later' })
    .epochMilliseconds;
}

/** Wall-clock times of a day in the type's steps. A time that daylight saving skips is not offered; one that it repeats is, once: as its first pass while that can be had, then as its second. */
function* wallClock(
  date: Temporal.PlainDate,
  availability: Availability,
  earliest: Instant,
): Generator<PickableTime> {
  const step = blockMinutes(availability);
  for (let minute = 0; minute < 24 * 60; minute += step) {
    const hour = Math.floor(minute / 60);
    const zoned = date.toZonedDateTime({
      timeZone: availability.zone,
      plainTime: Temporal.PlainTime.from({ hour, minute: minute % 60 }),
    });
    if (zoned.hour !== hour || zoned.minute !== minute % 60) continue;
    const first = zoned.epochMilliseconds;
    yield { at: first < earliest ? secondPass(zoned) : first, time: `${two(hour)}:${two(minute % 60)}` };
  }
}

function* offeredOn(availability: Availability, date: string, now: Instant): Generator<PickableTime> {
  const day = Temporal.PlainDate.from(date);
  const today = localDate(now, availability.zone);
  if (Temporal.PlainDate.compare(day, today) < 0) return;
  if (Temporal.PlainDate.compare(day, lastDate(availability, now)) > 0) return;
  const intervals = intervalsTouching(availability, day);
  if (intervals.length === 0) return;
  const earliest = now + availability.minNotice * MINUTE;
  for (const time of wallClock(day, availability, earliest))
    if (time.at >= earliest && intervals.some(({ start, end }) => start <= time.at && time.at < end))
      yield time;
}

/**
 * The times that can be ordered for on a date. The picker shows this list and the server accepts nothing else,
 * so the two cannot disagree.
 */
export const timesOn = (availability: Availability, date: string, now: Instant): PickableTime[] =>
  [...offeredOn(availability, date, now)].toSorted((a, b) => a.at - b.at);

/** Whether a time is one of those that are offered: a time that daylight saving skips is none, whatever moment it is read as. */
export const isPickable = (
  availability: Availability,
  when: { date: string; time: string; at: Instant },
  now: Instant,
): boolean =>
  offeredOn(availability, when.date, now).some(({ at, time }) => at === when.at && time === when.time);

export type PickableDay = { date: string; available: boolean };

/** Every date from today to the last one that may be ordered for. */
export function daysFrom(availability: Availability, now: Instant): PickableDay[] {
  if (isNeverOpen(availability)) return [];
  const last = lastDate(availability, now);
  const days: PickableDay[] = [];
  let day = localDate(now, availability.zone);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const date = day.toString();
    days.push({ date, available: !offeredOn(availability, date, now).next().done });
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

/** The moment that a time on the wall means to somebody who can have it from `earliest` on: see `wallClock`. */
export function instantAhead(when: { date: string; time: string }, zone: string, earliest: Instant): Instant {
  const first = instantOf(when, zone);
  if (first >= earliest) return first;
  return secondPass(Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO(zone));
}

export function localDateTime(at: Instant, zone: string): { date: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return { date: zoned.toPlainDate().toString(), time: `${two(zoned.hour)}:${two(zoned.minute)}` };
}
