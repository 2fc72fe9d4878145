import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-people', {
  account: '{status} Account',
});
