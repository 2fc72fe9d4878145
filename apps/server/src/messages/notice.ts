import { z } from 'zod';

/** No token ever stands in one: it is made when the message is. */
export const notice = z.discriminatedUnion('template', [
  z.object({ template: z.literal('sign-up'), sign_up_id: z.number() }),
  z.object({ template: z.literal('reset-password'), brand: z.string(), email: z.string() }),
  z.object({ template: z.literal('reset-pin'), brand: z.string(), mobile: z.string() }),
  z.object({ template: z.literal('console-reset'), email: z.string() }),
  z.object({
    template: z.literal('team-invitation'),
    person_id: z.number(),
    organisation_id: z.number(),
    inviter: z.string(),
  }),
  z.object({
    template: z.literal('connect'),
    customer_id: z.number(),
    provider: z.enum(['apple', 'google']),
    subject: z.string(),
  }),
  z.object({ template: z.literal('new-email'), customer_id: z.number(), email: z.string() }),
  z.object({ template: z.literal('verify-mobile'), customer_id: z.number(), mobile: z.string() }),
  z.object({
    template: z.literal('email-changed'),
    brand: z.string(),
    name: z.string(),
    old_email: z.string(),
  }),
  z.object({ template: z.literal('feedback'), feedback_id: z.number() }),
  z.object({ template: z.literal('gift'), gift_id: z.string() }),
  z.object({
    template: z.literal('payout'),
    brand: z.string(),
    name: z.string(),
    email: z.string(),
    cents: z.number(),
  }),
  z.object({
    template: z.literal('payout-ended'),
    customer_id: z.number(),
    cents: z.number(),
    outcome: z.enum(['paid', 'returned']),
  }),
  z.object({ template: z.literal('auto-topup'), customer_id: z.number(), cents: z.number() }),
  z.object({
    template: z.literal('auto-topup-failed'),
    customer_id: z.number(),
    cents: z.number(),
    declined: z.boolean(),
    off: z.boolean(),
  }),
  z.object({
    template: z.literal('standing-problem'),
    customer_id: z.number(),
    standing_order_id: z.number(),
    due: z.number(),
    cut_off: z.number(),
    reason: z.string(),
  }),
  z.object({
    template: z.literal('standing-skipped'),
    customer_id: z.number(),
    standing_order_id: z.number(),
    due: z.number(),
    reason: z.string(),
  }),
  z.object({
    template: z.literal('standing-paused'),
    customer_id: z.number(),
    standing_order_id: z.number(),
    pause_id: z.number(),
  }),
  z.object({
    template: z.literal('standing-resumed'),
    customer_id: z.number(),
    standing_order_id: z.number(),
  }),
  z.object({ template: z.literal('feedback-answer'), feedback_id: z.number(), venue_id: z.number() }),
  z.object({
    template: z.literal('sales-report'),
    person_id: z.number(),
    venue_id: z.number(),
    from: z.string(),
    to: z.string(),
  }),
  z.object({ template: z.literal('changed'), customer_id: z.number(), secret: z.enum(['password', 'pin']) }),
]);
export type Notice = z.output<typeof notice>;
