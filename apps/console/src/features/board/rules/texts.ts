import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-board-rules', {
  new: 'New',
  confirm: 'Confirm',
  confirmed: 'Confirmed',
  start: 'Start',
  inProgress: 'In progress',
  ready: 'Ready',
  printerProblem: '{printer}, {problem}',
  printedElsewhere: '{what}: {why}. Sent to the second printer.',
  cancelledElsewhere: '{what} is cancelled: {why}. Sent to the second printer.',
  cancelledNowhere: '{what} is cancelled: {why}. Don’t make it.',
  printedNowhere: '{what}: {why}. Read it on the screen.',
});
