import { z } from 'zod';
import { call } from '#call';
import { dateField, idField, optionalField, textField } from '#fields';

const venueAndDate = {
  store_id: idField,
  menu_id: idField,
  /** Left out: the first day that has anything to offer. */
  fulfilment_date: optionalField(dateField),
  component: optionalField(textField(60)),
};
const offered = {
  display_label: z.string(),
  /** When its orders are due, HH:MM: what can be had is judged for then. */
  due_time: z.string(),
  cut_off_time_str: z.string(),
  /** How many days before the place's own its cut-off lies. */
  cut_off_days: z.number(),
  /** Places left; the client marks less than 20 as almost full. */
  available: z.number(),
};

/** One day of the calendar that can be chosen, and how full it is. */
export const calendarDay = z.strictObject({
  date: z.string(),
  colour: z.enum(['good', 'warn', 'bad']),
  available: z.number(),
});
export type CalendarDay = z.output<typeof calendarDay>;

/** Days that cannot be chosen between today and the last day of the window, as YYYY-MM-DD. */
const invalidDays = z.array(z.string());

export const deliverySlot = z.strictObject({ delivery_slot_id: z.number(), ...offered });
export const deliveryStop = z.strictObject({ delivery_stop_id: z.number(), ...offered });
export const pickupLocation = z.strictObject({ pickup_location_id: z.number(), ...offered });

const errors = ['no_merchant', 'fulfilment_unavailable', 'postcode_unavailable'] as const;

export const deliverySlots = call({
  action: 'DeliverySlots',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ ...venueAndDate, postcode_id: optionalField(idField) }),
  output: z.strictObject({
    /** The day that the list is of; empty when no day has anything. */
    fulfilment_date: z.string(),
    slots_on_date: z.array(deliverySlot),
    slots_calendar: z.array(calendarDay),
    slots_invalid_days: invalidDays,
  }),
  errors: [...errors, 'address_required'],
  perMinute: 240,
});

export const deliveryStops = call({
  action: 'DeliveryStops',
  can: 'anyone',
  scope: 'brand',
  input: z.object(venueAndDate),
  output: z.strictObject({
    fulfilment_date: z.string(),
    stops_on_date: z.array(deliveryStop),
    stops_calendar: z.array(calendarDay),
    stops_invalid_days: invalidDays,
  }),
  errors: ['no_merchant', 'fulfilment_unavailable'],
  perMinute: 240,
});

export const pickupLocations = call({
  action: 'PickupLocations',
  can: 'anyone',
  scope: 'brand',
  input: z.object(venueAndDate),
  output: z.strictObject({
    fulfilment_date: z.string(),
    locations_on_date: z.array(pickupLocation),
    locations_calendar: z.array(calendarDay),
    locations_invalid_days: invalidDays,
  }),
  errors: ['no_merchant', 'fulfilment_unavailable'],
  perMinute: 240,
});
