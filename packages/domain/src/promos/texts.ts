import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-promos', {
  theProduct: 'the product',
  thatPromoCodeIs: 'That promo code is not valid',
  promoCodesAreNot: 'Promo codes are not taken here',
  thatPromoCodeCannot: 'That promo code cannot be used yet',
  thatPromoCodeHas: 'That promo code has expired',
  thatPromoCodeNeeds: 'That promo code needs a minimum order of {amount}',
  thatPromoCodeIsNot: 'That promo code is not available for this fulfilment type',
  addToYourCart: 'Add {name} to your cart to use that promo code',
  thatPromoCodeHasBeen: 'That promo code has been used up',
  youHaveAlreadyUsed: 'You have already used that promo code',
});
