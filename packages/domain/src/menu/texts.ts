import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-menu', {
  days: '{first} to {last}',
  and: '{names} and {last}',
  availableUntil: 'Available until {time}',
  availableFrom: 'Available from {time}',
  availableOn: 'Available {days}',
  soldOutOn: 'Sold out for {day}',
  notHere: 'Not sold here',
  notForPickup: 'Not for pickup',
  notForDelivery: 'Not for delivery',
  notForTable: 'Not for table orders',
  notForBooking: 'Not for bookings',
  notForCatering: 'Not for catering',
  notForThis: 'Not for this kind of order',
});
