import type { Weekday } from '@servery/contract/entities/fulfilment';
import { type Availability, type Instant, weekdayOf } from '#hours/availability';
import { instantOf, lastDate } from '#hours/times';

/** A slot, stop or pickup location: on which days it runs, when its orders are due, and until when they are taken. */
export type PointRules = {
  weekdays: readonly Weekday[];
  dueTime: string;
  cutOffTime: string;
  /** How many days before its own the cut-off lies; 0 is the same day. */
  cutOffDays: number;
};

/** The last moment to order for a date, itself no longer one. */
export function cutOffOf(
  point: Pick<PointRules, 'cutOffTime' | 'cutOffDays'>,
  date: string,
  zone: string,
): Instant {
  const day = Temporal.PlainDate.from(date).subtract({ days: point.cutOffDays }).toString();
  return instantOf({ date: day, time: point.cutOffTime }, zone);
}

/** Whatever its cut-off says, a point whose own time has come takes nothing, nor does one within the notice. */
export function isPointOpenOn(
  point: PointRules,
  date: string,
  when: { availability: Availability; now: Instant },
): boolean {
  const { availability, now } = when;
  const day = Temporal.PlainDate.from(date);
  if (Temporal.PlainDate.compare(day, lastDate(availability, now)) > 0) return false;
  if (!point.weekdays.includes(weekdayOf(day))) return false;
  const due = instantOf({ date, time: point.dueTime }, availability.zone);
  if (due <= now || due < now + availability.minNotice * 60_000) return false;
  return now < cutOffOf(point, date, availability.zone);
}
