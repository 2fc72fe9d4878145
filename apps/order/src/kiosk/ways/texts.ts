import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-ways', {
  asap: 'As soon as possible',
  inMinutes: 'In about {minutes} minutes',
  checkAddress: 'Check address',
  letter: '{label} letter',
  next: 'Next',
  pressToProceed: 'Press {button} to proceed.',
  yourReference: 'Your {label} reference',
  whoseBookingIsIt: 'Whose booking is it?',
  startOrder: 'Start order',
  table: 'Table',
  theNumberIsOn: 'The number is on your table.',
  number: '{label} number',
});
