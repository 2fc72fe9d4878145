import { z } from 'zod';
import { historyOf, undoOf } from '#calls/edits';
import { call } from '#call';
import { editedPromo, editedRewards, heldPromo, venuePromos } from '#entities/promo-editor';
import { flag, flagField, idField, intField, jsonField, optionalField } from '#fields';

const ofPromos = { action: 'ConsolePromos', can: 'manage_promos', scope: 'venue' } as const;
const PROMO_SIZE = 20_000;
const edited = z.strictObject({ edit_id: z.number(), saved: heldPromo });

/** Codes that take something off, with what they have cost, and what members earn. */
export const consolePromos = call({
  ...ofPromos,
  input: z.object({}),
  output: venuePromos,
  errors: [],
  perMinute: 240,
});

/** Changes a promo, or makes one where no id is given. */
export const consoleSavePromo = call({
  ...ofPromos,
  sub: 'save',
  input: z.object({
    promo_id: optionalField(idField),
    /** The one that was seen: a change on top of somebody else's is refused. */
    version: optionalField(intField),
    promo: jsonField(editedPromo, PROMO_SIZE),
  }),
  output: edited,
  errors: ['part_changed', 'no_promo', 'no_product', 'code_taken', 'promo_dates_crossed', 'promos_full'],
  perMinute: 120,
});

/** Makes a promo whose code is the beginning of many, each of which is good for one order. */
export const consoleVoucherBatch = call({
  ...ofPromos,
  sub: 'batch',
  input: z.object({ count: intField, promo: jsonField(editedPromo, PROMO_SIZE) }),
  output: edited,
  errors: ['voucher_count', 'no_promo', 'no_product', 'code_taken', 'promo_dates_crossed', 'promos_full'],
  perMinute: 10,
});

export const consoleVouchers = call({
  ...ofPromos,
  sub: 'vouchers',
  input: z.object({ promo_id: idField }),
  output: z.strictObject({ vouchers: z.array(z.strictObject({ code: z.string(), used: flag })) }),
  errors: ['no_promo'],
  perMinute: 60,
});

/** How often it was used on each of the last 14 days, by the venue's calendar, today the last. */
export const consolePromoUses = call({
  ...ofPromos,
  sub: 'uses',
  input: z.object({ promo_id: idField }),
  output: z.strictObject({ days: z.array(z.strictObject({ date: z.string(), uses: z.number() })) }),
  errors: ['no_promo'],
  perMinute: 240,
});

export const consoleSwitchPromo = call({
  ...ofPromos,
  sub: 'switch',
  input: z.object({ promo_id: idField, on: flagField }),
  output: edited,
  errors: ['no_promo'],
  perMinute: 120,
});

/** Ends it for good; orders that had it keep what it took off. */
export const consoleRemovePromo = call({
  ...ofPromos,
  sub: 'remove',
  input: z.object({ promo_id: idField, version: intField }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['part_changed', 'no_promo'],
  perMinute: 120,
});

/** What members earn; without `rewards` they earn nothing, and keep the points that they have. */
export const consoleSaveRewards = call({
  ...ofPromos,
  sub: 'save_rewards',
  input: z.object({ version: intField, rewards: optionalField(jsonField(editedRewards, 1000)) }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['part_changed'],
  perMinute: 60,
});

/** Lets customers enter codes, on every menu of the venue. */
export const consoleTakeCodes = call({
  ...ofPromos,
  sub: 'take_codes',
  input: z.object({}),
  output: z.strictObject({ takes_codes: z.literal(true) }),
  errors: [],
  perMinute: 30,
});

export const consolePromoHistory = historyOf(ofPromos);

export const consoleUndoPromo = undoOf(ofPromos);
