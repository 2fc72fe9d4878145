import type { Merchant } from '@servery/contract/entities/merchant';
import { more } from '#shared/more-texts.ts';

export const takesPromos = ({ menu }: Merchant): boolean => menu.allow_promo_codes === 1;
/** Whether there is anything that a code could be of. */
export const takesCodes = (merchant: Merchant): boolean =>
  takesPromos(merchant) || merchant.takes_gifts === 1;

/** What the button says that asks for one. */
export const codeLabel = (merchant: Merchant): string =>
  takesPromos(merchant) ? more.enterVoucherOrPromoCode : more.payByGiftVoucher;
