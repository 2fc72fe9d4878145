import { localDateTime } from '@servery/domain/hours/times';
import { clockText, dayText } from '@servery/domain/hours/words';
import { t } from '#order/texts.ts';

const daysFrom = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** The venue's today, or so many days before it. */
export const dayBack = (zone: string, days = 0, now = Date.now()): string =>
  daysFrom(localDateTime(now, zone).date, -days);

/** '2026-11-18' as 'Today', 'Yesterday' or 'Wed 18 Nov'. */
export const dayName = (date: string, zone: string, now = Date.now()): string =>
  date === dayBack(zone, 1, now) ? t.yesterday : dayText(date, now, zone);

/** Seconds since 1970 as '11:55 am' today, 'Wed 18 Nov, 11:55 am' on another day. */
export function whenText(seconds: number, zone: string, now = Date.now()): string {
  const { date, time } = localDateTime(seconds * 1000, zone);
  const day = dayName(date, zone, now);
  return day === 'Today' ? clockText(time) : `${day}, ${clockText(time)}`;
}

export const timeText = (seconds: number, zone: string): string =>
  clockText(localDateTime(seconds * 1000, zone).time);
