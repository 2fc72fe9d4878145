import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-menu', {
  days: '{first} to {last}',
  and: '{names} and {last}',
  availableUntil: 'Available until {time}',
  availableFrom: 'Available from {time}',
  availableOn: 'Available {days}',
});
