import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-promos', {
  theProduct: 'the product',
  invalid: 'That promo code isn’t valid',
  notTaken: 'We don’t take promo codes here',
  tooEarly: 'You can’t use that promo code yet',
  expired: 'That promo code has expired',
  minimum: 'Minimum order for that promo code is {amount}',
  otherType: 'That promo code isn’t available for this fulfilment type',
  needsProduct: 'Add {name} to your cart to use that promo code',
  usedUp: 'That promo code has been used up',
  used: 'You’ve already used that promo code',
});
