import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-identity', {
  user: '{provider} User',
  browserOn: '{browser} on {system}',
  unknownDevice: 'Unknown device',
});
