import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('app', {
  crashedNote: 'Your orders are safe. Try again. If it keeps happening, log out and start over.',
  youreOffline: 'You’re offline',
  tryNow: 'Try now',
  problemWith: 'Problem with {name}',
  unknown: 'Unknown',
  whatWanted: 'What did you want to do?',
  version: 'Version {version}',
});
