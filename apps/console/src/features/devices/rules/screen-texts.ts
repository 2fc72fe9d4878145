import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-screens-words', {
  kiosk: 'Kiosk',
  till: 'Till',
  kitchen: 'Kitchen screen',
  new: 'Not paired yet',
  out: 'Signed out',
  idle: 'Idle',
  in_use: 'In use',
  notSeenSince: 'Not seen since {time}',
  notPaired: 'Not paired',
  unclear: 'unclear',
  isUnclear: 'Last payment unclear',
  ready: 'Ready',
  approved: 'approved',
  declined: 'declined',
  noPayment: 'None yet',
});
