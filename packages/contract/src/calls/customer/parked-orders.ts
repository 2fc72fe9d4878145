import { z } from 'zod';
import { call } from '#call';
import { cartOrder } from '#entities/cart';
import { idField, money, optionalField, submitKeyField, textField } from '#fields';

const venue = { store_id: idField, menu_id: idField };

const parkedOrder = z.strictObject({
  id: z.number(),
  name: z.string(),
  /** 'Flat White, 2 House Lemonade'. */
  summary: z.string(),
  num_items: z.number(),
  /** What it came to when it was parked: it is priced anew when it is resumed. */
  total: money,
  parked_by: z.string(),
  /** Seconds since 1970. */
  parked: z.number(),
});
export type ParkedOrder = z.output<typeof parkedOrder>;
const parked = z.array(parkedOrder);

/** What is parked at the till's venue, oldest first. */
export const listParked = call({
  action: 'ParkedOrder',
  sub: 'list',
  can: 'staff',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({ parked }),
  errors: [],
  perMinute: 120,
});

/** Puts the cart in hand aside, and leaves an empty one. */
export const parkOrder = call({
  action: 'ParkedOrder',
  sub: 'park',
  can: 'staff',
  scope: 'venue',
  input: z.object({
    ...venue,
    name: textField(40).regex(/\S/, 'is missing'),
    /** What only the screen knows, in its own words, for the one that resumes it. */
    screen: optionalField(textField(4000)),
    /** Made by the screen, once per wish: sent twice, it is parked once. */
    park_key: submitKeyField,
  }),
  output: z.strictObject({ order: cartOrder, parked }),
  errors: ['till_locked', 'no_merchant', 'payment_under_way', 'no_order', 'too_many_parked'],
  perMinute: 60,
});

/** Into the caller's own cart, which has to be empty, at today's prices. Of two tills one gets it. */
export const resumeOrder = call({
  action: 'ParkedOrder',
  sub: 'resume',
  can: 'staff',
  scope: 'venue',
  input: z.object({ ...venue, parked_id: idField }),
  output: z.strictObject({ order: cartOrder, name: z.string(), screen: z.string(), parked }),
  errors: ['no_merchant', 'payment_under_way', 'cart_in_use', 'parked_gone'],
  perMinute: 60,
});
