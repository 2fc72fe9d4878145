import { catalogue } from '#texts/catalogue';

export const t = catalogue('new-way', {
  pickup: 'Pickup',
  deliver: 'Delivery',
  table: 'Table',
  booking: 'Booking',
  catering: 'Catering',
  custom: 'Kerbside',
});
