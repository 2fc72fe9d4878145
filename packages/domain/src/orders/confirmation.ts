import type { OrderStatus } from '@servery/contract/entities/receipt';

const READY: Readonly<Record<string, string>> = {
  pickup: 'It is ready: show this number at the counter.',
  deliver: 'It is ready and on its way to you.',
  table: 'It is ready: we are bringing it to your table.',
  booking: 'It is ready for your booking.',
  catering: 'It is ready for collection.',
  custom: 'It is ready: we are bringing it out to you.',
};

/** What happens next, in one sentence. */
export function confirmationText(status: OrderStatus, fulfilment: string): string {
  if (status === 4) return READY[fulfilment] ?? 'It is ready.';
  if (status === 3) return 'The kitchen is making your order. We will tell you here when it is ready.';
  if (status === 2 || status === 6) return 'The kitchen has confirmed your order and will start it in time.';
  return 'We have your order. The kitchen will confirm it in a moment.';
}
