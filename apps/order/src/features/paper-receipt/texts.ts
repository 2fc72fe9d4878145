import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-paper', {
  titleAndAbn: '{title} · ABN {abn}',
  table: ' · Table {table}',
  servedBy: 'Served by {name}',
  printReceipt: 'Print Receipt',
});
