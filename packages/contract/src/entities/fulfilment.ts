import { z } from 'zod';
import { flag } from '#fields';

export const fulfilmentCodes = ['pickup', 'deliver', 'table', 'booking', 'custom', 'catering'] as const;
export type FulfilmentCode = (typeof fulfilmentCodes)[number];
export const fulfilmentCode = z.enum(fulfilmentCodes, 'is not a fulfilment type');

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Local times HH:MM; a window whose end is not after its start runs past midnight. */
export const openWindow = z.strictObject({ from: z.string(), to: z.string() });
export type OpenWindow = z.output<typeof openWindow>;

export const specialDate = z.strictObject({
  ph_date: z.string(),
  menu_available: flag,
  /** From the first opening to the last closing of the day; `windows` has each of them. */
  available_from: z.string(),
  available_to: z.string(),
  windows: z.array(openWindow),
});

/** The ordinary week; a day with two windows closes between them, one without any is closed. */
const availableDays = {
  available_mon: z.array(openWindow),
  available_tue: z.array(openWindow),
  available_wed: z.array(openWindow),
  available_thu: z.array(openWindow),
  available_fri: z.array(openWindow),
  available_sat: z.array(openWindow),
  available_sun: z.array(openWindow),
};

export const fulfilmentType = z.strictObject({
  code: fulfilmentCode,
  icon: z.string(),
  verb: z.string(),
  desc: z.string(),
  asap: flag,
  /** Minutes until an ASAP order is ready. */
  asap_mins: z.number(),
  time_frame: z.enum(['none', 'datetime', 'location']),
  time_type: z.enum(['none', 'user', 'slots', 'stops', 'locations']),
  min_notice: z.number(),
  time_block: z.number(),
  /** As the type says, else the menu, else the merchant. */
  order_for_later: flag,
  /** While orders are paused: no time before this is taken, in seconds since 1970; 0 when they are not. */
  paused_until: z.number(),
  /** What a list of pickup locations or delivery stops is called, and what stands in it. */
  location_label: z.string(),
  location_options: z.array(z.strictObject({ id: z.number(), desc: z.string() })),
  display_store_closed_text: flag,
  address_required: flag,
  table_num_required: flag,
  /** '1-40, B1-B12': the tables that there are; empty where any is taken. */
  table_nums: z.string(),
  table_num_label: z.string(),
  table_num_desc: z.string(),
  table_num_qr_scanner: flag,
  booking_ref_required: flag,
  booking_name_required: flag,
  booking_pax_required: flag,
  booking_ref_label: z.string(),
  booking_name_label: z.string(),
  booking_pax_label: z.string(),
  booking_ref_desc: z.string(),
  booking_name_desc: z.string(),
  booking_pax_desc: z.string(),
  booking_data_qr_scanner: flag,
  available_today: flag,
  /** 1 when an ASAP order can be taken at this moment. */
  open_now: flag,
  online_status: z.enum(['online', 'offline']),
  /** Today's first opening and last closing, HH:MM; empty on a closed day. */
  available_from: z.string(),
  available_to: z.string(),
  /** The one of its own kind is filled; the others are empty. */
  available_text_pickup: z.string(),
  available_text_deliver: z.string(),
  available_text_dinein: z.string(),
  unavailable_reason: z.string(),
  ...availableDays,
  special_dates: z.array(specialDate),
});
export type FulfilmentType = z.output<typeof fulfilmentType>;
