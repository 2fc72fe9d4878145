import type { Weekday } from '@servery/contract/entities/fulfilment';
import { WEEK } from '#hours/availability';
import { checkChoices, choicesOf } from '#cart/options';
import { servesZone } from '#delivery/offers';
import { fail, type Failure } from '#failure';
import { pointKindOf } from '#fulfilment/chosen-time';
import { checkoutTexts } from '#messages/checkout-texts';
import { quantityLimits } from '#ordering/put-product';
import { STEP_MINUTES } from '#standing-orders/as-order';
import { daysOf, type StandingOrder, standingTypes } from '#standing-orders/standing-order';
import type { Venue, VenueFulfilment } from '#venue/model';

export const MOST_OF_A_PRODUCT = 999;

export type StandingProblem = Failure<
  | 'standing_type_required'
  | 'standing_empty'
  | 'payment_method_required'
  | 'time_required'
  | 'time_unavailable'
  | 'address_required'
  | 'postcode_unavailable'
  | 'slot_required'
  | 'location_required'
  | 'class_unknown'
  | 'no_product'
  | 'modifier_invalid'
  | 'bad_quantity'
>;

const isOpenAt = ({ windows }: VenueFulfilment, day: Weekday, time: string): boolean =>
  windows.some(({ weekday, from, to }) => weekday === day && from <= time && (time < to || to <= from));

function itemProblem({ items }: StandingOrder, venue: Venue): StandingProblem | undefined {
  for (const { productId, options, quantities } of items) {
    const product = venue.products.get(productId);
    if (!product || !product.visible) return fail('no_product');
    const chosen = checkChoices(product.groups, choicesOf(product.groups, options));
    if (!chosen.ok) return fail('modifier_invalid', { text: chosen.error.join('\n') });
    const limits = quantityLimits(product);
    const max = Math.min(limits.max, MOST_OF_A_PRODUCT);
    const wrong = WEEK.some(
      (day) => quantities[day] !== 0 && (quantities[day] < limits.min || quantities[day] > max),
    );
    if (wrong) return fail('bad_quantity', { min: limits.min, max });
  }
  return undefined;
}

function addressProblem(
  order: StandingOrder,
  type: VenueFulfilment,
  venue: Venue,
): StandingProblem | undefined {
  if (!type.addressRequired && type.code !== 'deliver') return undefined;
  if (order.deliveryAddress.trim() === '') return fail('address_required');
  return venue.zones.has(order.deliveryPostcode) ? undefined : fail('postcode_unavailable');
}

function timeProblem(order: StandingOrder, type: VenueFulfilment, venue: Venue): StandingProblem | undefined {
  const kind = pointKindOf({ time_type: type.timeType });
  if (kind === 'slot' || kind === 'location') {
    const point = venue.fulfilmentPoints.get(kind === 'slot' ? order.slotId : order.locationId);
    const zoneId = venue.zones.get(order.deliveryPostcode)?.id ?? 0;
    const serves =
      point?.kind === kind && (zoneId === 0 || servesZone(point, zoneId, venue.fulfilmentPoints));
    if (!serves) return fail(`${kind}_required`);
    const runs = daysOf(order).every((day) => point.weekdays.includes(day));
    return runs ? undefined : fail('time_unavailable');
  }
  if (order.time === '') return fail('time_required');
  const inSteps = Number(order.time.slice(3)) % STEP_MINUTES === 0;
  const open = daysOf(order).every((day) => isOpenAt(type, day, order.time));
  return inSteps && open ? undefined : fail('time_unavailable');
}

/** All that a standing order needs to be saved, in the order in which a person would fix it. Dates come later. */
export function checkStanding(
  order: StandingOrder,
  venue: Venue,
  pays: { method: string; hasMeans: boolean },
): StandingProblem | undefined {
  const type = standingTypes(venue).find(({ code }) => code === order.fulfilmentType);
  if (!type) return fail('standing_type_required');
  const place = addressProblem(order, type, venue);
  if (place) return place;
  if (daysOf(order).length === 0) return fail('standing_empty');
  const wrong = itemProblem(order, venue) ?? timeProblem(order, type, venue);
  if (wrong) return wrong;
  if (order.classId > 0 && !venue.classes.some(({ id }) => id === order.classId))
    return fail('class_unknown', { text: checkoutTexts.classUnknown });
  if (venue.standingPaymentRequired && (pays.method === '' || !pays.hasMeans))
    return fail('payment_method_required');
  return undefined;
}

/** Its options as the menu has them: what is shown and what is charged are the same. */
export const withMenuOptions = (order: StandingOrder, { products }: Venue): StandingOrder => ({
  ...order,
  items: order.items.map((item) => {
    const groups = products.get(item.productId)?.groups ?? [];
    const chosen = checkChoices(groups, choicesOf(groups, item.options));
    return chosen.ok ? { ...item, options: chosen.value } : item;
  }),
});
