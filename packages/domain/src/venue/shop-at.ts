import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { isOfferedOn, offerDates } from '#delivery/offers';
import { availabilityOf, needsTime, takesTimes } from '#fulfilment/choice';
import { pointKindOf } from '#fulfilment/chosen-time';
import { type Availability, type Instant, isNeverOpen } from '#hours/availability';
import { earliestTime, localDateTime } from '#hours/times';
import { clockText, dayText, minutesText, openingOf } from '#hours/words';
import { fulfilmentAt } from '#venue/fulfilment-at';
import type { Venue } from '#venue/model';
import { standingText } from '#venue/standing';
import { statusLine } from '#venue/status-line';
import { t } from '#venue/shop-at-texts';

const MINUTE = 60_000;

/** The first time that a customer can have something by a type, and why it is not earlier. */
export type FirstTime = { code: FulfilmentType['code']; name: string; first: string; why: string };
export type ShopAt = { line: string; isOpen: boolean; types: FirstTime[] };

type Moment = { now: Instant; zone: string };
type Said = Pick<FirstTime, 'first' | 'why'>;

/** '8 am' on the day itself, else '8 am, Tomorrow'. */
function timeText(when: { date: string; time: string }, { now, zone }: Moment): string {
  const time = clockText(when.time);
  const isToday = when.date === localDateTime(now, zone).date;
  return isToday ? time : t.onDay({ time, day: dayText(when.date, now, zone) });
}

const opensText = (from: Instant, at: Moment): string =>
  t.opens({ time: timeText(localDateTime(from, at.zone), at) });

/** What keeps the first time from being earlier: the notice, or the hours. */
function whyThen(availability: Availability, at: Moment): string {
  const ready = at.now + availability.minNotice * MINUTE;
  const opening = openingOf(availability, at.now);
  if (!opening.open && opening.from !== undefined && opening.from >= ready)
    return opensText(opening.from, at);
  if (availability.minNotice > 0) return t.notice({ time: minutesText(availability.minNotice) });
  return opening.open ? t.openNow : t.closed;
}

function firstByClock(type: FulfilmentType, at: Moment): Said {
  const availability = availabilityOf(type, at.zone);
  const opening = openingOf(availability, at.now);
  if ((type.asap === 1 || !needsTime(type)) && type.online_status === 'online' && opening.open)
    return { first: t.asap, why: t.asapIn({ time: minutesText(type.asap_mins) }) };
  const first = needsTime(type) ? earliestTime(availability, at.now) : undefined;
  if (first) return { first: timeText(first, at), why: whyThen(availability, at) };
  if (isNeverOpen(availability)) return { first: t.never, why: t.noHours };
  if (opening.open || opening.from === undefined) return { first: t.never, why: t.closed };
  return { first: t.notThen, why: opensText(opening.from, at) };
}

/** Slots, stops and pickup locations have times of their own. */
function firstPoint(type: FulfilmentType, venue: Venue, at: Moment): Said {
  const kind = pointKindOf(type);
  const availability = availabilityOf(type, at.zone);
  const when = { availability, now: at.now, open: takesTimes(type, at.now) };
  const points = [...venue.fulfilmentPoints.values()]
    .filter((point) => point.kind === kind)
    .toSorted((a, b) => (a.dueTime < b.dueTime ? -1 : 1));
  for (const date of offerDates(when)) {
    const point = points.find((each) => isOfferedOn(each, date, when));
    if (point) return { first: timeText({ date, time: point.dueTime }, at), why: point.label };
  }
  return { first: t.never, why: points.length === 0 ? t.noPoints : t.closed };
}

/** The shop at any moment, as a customer would meet it then. */
export function shopAt(venue: Venue, now: Instant): ShopAt {
  const at = { now, zone: venue.timeZone };
  // Copies: what is worked out for another moment is not kept in place of what holds now.
  const fulfilment = venue.fulfilment.map((record) => fulfilmentAt({ ...record }, venue, now));
  const standing_text = standingText(venue, now, at.zone);
  return {
    line: statusLine({ standing_text, time_zone: at.zone, fulfilment }, now),
    isOpen: fulfilment.some(({ open_now: open }) => open === 1),
    types: fulfilment.map((type) => ({
      code: type.code,
      name: type.verb,
      ...(!takesTimes(type, now)
        ? { first: t.never, why: standing_text }
        : pointKindOf(type)
          ? firstPoint(type, venue, at)
          : firstByClock(type, at)),
    })),
  };
}
