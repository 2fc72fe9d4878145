import type { OrderStatus } from '@servery/contract/entities/receipt';
import { catalogue } from '#texts/catalogue';
import { t } from '#orders/texts';

const MAKING: Readonly<Record<string, string>> = catalogue('rules-orders-making', {
  pickup: 'We’re making your order. Come to the counter when this says Ready.',
  deliver: 'We’re making your order. It leaves for you as soon as it’s ready.',
  table: 'We’re making your order. We’ll bring it to your table.',
});

const READY: Readonly<Record<string, string>> = catalogue('rules-orders-ready', {
  pickup: 'Your order is ready. Show this number at the counter.',
  deliver: 'Your order is ready and on its way to you.',
  table: 'Your order is ready. We’re bringing it to your table.',
  booking: 'Your order is ready for your booking.',
  catering: 'Your order is ready to collect.',
  custom: 'Your order is ready. We’re bringing it out to you.',
});

/** What happens next, in one sentence. */
export function confirmationText(status: OrderStatus, fulfilment: string): string {
  if (status === 4) return READY[fulfilment] ?? t.ready;
  if (status === 3) return MAKING[fulfilment] ?? t.inProgress;
  if (status === 2 || status === 6) return t.confirmed;
  return t.submitted;
}
