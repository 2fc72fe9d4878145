import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('points', {
  ofPoints: '{points} of {required} points',
});
