import { catalogue } from '#texts/catalogue';

/** What a failure about gift vouchers says, by code. */
export const giftFailures = catalogue('gift-failures', {
  gift_amount: 'Choose whole dollars, from $5 to $500',
  gift_years: 'A gift voucher lasts from 3 to 10 years',
  no_gift: 'That gift voucher isn’t here. Reload to see what is',
  gift_unknown: 'We don’t know that code. Check it and try again',
  gift_stopped: 'This gift voucher was stopped. An owner or manager can see why under Promos',
  gift_ended: 'This gift voucher ended on {date}',
  gift_spent: 'There’s nothing left on this gift voucher',
  gift_short: 'Only {sign}{balance} is left on this gift voucher',
  gift_held:
    'This gift voucher is being used for another order right now. Try again when that one is paid for',
  gift_unusable: 'This gift voucher can’t be used. Ask us at the counter',
  gift_changed: 'Your gift voucher now pays {sign}{pays}. Look at the amount before you pay',
  gift_at_till: 'At the till, take a gift voucher as a payment',
  gift_touched: 'Some of this gift voucher has been spent. Stop it instead',
  gift_not_stopped: 'Somebody has changed this gift voucher. Look at it as it is now',
  gift_no_email: 'Add an email address first',
  gift_mailed_enough: 'We’ve emailed this voucher several times in the last hour. Try again later',
});
export type GiftFailure = keyof typeof giftFailures;
export const isGiftFailure = (code: string): code is GiftFailure => Object.hasOwn(giftFailures, code);
