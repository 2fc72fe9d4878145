import { z } from 'zod';
import { money } from '#fields';

/** `partial`: the mails could not be sent for so long that it was given up, with some recipients still waiting. */
export const newsStates = ['draft', 'planned', 'sending', 'sent', 'stopped', 'partial'] as const;
export type NewsState = (typeof newsStates)[number];

export const segmentKinds = ['all', 'ordered', 'lapsed', 'often', 'spent', 'points', 'product'] as const;
export type SegmentKind = (typeof segmentKinds)[number];

const whole = (least: number, most: number) =>
  z.int('is not a whole number').min(least, `is below ${least}`).max(most, `is above ${most}`);

/** To whom of those who want news: each kind reads the numbers that it needs, and the others stay as they are. */
export const newsSegment = z.strictObject({
  kind: z.enum(segmentKinds, 'is not a kind of segment'),
  days: whole(1, 730).default(90),
  times: whole(1, 100).default(3),
  amount: money.default('50.00'),
  points: whole(1, 1_000_000).default(50),
  product_id: whole(0, Number.MAX_SAFE_INTEGER).default(0),
});
export type NewsSegment = z.output<typeof newsSegment>;

/** What somebody of the team writes. The text is plain: each line is a paragraph. */
export const newsLetter = z.strictObject({
  subject: z.string().trim().max(120, 'is longer than 120 characters').default(''),
  text: z.string().trim().max(5000, 'is longer than 5000 characters').default(''),
  segment: newsSegment,
  /** 0 without a promo. */
  promo_id: whole(0, Number.MAX_SAFE_INTEGER).default(0),
});
export type NewsLetter = z.output<typeof newsLetter>;

/** A message, and how far it has come. Moments are in seconds since 1970, and 0 for never. */
export const newsMessage = z.strictObject({
  id: z.number(),
  version: z.number(),
  state: z.enum(newsStates),
  value: newsLetter,
  changed_at: z.number(),
  /** Who wrote it last. */
  by: z.string(),
  send_at: z.number(),
  started_at: z.number(),
  ended_at: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** Those who ended their news, or had enough of it, before it was their turn. */
  skipped: z.number(),
  /** Those who ended their news by this very mail. */
  left: z.number(),
});
export type NewsMessage = z.output<typeof newsMessage>;

/** Whom a message would reach now. */
export const newsReach = z.strictObject({
  members: z.number(),
  agreed: z.number(),
  /** Of those who agreed, whom the segment is of. */
  fit: z.number(),
  /** Of those who fit, who had as many messages this week as they get. */
  rested: z.number(),
});
export type NewsReach = z.output<typeof newsReach>;

/** The messages of a venue, and what is needed to write one. */
export const newsRoom = z.strictObject({
  messages: z.array(newsMessage),
  members: z.number(),
  agreed: z.number(),
  promos: z.array(z.strictObject({ id: z.number(), code: z.string(), title: z.string() })),
  products: z.array(z.strictObject({ id: z.number(), name: z.string(), category: z.string() })),
  brand: z.string(),
  /** Who sends it and how they are reached, as each mail ends with it. */
  sender: z.array(z.string()),
  own_email: z.string(),
  /** Whether the server can send mails at all. */
  mails: z.boolean(),
});
export type NewsRoom = z.output<typeof newsRoom>;
