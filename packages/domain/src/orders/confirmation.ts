import type { OrderStatus } from '@servery/contract/entities/receipt';
import { catalogue } from '#texts/catalogue';
import { t } from '#orders/texts';

const READY: Readonly<Record<string, string>> = catalogue('rules-orders-ready', {
  pickup: 'It is ready: show this number at the counter.',
  deliver: 'It is ready and on its way to you.',
  table: 'It is ready: we are bringing it to your table.',
  booking: 'It is ready for your booking.',
  catering: 'It is ready for collection.',
  custom: 'It is ready: we are bringing it out to you.',
});

/** What happens next, in one sentence. */
export function confirmationText(status: OrderStatus, fulfilment: string): string {
  if (status === 4) return READY[fulfilment] ?? t.itIsReady;
  if (status === 3) return t.theKitchenIsMaking;
  if (status === 2 || status === 6) return t.theKitchenHasConfirmed;
  return t.weHaveYourOrder;
}
