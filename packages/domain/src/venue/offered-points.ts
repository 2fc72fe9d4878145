import { isOfferedOn, type OfferClock, servesZone } from '#delivery/offers';
import { availabilityOf, takesTimes } from '#fulfilment/choice';
import type { Instant } from '#hours/availability';
import { fulfilmentAt } from '#venue/fulfilment-at';
import type { FulfilmentPoint, Venue, VenueFulfilment } from '#venue/model';

/** A type with what decides about its points: its hours, the moment, and the zone of the address (0 for none). */
export type PointScope = { venue: Venue; type: VenueFulfilment; zoneId: number; now: Instant };

export function offerClock({ venue, type, now }: PointScope): OfferClock {
  const view = fulfilmentAt(type, venue, now);
  return { availability: availabilityOf(view, venue.timeZone), now, open: takesTimes(view, now) };
}

export const servesScope = (point: FulfilmentPoint, { venue, zoneId }: PointScope): boolean =>
  zoneId === 0 || servesZone(point, zoneId, venue.fulfilmentPoints);

/** Whether a point is one that this scope offers on a date; how full it is, is asked elsewhere. */
export const isPointOffered = (point: FulfilmentPoint, date: string, scope: PointScope): boolean =>
  servesScope(point, scope) && isOfferedOn(point, date, offerClock(scope));
