import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-order-edit', {
  more: '+{count} {name}',
  less: '−{count} {name}',
  withOptions: '{name} ({options})',
  due: 'Now due at {to}, was {from}',
  point: 'Now at {to}',
  table: 'Now at table {to}',
  reason: 'Your order was changed',
  address: 'New address',
  note: 'New note',
});
