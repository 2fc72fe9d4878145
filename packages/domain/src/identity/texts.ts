import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-identity', {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  australia: 'Australia',
  newZealand: 'New Zealand',
  user: '{provider} User',
});
