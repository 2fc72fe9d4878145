import type { OpenWindow, Weekday } from '@servery/contract/entities/fulfilment';
import {
  type Availability,
  type Instant,
  intervalsTouching,
  localDate,
  openIntervalAt,
  weekdayOf,
} from '#hours/availability';
import { catalogue, finished } from '#texts/catalogue';
import { t } from '#hours/texts';

const DAY_NAME: Record<Weekday, string> = catalogue('rules-hours-day-name', {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
});
/** Short, by the number of the month. */
const MONTH: Readonly<Record<number, string>> = catalogue('rules-hours-month', {
  1: 'Jan',
  2: 'Feb',
  3: 'Mar',
  4: 'Apr',
  5: 'May',
  6: 'Jun',
  7: 'Jul',
  8: 'Aug',
  9: 'Sep',
  10: 'Oct',
  11: 'Nov',
  12: 'Dec',
});

/** '21:00' as '9 pm', '12:15' as '12:15 pm'. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return finished(
    minute === 0 ? `${twelve} ${half}` : `${twelve}:${String(minute).padStart(2, '0')} ${half}`,
  );
}

/** For a screen: no line begins with the am or pm of a time, or with a unit. Texts and mails keep their plain spaces. */
export const keepUnits = (text: string): string =>
  text.replaceAll(/(\d) ([ap]m|k?g|m?l|mm|min)\b/gi, '$1\u00a0$2');

/** A window that ends when it starts goes round the clock. */
export const windowText = (window: OpenWindow): string =>
  window.from === window.to
    ? t.openAllDay
    : t.hours({ from: clockText(window.from), to: clockText(window.to) });

export const dayName = (day: Weekday): string => DAY_NAME[day];

const clockAt = (at: Instant, zone: string): string =>
  clockText(
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5),
  );

/** '2026-11-18' as 'Wed 18 Nov', on whichever day it is read. */
export function dateName(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return `${DAY_NAME[weekdayOf(day)].slice(0, 3)} ${day.day} ${MONTH[day.month]}`;
}

/** '2026-11-18' as 'Today', 'Tomorrow' or 'Wed 18 Nov', seen from now. */
export function dayText(date: string, now: Instant, zone: string): string {
  const day = Temporal.PlainDate.from(date);
  const away = localDate(now, zone).until(day).days;
  if (away === 0) return t.today;
  if (away === 1) return t.tomorrow;
  return dateName(date);
}

/** What `dayText` says, inside a sentence: 'today', 'tomorrow' or 'Wed 18 Nov'. */
export function dayWithin(day: string): string {
  if (day === t.today) return t.todayInSentence;
  return day === t.tomorrow ? t.tomorrowInSentence : day;
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
    return opening.until - now > LONG ? t.openNow : t.openUntil({ time: clockAt(opening.until, zone) });
  if (opening.from === undefined) return t.closed;
  const start = localDate(opening.from, zone);
  const days = localDate(now, zone).until(start).days;
  const when =
    days === 0 ? t.todayInSentence : days === 1 ? t.tomorrowInSentence : DAY_NAME[weekdayOf(start)];
  return t.closedUntil({ time: clockAt(opening.from, zone), when });
}

export const openText = (availability: Availability, now: Instant): string =>
  openingText(openingOf(availability, now), now, availability.zone);

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** '45 min', '1 h 30 min', '2 days'. */
export function minutesText(minutes: number): string {
  if (minutes >= DAY_MINUTES && minutes % DAY_MINUTES === 0) return t.days({ count: minutes / DAY_MINUTES });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  if (hours === 0) return t.minutes({ minutes: rest });
  return rest === 0 ? t.wholeHours({ hours }) : t.hoursAndMinutes({ hours, minutes: rest });
}
