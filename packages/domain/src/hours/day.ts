import type { Instant } from '#hours/availability';
import { instantOf } from '#hours/times';

/** A day of a calendar, from midnight to midnight, however long it is. */
export function hoursOf(day: string, zone: string): { from: Instant; to: Instant } {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  const midnight = (date: string) => instantOf({ date, time: '00:00' }, zone);
  return { from: midnight(day), to: midnight(next) };
}
