import type { OpenWindow, Weekday } from '@servery/contract/entities/fulfilment';
import {
  type Availability,
  type Instant,
  intervalsTouching,
  localDate,
  openIntervalAt,
  weekdayOf,
} from '#hours/availability';

const DAY_NAME: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const MONTH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '21:00' as '9 pm', '12:15' as '12:15 pm'. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${twelve} ${half}` : `${twelve}:${String(minute).padStart(2, '0')} ${half}`;
}

/** For a screen: no line begins with the am or pm of a time. Texts and mails keep their plain spaces. */
export const keepTimes = (text: string): string => text.replaceAll(/(\d) ([ap]m)\b/g, '$1\u00a0$2');

/** A window that ends when it starts goes round the clock. */
export const windowText = (window: OpenWindow): string =>
  window.from === window.to ? 'Open all day' : `${clockText(window.from)} to ${clockText(window.to)}`;

export const dayName = (day: Weekday): string => DAY_NAME[day];

const clockAt = (at: Instant, zone: string): string =>
  clockText(
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5),
  );

/** '2026-11-18' as 'Today', 'Tomorrow' or 'Wed 18 Nov', seen from now. */
export function dayText(date: string, now: Instant, zone: string): string {
  const day = Temporal.PlainDate.from(date);
  const away = localDate(now, zone).until(day).days;
  if (away === 0) return 'Today';
  if (away === 1) return 'Tomorrow';
  return `${DAY_NAME[weekdayOf(day)].slice(0, 3)} ${day.day} ${MONTH[day.month - 1]}`;
}

/** '2026-11-18' as '18/11/26'. */
export const shortDate = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${year.slice(2)}`;
};

const LONG = 20 * 3_600_000;

/** Windows that follow each other without a gap are one: a shop open day and night does not close at midnight. */
function closesAt(availability: Availability, end: Instant, far: Instant): Instant {
  if (end > far) return end;
  const next = openIntervalAt(availability, end);
  return next ? closesAt(availability, next.end, far) : end;
}

/** Until when it is open, or from when on; without the latter nobody knows. */
export type Opening = { open: true; until: Instant } | { open: false; from: Instant | undefined };

export function openingOf(availability: Availability, now: Instant): Opening {
  const open = openIntervalAt(availability, now);
  if (open) return { open: true, until: closesAt(availability, open.end, now + LONG) };
  const today = localDate(now, availability.zone);
  for (let away = 0; away <= 7; away += 1) {
    const day = today.add({ days: away });
    const next = intervalsTouching(availability, day).find((interval) => interval.start > now);
    if (next) return { open: false, from: next.start };
  }
  return { open: false, from: undefined };
}

/** 'Open now, until 9 pm', 'Closed, opens 7 am tomorrow'. */
export function openingText(opening: Opening, now: Instant, zone: string): string {
  if (opening.open)
    return opening.until - now > LONG ? 'Open now' : `Open now, until ${clockAt(opening.until, zone)}`;
  if (opening.from === undefined) return 'Closed';
  const start = localDate(opening.from, zone);
  const days = localDate(now, zone).until(start).days;
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : DAY_NAME[weekdayOf(start)];
  return `Closed, opens ${clockAt(opening.from, zone)} ${when}`;
}

export const openText = (availability: Availability, now: Instant): string =>
  openingText(openingOf(availability, now), now, availability.zone);
