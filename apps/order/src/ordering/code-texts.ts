import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('codes', {
  promoCodeApplied: 'Promo code {code} applied',
  promoCodeRemoved: 'Promo code removed',
  giftApplied: 'Gift voucher applied',
  giftRemoved: 'Gift voucher removed',
});
