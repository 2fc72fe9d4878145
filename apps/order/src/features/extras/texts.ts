import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('extras', {
  instructionsForYourOrder: 'Instructions for your order',
  allergyNote: 'Tell us about allergies here too.',
  promoCodeApplied: 'Promo code {code} applied',
  promoCodeRemoved: 'Promo code removed',
  enterACode: 'Enter a code',
  scanQrCode: 'Scan QR Code',
  removeCode: 'Remove {code}',
});
