import {
  consolePromoHistory,
  consolePromos,
  consolePromoUses,
  consoleVouchers,
} from '#actions/console/promos/promos';
import { consoleSaveRewards, consoleTakeCodes, consoleUndoPromo } from '#actions/console/promos/rewards';
import {
  consoleRemovePromo,
  consoleSavePromo,
  consoleSwitchPromo,
  consoleVoucherBatch,
} from '#actions/console/promos/save';

/** What answers each call of the room of promos. */
export const promoActions = {
  ConsolePromos: consolePromos,
  'ConsolePromos.save': consoleSavePromo,
  'ConsolePromos.batch': consoleVoucherBatch,
  'ConsolePromos.vouchers': consoleVouchers,
  'ConsolePromos.uses': consolePromoUses,
  'ConsolePromos.switch': consoleSwitchPromo,
  'ConsolePromos.remove': consoleRemovePromo,
  'ConsolePromos.save_rewards': consoleSaveRewards,
  'ConsolePromos.take_codes': consoleTakeCodes,
  'ConsolePromos.history': consolePromoHistory,
  'ConsolePromos.undo': consoleUndoPromo,
} as const;
