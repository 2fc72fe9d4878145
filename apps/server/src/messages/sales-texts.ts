import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('mail-sales', {
  hello: 'Hi',
  subject: '{venue}: {amount} in sales, {period}',
  lead: '{greeting} Here’s what {venue} sold: {period}.',
  fromTo: '{from} to {to}',
  sales: 'Sales',
  before: 'Period before',
  orders: 'Orders',
  average: 'Average order',
  refunded: 'Refunded',
  gst: 'GST on sales (1A)',
  open: 'Open reports',
  note: 'You asked for this email in Reports. You can turn it off there at any time.',
});
