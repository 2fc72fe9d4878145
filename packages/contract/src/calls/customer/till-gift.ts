import { z } from 'zod';
import { call } from '#call';
import { money, textField } from '#fields';

export const giftErrors = ['gift_unknown', 'gift_stopped', 'gift_ended', 'gift_spent'] as const;
export const giftCodeField = textField(60).min(1, 'is missing');

const tillGift = z.strictObject({
  id: z.string(),
  /** The last four of its code. */
  ending: z.string(),
  balance: money,
  /** The last day on which it can be spent, YYYY-MM-DD. */
  ends: z.string(),
});
export type TillGift = z.output<typeof tillGift>;

/** The gift voucher of a code that was typed or scanned, where something can be paid with it. */
export const tillFindGift = call({
  action: 'TillGift',
  sub: 'find',
  can: 'staff',
  scope: 'venue',
  input: z.object({ code: giftCodeField }),
  output: tillGift,
  errors: [...giftErrors, 'locked_out', 'till_locked'],
  perMinute: 60,
});
