import { z } from 'zod';
import { call } from '#call';
import { orderedItem } from '#entities/ordered-item';
import { orderStatus } from '#entities/receipt';

const activeOrder = z.strictObject({
  id: z.string(),
  pos_order_id: z.string(),
  nstatus: orderStatus,
  status_text: z.string(),
  store_name: z.string(),
  /** '12:30 pm', or 'Tomorrow, 12:30 pm', at the venue. */
  due_text: z.string(),
  /** 'Pickup, today 12:30 pm', 'Table 12'. */
  way_text: z.string(),
  /** What happens next, in one sentence. */
  order_confirmation: z.string(),
  /** The first three lines. */
  items: z.array(orderedItem),
});
export type ActiveOrder = z.output<typeof activeOrder>;

/** What the caller has ordered and not yet got, soonest first: for the way back to it from every screen. */
export const activeOrders = call({
  action: 'ActiveOrders',
  can: 'anyone',
  scope: 'brand',
  input: z.object({}),
  output: z.strictObject({ orders: z.array(activeOrder) }),
  errors: [],
  perMinute: 240,
});
