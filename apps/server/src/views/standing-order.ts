import type {
  StandingItem,
  StandingOrderView,
  StandingStore,
} from '@servery/contract/entities/standing-order';
import { weekdays } from '@servery/contract/entities/fulfilment';
import type { Flag } from '@servery/contract/fields';
import { describeChoice } from '@servery/domain/cart/describe-choice';
import { unitPrice } from '@servery/domain/cart/options';
import { clockText } from '@servery/domain/hours/words';
import { formatCents, percentText } from '@servery/domain/money';
import {
  type StandingItem as HeldItem,
  type StandingOrder,
  standingTypes,
} from '@servery/domain/standing-orders/standing-order';
import type { Venue, VenueFulfilment } from '@servery/domain/venue/model';
import type { StandingRecord } from '#stores/standing-orders';
import { pictureUrl } from '#views/menu';

const flagOf = (on: boolean): Flag => (on ? 1 : 0);

const WAYS = { pickup: 'pickup', table: 'dinein', deliver: 'deliver' } as const;
type Way = (typeof WAYS)[keyof typeof WAYS];

const wayOf = (venue: Venue, way: Way): VenueFulfilment | undefined =>
  standingTypes(venue).find(({ code }) => WAYS[code as keyof typeof WAYS] === way);

function settingsOf(venue: Venue, way: Way): Record<string, string | number> {
  const type = wayOf(venue, way);
  const rules = type?.standing;
  return {
    [`available_${way}`]: flagOf(rules !== undefined),
    [`fulfilment_type_${way}`]: type?.code ?? '',
    [`cut_off_time_${way}_12h`]: rules ? clockText(rules.cutOffTime) : '',
    [`cut_off_days_${way}`]: rules?.cutOffDays ?? 0,
    [`discount_percent_${way}`]: percentText(rules?.discountBasisPoints ?? 0),
  };
}

/** The last time of a day that can be chosen. */
const LAST_TIME = '23:55';

/** From the first opening of the week to its last closing; each day is checked by itself. */
function pickupWindow(venue: Venue): { from: string; to: string } {
  const windows = wayOf(venue, 'pickup')?.windows ?? [];
  const ends = windows.map(({ from, to }) => (to <= from ? LAST_TIME : to));
  return {
    from: windows.map(({ from }) => from).toSorted()[0] ?? '',
    to: ends.toSorted().at(-1) ?? '',
  };
}

export function standingStoreView(venue: Venue): StandingStore {
  const { from, to } = pickupWindow(venue);
  const settings = (['pickup', 'dinein', 'deliver'] as const).map((way) => settingsOf(venue, way));
  return {
    store_id: venue.id,
    menu_id: venue.menu.id,
    menu_name: venue.menu.slug,
    store_name: venue.name,
    store_suburb: venue.suburb,
    store_address1: venue.address1,
    ...Object.assign({}, ...settings),
    available_pickup_from: from,
    available_pickup_to: to,
    payment_method_required: flagOf(venue.standingPaymentRequired),
  } as StandingStore;
}

function itemView(item: HeldItem, venue: Venue): StandingItem {
  const product = venue.products.get(item.productId);
  const category = venue.categories.find(({ id }) => id === product?.categoryId);
  const groups = product?.groups ?? [];
  const on = (way: Way) => flagOf(wayOf(venue, way) !== undefined);
  const counts = Object.fromEntries(weekdays.map((day) => [`qty_${day}`, item.quantities[day]]));
  return {
    menu_item_id: item.productId,
    category_id: product?.categoryId ?? 0,
    category_desc: category?.name ?? '',
    menu_item_desc: product?.name ?? '',
    price: formatCents(product ? unitPrice(product.basePrice, groups, item.options) : 0),
    img_url: product ? pictureUrl(venue, product.image) : '',
    tint: product?.tint ?? '',
    options_available: flagOf(groups.length > 0),
    options: [...item.options],
    options_desc: describeChoice(groups, item.options),
    is_available: flagOf(product?.visible === true),
    available_pickup: on('pickup'),
    available_dinein: on('dinein'),
    available_deliver: on('deliver'),
    ...(counts as Pick<StandingItem, 'qty_mon'>),
  } as StandingItem;
}

export function standingOrderView(
  order: StandingOrder,
  row: Pick<StandingRecord, 'payment_method' | 'status' | 'paused_by'>,
  venue: Venue,
): StandingOrderView {
  return {
    id: order.id,
    store_id: order.venueId,
    menu_id: order.menuId,
    customer_id: order.customerId,
    customer_billing_id: 0,
    fulfilment_type: order.fulfilmentType,
    fulfilment_time: order.time,
    contactless: flagOf(order.contactless),
    payment_method: row.payment_method,
    pickup_location_id: order.locationId,
    delivery_address_id: order.deliveryAddressId,
    delivery_address: order.deliveryAddress,
    delivery_slot_id: order.slotId,
    delivery_stop_id: 0,
    student_name: order.studentName,
    store_class_id: order.classId,
    note: order.note,
    status: flagOf(row.status === 1),
    paused_by: row.paused_by,
    items: order.items.map((item) => itemView(item, venue)),
    store_pause: '',
    skipped: [],
  };
}
