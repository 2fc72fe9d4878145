import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('menu-panels', {
  dietaryNote: 'Choose your dietary needs to filter the menu.',
  dietaryNeeds: 'Dietary needs',
  loadingYourOrders: 'Loading your orders',
  noHistory: 'You can repeat your orders from here once you’ve placed one.',
  previousOrders: 'Previous orders',
  contact: 'Contact',
  promoCode: 'Promo code {code}',
  enterAPromoCode: 'Enter a promo code',
});
