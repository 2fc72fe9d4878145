import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-way', {
  later: 'Later',
  time: 'Time',
  table: 'Table',
  number: '{label} number',
  use: 'Use {label} {table}',
  whereItGoes: 'Where it goes',
  fulfilment: 'Fulfilment',
  other: 'Other',
});
