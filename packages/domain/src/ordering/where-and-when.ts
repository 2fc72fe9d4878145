import type { CallError } from '@servery/contract/registry';
import { checkFulfilment } from '#fulfilment/choice';
import { type ChosenTime, pointKindOf } from '#fulfilment/chosen-time';
import { choiceIn, timeOf, type VenueNow } from '#ordering/cart-time';
import { fail, type Failure } from '#failure';
import type { Instant } from '#hours/availability';
import { blockBucket, type CapacityBucket, hasBlocks, pointBucket } from '#capacity/bucket';
import type { Cart } from '#ordering/cart';
import type { Venue, VenueFulfilment } from '#venue/model';
import { fulfilmentAt } from '#venue/fulfilment-at';
import { isPointOffered } from '#venue/offered-points';

type Problem = Failure<CallError<'SubmitOrder'>>;
export type Where = {
  type: VenueFulfilment;
  chosen: ChosenTime;
  /** Of an ASAP order, if there is room in the block that this lies in. */
  due: number;
  /** What it takes a share of. */
  buckets: CapacityBucket[];
  pointLabel: string;
};

/** The slot, stop or location that was chosen, if it is one of this venue's. */
function namedPoint(type: VenueFulfilment, cart: Cart, { venue, now }: VenueNow) {
  const kind = pointKindOf(fulfilmentAt(type, venue, now));
  if (!kind) return undefined;
  const { slotId: slot, stopId: stop, locationId: location } = choiceIn(cart);
  const point = venue.fulfilmentPoints.get({ slot, stop, location }[kind]);
  if (!point || point.kind !== kind) return fail(`${kind}_required`);
  return { ok: true as const, point };
}

/** A time between two blocks takes room of the first. */
function blockStart({ pickMinutes, timeBlock }: VenueFulfilment, due: Instant, zone: string): Instant {
  if (pickMinutes === undefined || timeBlock <= 0) return due;
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(due).toZonedDateTimeISO(zone);
  return due - ((hour * 60 + minute) % timeBlock) * 60_000;
}

export const zoneOf = (cart: Cart, venue: Venue) => venue.zones.get(cart.deliveryPostcode);

function addressProblem(type: VenueFulfilment, cart: Cart, venue: Venue): Problem | undefined {
  if (!type.addressRequired) return undefined;
  if (cart.deliveryAddress.trim() === '') return fail('address_required');
  return zoneOf(cart, venue) ? undefined : fail('postcode_unavailable');
}

/** Where an order goes, when it is due and which capacity it takes, or the first thing that keeps it from that. */
export function whereAndWhen(cart: Cart, at: VenueNow): Where | Problem {
  const { venue, now } = at;
  const type = venue.fulfilment.find(({ code }) => code === cart.fulfilmentType);
  if (!type) return fail(cart.fulfilmentType === '' ? 'fulfilment_required' : 'fulfilment_unavailable');
  const zone = venue.timeZone;
  const named = namedPoint(type, cart, at);
  if (named && !named.ok) return named;
  const checked = checkFulfilment(choiceIn(cart), fulfilmentAt(type, venue, now), { now, zone });
  if (!checked.ok) return fail(checked.error.code, { field: checked.error.field });
  const problem = addressProblem(type, cart, venue);
  if (problem) return problem;
  const { due } = checked.value;
  const chosen = timeOf(cart, at);
  if (!named || chosen.kind !== 'point') {
    const buckets =
      hasBlocks(type) && chosen.kind === 'time' ? [blockBucket(type, blockStart(type, due, zone), zone)] : [];
    return { type, chosen, due, buckets, pointLabel: '' };
  }
  const zoneId = zoneOf(cart, venue)?.id ?? 0;
  if (!isPointOffered(named.point, chosen.date, { venue, type, zoneId, now }))
    return fail('time_unavailable');
  const buckets = [pointBucket(named.point, chosen.date)];
  return { type, chosen, due, buckets, pointLabel: named.point.label };
}
