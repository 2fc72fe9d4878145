import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-board-rules', {
  without: 'No {option}',
  new: 'New',
  confirm: 'Confirm',
  confirmed: 'Confirmed',
  start: 'Start',
  inProgress: 'In progress',
  ready: 'Ready',
});
