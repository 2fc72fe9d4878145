import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-parked', {
  parkOrder: 'Park order',
  parkFirst: 'Park this order first',
  parkFirstNote: 'There’s an order on the ticket: {items}.',
  nameToFind: 'Name to find it by',
  orderParked: 'Parked for {name}',
  parked: 'Parked',
  parkedNote: 'Prices and sold out are checked again on Resume.',
  parkedBy: '{summary}, parked by {who}',
  resume: 'Resume',
  resumeOf: 'Resume {name}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
});
