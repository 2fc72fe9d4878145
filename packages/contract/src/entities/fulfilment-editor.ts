import { z } from 'zod';
import { fulfilmentCode } from '#entities/fulfilment';
import { money } from '#fields';
import { fulfilmentItem, pointItem, zoneItem } from '#venue-file/fulfilment';
import { listOf, named } from '#venue-file/values';

/** Whether a way to order can be chosen, and what it asks of customers, as a venue file writes it. */
export const editedType = fulfilmentItem.pick({
  offered: true,
  name: true,
  description: true,
  time_frame: true,
  time_type: true,
  address_required: true,
  table_number_required: true,
  tables: true,
  booking_reference_required: true,
  booking_name_required: true,
  booking_people_required: true,
});
export type EditedType = z.output<typeof editedType>;

export const heldType = z.strictObject({
  id: z.number(),
  /** Raised by every change of it: a write names the one that was seen. */
  version: z.number(),
  code: fulfilmentCode,
  value: editedType,
  /** Whom it would affect to switch it off: orders that are due today, and carts that chose it within the hour. */
  orders: z.number(),
  carts: z.number(),
});
export type HeldType = z.output<typeof heldType>;

/** A way to order that is switched on or off; without a version where the venue never had it. */
export const waySwitch = z.strictObject({
  code: fulfilmentCode,
  version: z.int('is not a version').optional(),
  offered: z.boolean(),
});
export type WaySwitch = z.output<typeof waySwitch>;

/** Postcodes that are delivered to for the same fee, under one name. */
export const editedZone = zoneItem.omit({ postcode: true }).extend({
  postcodes: listOf(named(20), 500)
    .min(1, 'is empty')
    .refine((all) => new Set(all).size === all.length, 'has a postcode twice'),
});
export type EditedZone = z.output<typeof editedZone>;

/** A postcode of a zone, as it was seen. */
export const zonePostcode = z.strictObject({
  id: z.int('is not an id').positive('is not an id'),
  version: z.int('is not a version'),
});

export const heldZone = z.strictObject({
  rows: z.array(zonePostcode),
  value: editedZone,
  /** Deliveries of the last 30 days. */
  orders: z.number(),
});
export type HeldZone = z.output<typeof heldZone>;

export const editedPoint = pointItem;
export type EditedPoint = z.output<typeof editedPoint>;
export const heldPoint = z.strictObject({ id: z.number(), version: z.number(), value: editedPoint });
export type HeldPoint = z.output<typeof heldPoint>;

/** How orders reach people: ways to order, delivery zones, slots, stops and pickup locations. */
export const venueFulfilment = z.strictObject({
  time_zone: z.string(),
  /** Where customers order: names of the shop's own hosts, and the page of its menu. */
  hosts: z.array(z.string()),
  path: z.string(),
  types: z.array(heldType),
  zones: z.array(heldZone),
  points: z.array(heldPoint),
});
export type VenueFulfilmentRoom = z.output<typeof venueFulfilment>;

/** What checkout would say of an address. */
export const triedAddress = z.strictObject({
  postcode: z.string(),
  zone: z.string(),
  fee: money,
  minimum: money,
  minutes: z.number(),
  /** Why nothing is delivered there; empty where it is. */
  error: z.string(),
});
