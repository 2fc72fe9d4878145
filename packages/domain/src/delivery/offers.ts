import type { CalendarDay } from '@servery/contract/calls/customer/fulfilment-points';
import type { OpenWindow } from '@servery/contract/entities/fulfilment';
import { isPointOpenOn, type PointRules } from '#fulfilment/points';
import { type Availability, type Instant, localDate } from '#hours/availability';
import { lastDate } from '#hours/times';
import { clockText } from '#hours/words';
import { t } from '#delivery/texts';

export type OfferClock = {
  availability: Availability;
  now: Instant;
  /** False while the venue takes no order at all. */
  open: boolean;
};

const isInside = (time: string, { from, to }: OpenWindow): boolean =>
  time >= from && (to <= from || time < to);

/** Whether a point can be ordered for on a date: a special date has the last word, a closed one closes it. */
export function isOfferedOn(point: PointRules, date: string, when: OfferClock): boolean {
  const { availability, open } = when;
  if (!open) return false;
  const special = availability.special[date];
  if (special && !special.some((window) => isInside(point.dueTime, window))) return false;
  return isPointOpenOn(point, date, when);
}

/** From today to the last day that may be ordered for. */
export function offerDates({ availability, now }: Omit<OfferClock, 'open'>): string[] {
  const last = lastDate(availability, now);
  const dates: string[] = [];
  for (
    let day = localDate(now, availability.zone);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  )
    dates.push(day.toString());
  return dates;
}

/** Plenty above half, little from a fifth on. */
export function fullness(left: number, capacity: number): CalendarDay['colour'] {
  if (left * 2 > capacity) return 'good';
  return left * 5 > capacity ? 'warn' : 'bad';
}

/** 'Order by 10:30 am', 'Order by 6 pm the day before', 'Order by 6 pm, 2 days before'. */
export function cutOffText({
  cutOffTime,
  cutOffDays,
}: Pick<PointRules, 'cutOffTime' | 'cutOffDays'>): string {
  const by = t.orderBy({ time: clockText(cutOffTime) });
  if (cutOffDays === 0) return by;
  return cutOffDays === 1 ? t.theDayBefore({ by }) : t.daysBefore({ by, days: cutOffDays });
}

type ZonedPoint = { id: number; zoneIds: readonly number[] };

/** A zone with slots of its own has those alone; the others share the slots that belong to no zone. */
export function servesZone(
  point: ZonedPoint,
  zoneId: number,
  all: { values(): Iterable<ZonedPoint> },
): boolean {
  const hasOwn = [...all.values()].some(({ zoneIds }) => zoneIds.includes(zoneId));
  return hasOwn ? point.zoneIds.includes(zoneId) : point.zoneIds.length === 0;
}
