import { catalogue } from '@servery/domain/texts/catalogue';

/** What the parts say by themselves, mostly to those who hear a screen. */
export const t = catalogue('parts', {
  remove: 'Remove {name}',
  removeOne: 'Remove one {name}',
  addOne: 'Add one {name}',
  charactersLeft: '{count} {count|character|characters} left',
  deleteLast: 'Delete last digit',
  clear: 'Clear',
  point: 'Point',
  past: ', done',
  done: 'Done',
  choose: 'Choose',
  close: 'Close',
  messages: 'Messages',
  dismiss: 'Dismiss',
  stars: '{star} of {most}',
  starsNamed: '{star} of {most}, {name}',
});

export const starNames: Readonly<Record<number, string>> = catalogue('parts-stars', {
  1: 'poor',
  2: 'fair',
  3: 'good',
  4: 'very good',
  5: 'excellent',
});
