import { catalogue } from '#texts/catalogue';

/** What paying into a balance says; each once. */
export const topupTexts = catalogue('topup-messages', {
  paid: 'Thank you for your payment',
  checking:
    'We’re checking whether your payment went through. Don’t pay again: your balance shows it once it’s confirmed',
  cancelled: 'Payment cancelled',
  unknownError: 'Unknown error PET001',
  unknownResult: 'Unknown result {result} PRT001',
  walletsOff: 'Apple Pay / Google Pay is currently unavailable, please choose another payment method.',
});
