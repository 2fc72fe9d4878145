import { z } from 'zod';
import { agreement, orderDetail } from '#entities/checkout';
import { flag, money } from '#fields';
import { orderStatus } from '#entities/receipt';
import { permissions } from '#permissions';

export const consoleUser = z.strictObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** 'Manager', as the team reads it. */
  role: z.string(),
  /** 1 for a kitchen screen, which is nobody in particular and has the board alone. */
  screen: flag,
  /** 1 where the tills of the venue ask for a PIN. */
  till_pins: flag,
  /** 1: their organisation wants two steps, and until they have a second one they may do nothing. */
  two_step_owed: flag,
  permissions: z.array(z.enum(permissions)),
  merchant: z.strictObject({
    id: z.number(),
    name: z.string(),
    time_zone: z.string(),
    /** Of the venue's own brand; empty where it is not known yet. */
    logo_url: z.string(),
  }),
  /** Every venue where they work, this one among them. */
  venues: z.array(z.strictObject({ id: z.number(), name: z.string(), organisation: z.string() })),
});
export type ConsoleUser = z.output<typeof consoleUser>;

/** How a choice differs from the product as it comes: taken off, added on, another one in its place, or one of which none is usual. */
export const optionChange = z.strictObject({
  kind: z.enum(['no', 'add', 'changed', 'chosen']),
  text: z.string(),
});
export type OptionChange = z.output<typeof optionChange>;

export const boardLine = z.strictObject({
  id: z.number(),
  quantity: z.number(),
  name: z.string(),
  changes: z.array(optionChange),
  notes: z.string(),
  station: z.string(),
  /** Whether the station that makes it has finished it. */
  ready: flag,
});

export const boardOrder = z.strictObject({
  id: z.string(),
  number: z.string(),
  nstatus: orderStatus,
  fulfilment_type: z.string(),
  /** 'Mia K.' or 'Table 7': what is called out. */
  who: z.string(),
  contact_name: z.string(),
  contact_mobile: z.string(),
  delivery_address: z.string(),
  source: z.string(),
  placed: z.number(),
  /** Seconds since 1970. */
  due: z.number(),
  since: z.number(),
  /** When somebody of the venue changed it last, in seconds since 1970; 0 where nobody did. */
  edited: z.number(),
  note: z.string(),
  /** A note that speaks of an allergy, so that it can stand above the lines. */
  allergy: z.string(),
  /** What the venue asked at the checkout and was told. */
  details: z.array(orderDetail),
  /** How it is handed over without contact, in the venue's words; empty where it is not. */
  contactless: z.string(),
  /** What the customer had to agree to, and did. */
  agreed: z.array(agreement),
  total: money,
  paid: flag,
  /** To be paid at the counter; 0.00 once it is paid. */
  left: money,
  /** Given back, or on its way back. */
  refunded: money,
  payment_method: z.string(),
  /** What goes back by itself if it is cancelled, by what it was paid with. */
  goes_back: z.array(z.strictObject({ method: z.string(), amount: money })),
  /** What was taken by hand and would have to be handed back. */
  by_hand: money,
  lines: z.array(boardLine),
});
export type BoardOrder = z.output<typeof boardOrder>;

const unprinted = z.strictObject({
  id: z.number(),
  /** The order that it is of; empty where it is of none. */
  order_id: z.string(),
  number: z.string(),
  station: z.string(),
  printer: z.string(),
  /** 'Out of paper'; empty where nobody knows. */
  problem: z.string(),
  /** 1: the second printer has it. 0: it is for the screen. */
  moved: flag,
  /** 1: it was to say that the order is not made any more. */
  cancelled: flag,
});
export type Unprinted = z.output<typeof unprinted>;

export const board = z.strictObject({
  now: z.number(),
  orders: z.array(boardOrder),
  /** Minutes from placed to ready, over the last orders of today; 0 when there is none. */
  average_mins: z.number(),
  stations: z.array(z.string()),
  slots: z.array(
    z.strictObject({ at: z.number(), label: z.string(), taken: z.number(), capacity: z.number() }),
  ),
  /** Papers that were not printed in time, and nobody has seen yet. */
  unprinted: z.array(unprinted),
});
export type Board = z.output<typeof board>;
