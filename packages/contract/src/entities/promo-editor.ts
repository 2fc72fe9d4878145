import { z } from 'zod';
import { fulfilmentCode } from '#entities/fulfilment';
import { money } from '#fields';
import { rewards } from '#venue-file/facts';
import { promoItem } from '#venue-file/fulfilment';
import { amount, count, moment, percent, text } from '#venue-file/values';

const id = z.int('is not an id').positive('is not an id');
const momentOrNothing = z.union(
  [z.literal(''), moment],
  'is not a date and time like "2026-12-25 09:00", or nothing',
);

/** As a venue file writes it, with the id of a product in place of its name. */
export const editedPromo = promoItem.omit({ vouchers: true }).extend({
  /** Without one it is a notice, which nobody can enter. */
  code: text(40).regex(
    /^(?:[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}_-]*)?$/u,
    'is not a code of capital letters and digits, without spaces',
  ),
  off: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('percent'), percent }),
      z.strictObject({ kind: z.literal('amount'), amount }),
      z.strictObject({ kind: z.literal('free_delivery') }),
      z.strictObject({ kind: z.literal('product'), percent, product_id: id }),
    ],
    'is not one of percent, amount, free_delivery and product',
  ),
  from: momentOrNothing.default(''),
  until: momentOrNothing.default(''),
});
export type EditedPromo = z.output<typeof editedPromo>;

export const promoStates = ['running', 'planned', 'paused', 'used_up', 'ended'] as const;
export type PromoState = (typeof promoStates)[number];

export const heldPromo = z.strictObject({
  id: z.number(),
  /** Raised by every change of it: a write names the one that was seen. */
  version: z.number(),
  /** Read as it stands: one that a file brought may have a code that nobody could type here. */
  value: editedPromo.extend({
    code: z.string(),
    off: z.union([
      editedPromo.shape.off,
      z.strictObject({ kind: z.literal('product'), percent, product_id: z.literal(0) }),
    ]),
  }),
  state: z.enum(promoStates),
  /** Orders that used it; those that were cancelled gave it back. */
  uses: z.number(),
  given: money,
  given_lately: money,
  /** How many codes there are of it, where each is good for one order; else 0. */
  vouchers: z.number(),
});
export type HeldPromo = z.output<typeof heldPromo>;
export type HeldPromoValue = HeldPromo['value'];

export const editedRewards = rewards.extend({
  points_per_dollar: count.min(1, 'is below 1'),
  points_required: count.min(1, 'is below 1'),
  value: amount,
});
export type EditedRewards = z.output<typeof editedRewards>;

const heldRewards = z.strictObject({
  /** 0 where there are none. */
  version: z.number(),
  value: rewards.nullable(),
  /** Who has points, and how many there are of all of them. */
  members: z.number(),
  points: z.number(),
  /** What these points can cost at most. */
  worth: money,
  /** How many members have which tenth of the points for a reward; the last have one waiting. */
  tenths: z.array(z.number()),
  used_lately: z.number(),
  given_lately: money,
});
export type HeldRewards = z.output<typeof heldRewards>;

/** Codes and rewards of a venue. Lately is within the last 30 days. */
export const venuePromos = z.strictObject({
  time_zone: z.string(),
  /** By the venue's own clock: '2026-11-17 21:00'. */
  now: z.string(),
  /** Where customers order: names of the shop's own hosts, and the page of its menu. */
  hosts: z.array(z.string()),
  path: z.string(),
  /** Whether a menu of the venue has a place for a code at all. */
  takes_codes: z.boolean(),
  promos: z.array(heldPromo),
  lately: z.strictObject({ orders: z.number(), given: money, sales: money }),
  rewards: heldRewards,
  products: z.array(z.strictObject({ id: z.number(), name: z.string(), category: z.string(), price: money })),
  fulfilment: z.array(z.strictObject({ code: fulfilmentCode, name: z.string() })),
});
export type VenuePromos = z.output<typeof venuePromos>;
