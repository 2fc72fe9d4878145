import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-paper', {
  titleAndAbn: '{title} · ABN {abn}',
  table: ' · Table {table}',
  printReceipt: 'Print Receipt',
});
