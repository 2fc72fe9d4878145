import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-paper', {
  taxInvoiceAbn: 'Tax invoice · ABN {abn}',
  table: ' · Table {table}',
  printReceipt: 'Print Receipt',
});
