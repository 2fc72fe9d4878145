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
  windows: z.array(openWindow),
});

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
  order_for_later: flag,
  address_required: flag,
  table_num_required: flag,
  table_num_label: z.string(),
  table_num_desc: z.string(),
  booking_ref_required: flag,
  booking_name_required: flag,
  booking_pax_required: flag,
  booking_ref_label: z.string(),
  booking_name_label: z.string(),
  booking_pax_label: z.string(),
  available_today: flag,
  /** 1 when an ASAP order can be taken at this moment. */
  open_now: flag,
  available_text: z.string(),
  unavailable_reason: z.string(),
  windows: z.record(z.enum(weekdays), z.array(openWindow)),
  special_dates: z.array(specialDate),
});
export type FulfilmentType = z.output<typeof fulfilmentType>;

/** One entry of the lists of slots, stops and pickup locations. */
export const placeOption = z.strictObject({
  id: z.number(),
  display_label: z.string(),
  cut_off_time_str: z.string(),
  available: z.number(),
});
