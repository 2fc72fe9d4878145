import { type Cart, emptyCart } from '@servery/domain/ordering/cart';
import type { CartGift } from '@servery/domain/gifts/in-cart';
import type { Channel } from '@servery/domain/people/roles';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { CartTable } from '#db/tables/ordering';

export type CartRow = Selectable<CartTable> & {
  points: number;
  paying: string;
  member_name: string;
  channel: Channel;
};

const storedAnswers = z.record(z.string(), z.string());

const storedLines = z.array(
  z.object({
    slot: z.number(),
    productId: z.number(),
    quantity: z.number(),
    options: z.array(z.number()),
    notes: z.string(),
    seenPrice: z.number(),
  }),
);

export const parseLines = (json: string) => storedLines.parse(JSON.parse(json));

export const cartFrom = (row: CartRow, gift?: CartGift): Cart => ({
  id: row.id,
  sessionId: row.session_id,
  venueId: row.venue_id,
  menuId: row.menu_id,
  lines: parseLines(row.lines),
  fulfilmentType: row.fulfilment_type as Cart['fulfilmentType'],
  time: {
    asap: row.fulfilment_asap === 1,
    date: row.fulfilment_date,
    time: row.fulfilment_time,
    at: row.fulfilment_at || undefined,
    slotId: row.slot_id,
    stopId: row.stop_id,
    locationId: row.location_id,
  },
  tableNum: row.table_num,
  bookingRef: row.booking_ref,
  bookingName: row.booking_name,
  bookingPax: row.booking_pax,
  deliveryAddressId: row.delivery_address_id,
  deliveryAddress: row.delivery_address,
  deliveryPostcode: row.delivery_postcode,
  billingAddressId: row.billing_address_id,
  paymentMethod: row.payment_method,
  cardType: row.card_type,
  customData: storedAnswers.parse(JSON.parse(row.custom_data)),
  couponCode: row.coupon_code,
  giftId: row.gift_id,
  gift,
  note: row.note,
  updatedAt: row.updated_at,
  // Whoever has closed their account is nobody in particular.
  memberId: row.member_name === '' ? 0 : row.member_id,
  memberName: row.member_name,
  rewardPoints: row.points,
  channel: row.channel,
  paying: row.paying,
});

/** What a cart holds of an order's details, as columns; only what is named. */
export type CartDetails = Partial<
  Omit<
    Cart,
    | 'id'
    | 'sessionId'
    | 'venueId'
    | 'menuId'
    | 'lines'
    | 'updatedAt'
    | 'memberName'
    | 'rewardPoints'
    | 'channel'
    | 'paying'
    | 'gift'
  >
>;

const storedDetails = z.object({
  fulfilmentType: z.string(),
  time: z.object({
    asap: z.boolean(),
    date: z.string(),
    time: z.string(),
    at: z.number().optional(),
    slotId: z.number(),
    stopId: z.number(),
    locationId: z.number(),
  }),
  tableNum: z.string(),
  bookingRef: z.string(),
  bookingName: z.string(),
  bookingPax: z.number(),
  deliveryAddressId: z.number(),
  deliveryAddress: z.string(),
  deliveryPostcode: z.string(),
  billingAddressId: z.number(),
  paymentMethod: z.string(),
  cardType: z.string(),
  customData: storedAnswers,
  couponCode: z.string(),
  note: z.string(),
  memberId: z.number().default(0),
});

/** What `detailsIn` gave, once it was stored as JSON. */
export const parseDetails = (json: string): CartDetails => {
  const { fulfilmentType, ...details } = storedDetails.parse(JSON.parse(json));
  return { ...details, fulfilmentType: fulfilmentType as Cart['fulfilmentType'] };
};

type Columns = Partial<Omit<Selectable<CartTable>, 'id' | 'session_id' | 'venue_id' | 'menu_id'>>;

const timeColumns = ({ asap, date, time, at, slotId, stopId, locationId }: Cart['time']): Columns => ({
  fulfilment_asap: asap ? 1 : 0,
  fulfilment_date: date,
  fulfilment_time: time,
  fulfilment_at: at ?? 0,
  slot_id: slotId,
  stop_id: stopId,
  location_id: locationId,
});

const COLUMN = {
  fulfilmentType: 'fulfilment_type',
  tableNum: 'table_num',
  bookingRef: 'booking_ref',
  bookingName: 'booking_name',
  bookingPax: 'booking_pax',
  deliveryAddressId: 'delivery_address_id',
  deliveryAddress: 'delivery_address',
  deliveryPostcode: 'delivery_postcode',
  billingAddressId: 'billing_address_id',
  paymentMethod: 'payment_method',
  cardType: 'card_type',
  couponCode: 'coupon_code',
  giftId: 'gift_id',
  note: 'note',
  memberId: 'member_id',
} as const satisfies Partial<Record<keyof CartDetails, keyof Columns>>;

export function columnsOf({ time, customData, ...details }: CartDetails): Columns {
  const plain = Object.entries(details).map(([name, value]) => [COLUMN[name as keyof typeof COLUMN], value]);
  return {
    ...(Object.fromEntries(plain) as Columns),
    ...(time && timeColumns(time)),
    ...(customData && { custom_data: JSON.stringify(customData) }),
  };
}

export type BlankColumns = Omit<
  Selectable<CartTable>,
  'id' | 'session_id' | 'venue_id' | 'menu_id' | 'updated_at'
>;

/** How, where and when, as a cart holds it: all but its lines. */
export const detailsIn = (cart: Cart): CartDetails => ({
  ...(Object.fromEntries(
    Object.keys(COLUMN).map((name) => [name, cart[name as keyof typeof COLUMN]]),
  ) as CartDetails),
  time: cart.time,
  customData: cart.customData,
});

/** A cart with nothing in it. */
export const BLANK_COLUMNS = {
  lines: '[]',
  ...columnsOf(detailsIn(emptyCart({ sessionId: 0, venueId: 0, menuId: 0, now: 0 }))),
} as BlankColumns;
