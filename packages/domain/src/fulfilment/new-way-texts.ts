import { catalogue } from '#texts/catalogue';

export const t = catalogue('new-way', {
  pickup: 'Pickup',
  deliver: 'Delivery',
  table: 'Eat here',
  booking: 'Book a table',
  catering: 'Catering',
  custom: 'Kerbside',
});
