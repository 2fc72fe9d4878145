import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-identity', {
  user: '{provider} User',
});
