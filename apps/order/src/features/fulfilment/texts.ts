import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('fulfilment', {
  atYourTable: 'At your table',
  min: '{minutes} min',
  forLater: 'For later',
  chooseATime: 'Choose a time',
  set: 'Set',
  scanQrCode: 'Scan QR code',
  number: '{label} number',
  reference: '{label} reference',
  asap: 'ASAP',
  readyAround: 'Ready around {time}',
});
