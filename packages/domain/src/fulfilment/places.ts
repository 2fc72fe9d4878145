import type { Weekday } from '@servery/contract/entities/fulfilment';
import { type Availability, type Instant, localDate, weekdayOf } from '#hours/availability';
import { instantOf, lastDate } from '#hours/times';

/** A slot, stop or pickup location: on which days it runs, and until when it can be ordered for. */
export type PlaceRules = { weekdays: readonly Weekday[]; cutOffTime: string };

export function isPlaceOpenOn(
  place: PlaceRules,
  date: string,
  when: { availability: Availability; now: Instant },
): boolean {
  const { availability, now } = when;
  const day = Temporal.PlainDate.from(date);
  if (Temporal.PlainDate.compare(day, localDate(now, availability.zone)) < 0) return false;
  if (Temporal.PlainDate.compare(day, lastDate(availability, now)) > 0) return false;
  if (!place.weekdays.includes(weekdayOf(day))) return false;
  return now < instantOf({ date, time: place.cutOffTime }, availability.zone);
}
