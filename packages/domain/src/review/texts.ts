import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-review', {
  gladYouLikeIt: 'Glad you like it. Would you tell others what you think of {name}?',
  gladYouLikeItOrder: 'Glad you like it. Order even faster with the app of {name}.',
  easeOfUse: 'Ease of use',
  speed: 'Speed',
  overall: 'Overall',
});
