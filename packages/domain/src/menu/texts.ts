import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-menu', {
  to: '{day} to {day2}',
  and: '{names} and {last}',
  availableUntil: 'Available until {time}',
  availableFrom: 'Available from {time}',
  availableOn: 'Available {days}',
});
