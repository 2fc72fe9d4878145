import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { CallInput } from '@servery/contract/registry';
import { choicesOf } from '#cart/options';
import type { CartLine } from '#cart/lines';
import { type Instant, weekdayOf } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { type Cart, emptyCart, NO_TIME } from '#ordering/cart';
import { contactOf } from '#ordering/check-contact';
import { checkOrder, type CheckedOrder } from '#ordering/check-order';
import type { Buyer, OrderProblem, OrderRequest } from '#ordering/order-request';
import { putProduct } from '#ordering/put-product';
import { fail, type Failure } from '#failure';
import { dueOn, type StandingOrder, takesStanding } from '#standing-orders/standing-order';
import type { Venue } from '#venue/model';

/** In steps of so many minutes a time is chosen. */
export const STEP_MINUTES = 5;

const known = new WeakMap<Venue, Venue>();

/**
 * A venue as its standing orders see it: a time of one's own in steps of five minutes, whoever may order for later, no
 * table, and what they have off. The same object for the same venue, so that what is worked out from it can be kept.
 */
export function forStandingOrders(venue: Venue): Venue {
  const held = known.get(venue);
  if (held) return held;
  const made: Venue = {
    ...venue,
    preorderFee: 0,
    menu: { ...venue.menu, customFields: [], orderForLater: true },
    fulfilment: venue.fulfilment.filter(takesStanding).map((type) => ({
      ...type,
      asap: false,
      timeFrame: 'datetime',
      timeType: type.timeType === 'none' ? 'user' : type.timeType,
      orderForLater: true,
      pickMinutes: STEP_MINUTES,
      tableNumRequired: false,
      bookingRefRequired: false,
      bookingNameRequired: false,
      bookingPaxRequired: false,
    })),
    discounts: new Map(
      venue.fulfilment.flatMap(({ code, standing }) =>
        standing ? [[code, standing.discountBasisPoints] as const] : [],
      ),
    ),
  };
  known.set(venue, made);
  return made;
}

/** At which store of theirs a customer wants it, and when. */
export type OccurrenceAt = Buyer & { venue: Venue; now: Instant };

type OnDate = { date: string; empty: Cart };

function linesOf(
  order: StandingOrder,
  { date, empty }: OnDate,
  at: OccurrenceAt,
): CartLine[] | OccurrenceProblem {
  const day: Weekday = weekdayOf(Temporal.PlainDate.from(date));
  let lines: readonly CartLine[] = empty.lines;
  for (const { productId, options, quantities } of order.items) {
    if (quantities[day] === 0) continue;
    const choices = choicesOf(at.venue.products.get(productId)?.groups ?? [], options);
    const put = putProduct(
      { ...empty, lines },
      { productId, quantity: quantities[day], choices, notes: '' },
      at,
    );
    if (!put.ok) return put;
    lines = put.lines;
  }
  return [...lines];
}

/** The cart that somebody would have filled for that date. */
function cartOn(order: StandingOrder, date: string, at: OccurrenceAt): Cart {
  const { venue, now } = at;
  const point = venue.fulfilmentPoints.get(order.slotId || order.locationId);
  const wanted = point?.dueTime ?? order.time;
  return {
    ...emptyCart({ sessionId: 0, venueId: venue.id, menuId: venue.menu.id, now }),
    fulfilmentType: order.fulfilmentType,
    time: {
      ...NO_TIME,
      date,
      // As the clock shows it on that day: daylight saving may skip what was wanted.
      time: wanted && localDateTime(dueOn(order, date, venue), venue.timeZone).time,
      slotId: order.slotId,
      locationId: order.locationId,
    },
    deliveryAddressId: order.deliveryAddressId,
    deliveryAddress: order.deliveryAddress,
    deliveryPostcode: order.deliveryPostcode,
    note: order.note,
  };
}

export const occurrenceKey = ({ id }: Pick<StandingOrder, 'id'>, date: string): string =>
  `standing-order-${id}-${date}`;

/** What somebody would have sent. Who keeps a standing order has agreed to what the brand asks when it was made. */
const inputOf = (order: StandingOrder, date: string, method: string): CallInput<'SubmitOrder'> => ({
  merchant_id: order.venueId,
  menu_id: order.menuId,
  preorder: 1,
  submit_key: occurrenceKey(order, date),
  payment_method: method,
  student_name: order.studentName,
  store_class_id: order.classId || undefined,
  contactless: order.contactless ? 1 : 0,
  age_agreed: 1,
  terms_agreed: 1,
  mobile_metadata: undefined,
});

type ContactProblem = Failure<
  | 'name_required'
  | 'name_placeholder'
  | 'email_required'
  | 'email_invalid'
  | 'mobile_required'
  | 'mobile_invalid'
>;

/** Who it is for: what the checkout would ask has to be known beforehand. */
export function contactProblem(order: StandingOrder, around: OccurrenceAt): ContactProblem | undefined {
  const { venueId, menuId } = order;
  const cart = emptyCart({ sessionId: 0, venueId, menuId, now: around.now });
  const found = contactOf({ ...around, input: inputOf(order, '', ''), cart, address: undefined });
  return 'ok' in found ? (found as ContactProblem) : undefined;
}

export type OccurrenceProblem = OrderProblem | Extract<ReturnType<typeof putProduct>, { ok: false }>;
export type CheckedOccurrence = { ok: true; request: OrderRequest; cart: Cart; checked: CheckedOrder };

/** The order of one date, checked by the rules that a person's is: price, hours, what can be had, address and method. */
export function checkOccurrence(
  order: StandingOrder,
  { date, method }: { date: string; method: string },
  around: OccurrenceAt,
): CheckedOccurrence | OccurrenceProblem | Failure<'fulfilment_unavailable'> {
  const at = { ...around, venue: forStandingOrders(around.venue) };
  if (!at.venue.fulfilment.some(({ code }) => code === order.fulfilmentType))
    return fail('fulfilment_unavailable');
  const empty = cartOn(order, date, at);
  const lines = linesOf(order, { date, empty }, at);
  if ('ok' in lines) return lines;
  const request: OrderRequest = {
    ...at,
    input: inputOf(order, date, method),
    cart: { ...empty, lines },
    address: undefined,
    cardType: method === 'SAVED' ? at.customer.credit_card_type : undefined,
  };
  const checked = checkOrder(request);
  return checked.ok ? { ok: true, request, cart: checked.cart, checked: checked.checked } : checked;
}
