import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('promos', {
  appliesLater: 'We’ll apply {code} once there’s something in your cart',
  codeApplied: '{code}, applied',
  takeCode: 'Use code {code}',
  applied: '{code} applied',
  promotions: 'Promotions',
});
