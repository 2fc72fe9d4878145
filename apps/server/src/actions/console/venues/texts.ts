import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('server-venues', {
  notSold: '{name} isn’t on the menu here',
  notAllowed: 'You can’t change this here',
  isClosed: 'It’s closed. Open it there first',
  badPause: 'It can’t be paused for that long',
  badHours: 'Those hours overlap',
});
