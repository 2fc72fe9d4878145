import { z } from 'zod';
import { call } from '#call';
import {
  decimalField,
  flag,
  idField,
  intField,
  money,
  optionalField,
  secondsField,
  submitKeyField,
  textField,
} from '#fields';

const ofGifts = { action: 'ConsoleGifts', can: 'manage_promos', scope: 'venue' } as const;

/** A gift voucher of the brand, in a list. */
const giftRow = z.strictObject({
  id: z.string(),
  /** The last four of its code. */
  ending: z.string(),
  state: z.enum(['active', 'spent', 'ended', 'stopped', 'returned']),
  recipient: z.string(),
  buyer: z.string(),
  amount: money,
  balance: money,
  /** In seconds since 1970. */
  sold: z.number(),
  /** The last day on which it can be spent, YYYY-MM-DD. */
  ends: z.string(),
});
export type GiftRow = z.output<typeof giftRow>;

const gift = giftRow.extend({
  version: z.number(),
  email: z.string(),
  message: z.string(),
  paid_with: z.enum(['cash', 'card', 'other', 'given']),
  sold_by: z.string(),
  sold_at: z.string(),
  /** In seconds since 1970; 0 where it never was. */
  mailed: z.number(),
  stopped: z.number(),
  stop_reason: z.string(),
  /** Oldest first. */
  entries: z.array(
    z.strictObject({
      id: z.number(),
      at: z.number(),
      kind: z.enum(['sold', 'given', 'spent', 'refunded', 'returned']),
      amount: money,
      balance: money,
      venue: z.string(),
      /** Empty where it was sold, given or taken back. */
      order_id: z.string(),
      order_number: z.string(),
    }),
  ),
});
export type ShownGift = z.output<typeof gift>;

const names = {
  recipient: optionalField(textField(100)),
  email: optionalField(z.email('is not an email address').max(200)),
  message: optionalField(textField(300)),
};
const giftId = textField(64).min(1, 'is missing');
const shown = z.strictObject({ gift });

/** The brand's gift vouchers, newest first: all, or those of a name, an address or the last four of a code. */
export const consoleGifts = call({
  ...ofGifts,
  input: z.object({ search: optionalField(textField(100)), before: optionalField(secondsField) }),
  output: z.strictObject({
    gifts: z.array(giftRow),
    more: flag,
    /** What can still be spent, and on how many. */
    owed: money,
    owed_on: z.number(),
  }),
  errors: [],
  perMinute: 240,
});

export const consoleShowGift = call({
  ...ofGifts,
  sub: 'show',
  input: z.object({ gift_id: giftId }),
  output: shown,
  errors: ['no_gift'],
  perMinute: 240,
});

/** Sells one that was paid for at the counter, or gives one away. With an address it is mailed at once. */
export const consoleSellGift = call({
  ...ofGifts,
  sub: 'sell',
  input: z.object({
    amount: decimalField,
    paid_with: z.enum(['cash', 'card', 'other', 'given'], 'is not cash, card, other or given'),
    buyer: optionalField(textField(100)),
    ...names,
    /** How long it can be spent: 3 where nothing is said. */
    years: optionalField(intField),
    /** Made by the screen, once per sale: sent twice, it is one voucher. */
    submit_key: submitKeyField,
  }),
  output: shown,
  errors: ['gift_amount', 'gift_years', 'gift_mailed_enough', 'no_gift'],
  perMinute: 60,
});

/** Whom it is for, and where it is mailed to. */
export const consoleSaveGift = call({
  ...ofGifts,
  sub: 'save',
  input: z.object({
    gift_id: giftId,
    /** The one that was seen: a change on top of somebody else's is refused. */
    version: idField,
    ...names,
  }),
  output: shown,
  errors: ['no_gift', 'part_changed'],
  perMinute: 60,
});

export const consoleMailGift = call({
  ...ofGifts,
  sub: 'mail',
  input: z.object({ gift_id: giftId }),
  output: shown,
  errors: ['no_gift', 'gift_no_email', 'gift_mailed_enough'],
  perMinute: 30,
});

/** The code itself, to print it. Who saw it is written down. */
export const consoleGiftCode = call({
  ...ofGifts,
  sub: 'code',
  input: z.object({ gift_id: giftId }),
  output: z.strictObject({ code: z.string() }),
  errors: ['no_gift'],
  perMinute: 30,
});

/** Nobody can spend it until it is resumed. */
export const consoleStopGift = call({
  ...ofGifts,
  sub: 'stop',
  input: z.object({ gift_id: giftId, reason: textField(200).regex(/\S/, 'is missing: say why') }),
  output: shown,
  errors: ['no_gift', 'gift_not_stopped'],
  perMinute: 60,
});

export const consoleResumeGift = call({
  ...ofGifts,
  sub: 'resume',
  input: z.object({ gift_id: giftId }),
  output: shown,
  errors: ['no_gift', 'gift_not_stopped'],
  perMinute: 60,
});

/** What was paid for it was given back by hand: nothing of it has been spent, and nothing can be. */
export const consoleReturnGift = call({
  ...ofGifts,
  sub: 'give_back',
  input: z.object({ gift_id: giftId, reason: textField(200).regex(/\S/, 'is missing: say why') }),
  output: shown,
  errors: ['no_gift', 'gift_not_stopped', 'gift_touched', 'gift_held'],
  perMinute: 30,
});
