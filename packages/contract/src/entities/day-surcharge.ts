import { z } from 'zod';
import { money } from '#fields';
import { fulfilmentCode } from '#entities/fulfilment';
import { date, day, named, percent, yes } from '#venue-file/values';

/** What orders for some days cost more, whatever they are paid with. */
export const daySurcharge = z.strictObject({
  /** As customers read it on their receipt. */
  name: named(60),
  /** Of the products, after what comes off them. */
  percent,
  /** Every week on these days. */
  days: z.array(day, 'is not a list').max(7).default([]),
  /** On these dates, in place of what their weekday has. */
  dates: z.array(date, 'is not a list').max(60).default([]),
  /** The ways to order that it is for; none is all. */
  fulfilment: z.array(fulfilmentCode, 'is not a list').max(10).default([]),
  on: yes,
});
export type DaySurcharge = z.output<typeof daySurcharge>;
export const daySurcharges = z.array(daySurcharge, 'is not a list').max(20).default([]);

/** What an order costs more for its day. */
export const dayAdded = z.strictObject({ name: z.string(), percent: z.string(), amount: money });
