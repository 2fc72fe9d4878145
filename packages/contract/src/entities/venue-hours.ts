import { z } from 'zod';
import { fulfilmentCode } from '#entities/fulfilment';
import { flag, money } from '#fields';
import { fulfilmentItem } from '#venue-file/fulfilment';

/** When a fulfilment type can be had, as a venue file writes it. */
export const hoursValue = fulfilmentItem.pick({
  asap_minutes: true,
  notice_minutes: true,
  block_minutes: true,
  block_capacity: true,
  hours: true,
  special_dates: true,
});
export type HoursValue = z.output<typeof hoursValue>;

export const heldHours = z.strictObject({
  id: z.number(),
  /** Raised by every change of it: a write names the one that was seen. */
  version: z.number(),
  code: fulfilmentCode,
  name: z.string(),
  value: hoursValue,
});
export type HeldHours = z.output<typeof heldHours>;

export const venueHours = z.strictObject({
  time_zone: z.string(),
  /** By the venue's own calendar. */
  today: z.string(),
  types: z.array(heldHours),
  /** Those of its state, from today for a year ahead. */
  holidays: z.array(z.strictObject({ date: z.string(), name: z.string() })),
  /** What people have ordered for days ahead: other hours would hurt them. */
  booked: z.array(z.strictObject({ date: z.string(), time: z.string(), code: z.string() })),
});
export type VenueHours = z.output<typeof venueHours>;

/** The shop at some moment, as a customer would meet it then. */
export const shopAt = z.strictObject({
  line: z.string(),
  is_open: flag,
  types: z.array(
    z.strictObject({ code: fulfilmentCode, name: z.string(), first: z.string(), why: z.string() }),
  ),
  /** What is on the menu and cannot be had at that moment. */
  not_available: z.array(z.strictObject({ name: z.string(), why: z.string() })),
  product_count: z.number(),
  /** What is on the menu then, with its price, and why it cannot be had. */
  menu: z.array(
    z.strictObject({
      name: z.string(),
      products: z.array(
        z.strictObject({
          name: z.string(),
          price: money,
          /** What it costs until then; empty where that is the same. */
          live_price: z.string(),
          is_new: flag,
          why: z.string(),
        }),
      ),
    }),
  ),
  /** Whether the menu has a draft, whether it is in what is shown, and when it goes live: seconds since 1970, or 0. */
  has_draft: flag,
  shows_draft: flag,
  publish_at: z.number(),
});
export type ShopAt = z.output<typeof shopAt>;
