import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-review', {
  reviewInApp: 'Glad you like it. Want to tell others about {brand}?',
  getApp: 'Glad you like it. Order even faster with the {brand} app.',
});
