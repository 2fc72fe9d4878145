import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-parts', {
  back: 'Back',
  close: 'Close',
  loading: 'Loading',
  undo: 'Undo',
  history: 'Changes',
  andMore: 'and {count} more',
  undone: 'Undone',
  historyFailed: 'We couldn’t load the changes',
  noHistory: 'No changes yet',
  noHistoryNote: 'Whatever anybody changes here is listed, and can be undone.',
  earlier: 'Earlier changes',
  notSaved: '{count} {count|change|changes} not saved: {what}',
  discard: 'Discard',
  cancel: 'Cancel',
  save: 'Save',
  add: 'Add',
  changedMeanwhile: 'Somebody else changed this too: {what}',
  changedNote: 'Theirs is saved already. Yours isn’t.',
  takeTheirs: 'Use theirs',
  keepMine: 'Keep mine',
});
