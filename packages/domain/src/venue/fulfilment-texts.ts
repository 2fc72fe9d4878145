import { catalogue } from '#texts/catalogue';

export const t = catalogue('fulfilment-type', {
  notAvailableRightNow: 'Not available right now',
});

export const bookingLabels = catalogue('fulfilment-type-labels', {
  table: 'Table',
  ref: 'Booking',
  name: 'Name',
  pax: 'Number of people',
});

export const pointLabels = catalogue('fulfilment-point-labels', {
  stop: 'Delivery location',
  location: 'Pickup location',
});
