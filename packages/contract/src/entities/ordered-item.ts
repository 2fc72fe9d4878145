import { z } from 'zod';

/** A product of an order as lists of orders show it; the picture is the product's of today, empty where it has none. */
export const orderedItem = z.strictObject({
  quantity: z.number(),
  name: z.string(),
  img_url: z.string(),
  tint: z.string(),
});
export type OrderedItem = z.output<typeof orderedItem>;
