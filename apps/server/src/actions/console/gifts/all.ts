import {
  consoleGiftCode,
  consoleMailGift,
  consoleResumeGift,
  consoleReturnGift,
  consoleSaveGift,
  consoleStopGift,
} from '#actions/console/gifts/change';
import { consoleSellGift } from '#actions/console/gifts/sell';
import { consoleGifts, consoleShowGift } from '#actions/console/gifts/show';

/** What answers each call about gift vouchers. */
export const giftActions = {
  ConsoleGifts: consoleGifts,
  'ConsoleGifts.show': consoleShowGift,
  'ConsoleGifts.sell': consoleSellGift,
  'ConsoleGifts.save': consoleSaveGift,
  'ConsoleGifts.mail': consoleMailGift,
  'ConsoleGifts.code': consoleGiftCode,
  'ConsoleGifts.stop': consoleStopGift,
  'ConsoleGifts.resume': consoleResumeGift,
  'ConsoleGifts.give_back': consoleReturnGift,
} as const;
