import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-typing', {
  details: 'Your details',
  numberPad: 'Number pad',
  keyboard: 'Keyboard',
  deleteLastLetter: 'Delete last letter',
  clear: 'Clear',
  space: 'Space',
  optional: '{label} (optional)',
});
