import { catalogue } from '#texts/catalogue';

export const stateTexts = catalogue('printer-state', {
  ready: 'Ready',
  paper_low: 'Paper is running low',
  paper_out: 'Out of paper',
  jam: 'Paper jam',
  cover_open: 'Cover is open',
  offline: 'Not connected',
  fault: 'Needs attention',
});
