import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { postcodeIn } from '#delivery/address';
import type { HeldTime } from '#fulfilment/chosen-time';
import { localDateTime } from '#hours/times';
import type { EditedTime, OrderEdit } from '#order-edit/edit';
import type { PlacedOrder } from '#order-edit/placed';
import { type Cart, emptyCart, NO_TIME } from '#ordering/cart';
import type { VenueNow } from '#ordering/cart-time';
import type { Venue } from '#venue/model';

const ID = { slot: 'slotId', stop: 'stopId', location: 'locationId' } as const;

function timeAt(when: EditedTime, { fulfilmentPoints, timeZone }: Venue): HeldTime {
  if ('at' in when) return { ...NO_TIME, ...localDateTime(when.at, timeZone), at: when.at };
  const point = fulfilmentPoints.get(when.pointId);
  if (!point) return { ...NO_TIME, date: when.date };
  return { ...NO_TIME, date: when.date, time: point.dueTime, [ID[point.kind]]: point.id };
}

/** The slot, stop or pickup location that the order goes to, if it is still there. */
export function pointOf({ buckets }: Pick<PlacedOrder, 'buckets'>, { fulfilmentPoints }: Venue) {
  const [kind = '', id = ''] = (buckets[0] ?? '').split(':');
  const point = fulfilmentPoints.get(Number(id));
  return point?.kind === kind ? point : undefined;
}

function placedTime(placed: PlacedOrder, venue: Venue): HeldTime {
  if (placed.asap) return { ...NO_TIME, asap: true };
  const point = pointOf(placed, venue);
  const { date } = localDateTime(placed.dueAt, venue.timeZone);
  return point ? timeAt({ pointId: point.id, date }, venue) : timeAt({ at: placed.dueAt }, venue);
}

/** The order as a cart that somebody at the venue fills: what is added is judged and priced as in any other. */
export function cartOfEdit(placed: PlacedOrder, edit: OrderEdit, { venue, now }: VenueNow): Cart {
  const address = edit.address ?? placed.address;
  return {
    ...emptyCart({ sessionId: 0, venueId: placed.venueId, menuId: placed.menuId, now }),
    channel: 'counter',
    fulfilmentType: placed.fulfilmentType as FulfilmentCode,
    time: edit.when ? timeAt(edit.when, venue) : placedTime(placed, venue),
    tableNum: (edit.tableNum ?? placed.tableNum).trim().toUpperCase(),
    bookingRef: placed.bookingRef,
    bookingName: placed.bookingName,
    bookingPax: placed.bookingPax,
    deliveryAddress: address,
    deliveryPostcode: postcodeIn(address),
  };
}
