import type { CallFailure } from '#api/call.ts';
import { networkError, texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { KioskDetails } from '#features/kiosk-cart/use-kiosk-details.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import { sayBad, sayFailure } from '#state/toasts.ts';
import { useCart } from '#state/use-cart.ts';
import { useFulfilment } from '#state/use-fulfilment.ts';
import { useStartOver } from '#state/use-start-over.ts';
import { useSubmitOrder } from '#state/use-submit-order.ts';

const ASKS_AGAIN = new Set<string>([
  'fulfilment_required',
  'fulfilment_unavailable',
  'table_required',
  'booking_required',
  'time_required',
  'time_past',
  'store_closed',
  'time_unavailable',
]);

/** Places the order for somebody who stands here and pays at the counter. */
export function usePlace() {
  const { merchant, order, nextOrder } = useOwnVenue();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { choice } = useFulfilment(merchant);
  const { update } = useCart(merchant);
  const { submit, submitting } = useSubmitOrder();
  const { forgetPerson } = useStartOver({ fulfilment: false });

  const refused = (failure: CallFailure): void => {
    sayFailure(failure, texts.submitUnclear);
    void client.invalidateQueries({ queryKey: ['order'] });
    if (ASKS_AGAIN.has(failure.code)) void navigate({ to: '/' });
    else void navigate({ to: '/cart', replace: true });
  };
  const place = async ({ contact, form }: Pick<KioskDetails, 'contact' | 'form'>): Promise<void> => {
    if (!choice) return void navigate({ to: '/' });
    const outcome = await submit({ merchant, order, choice, contact, ...form.part, method: 'STORE' });
    if (!outcome) return;
    if (!outcome.ok) return refused(outcome);
    if (!outcome.placed) return;
    await navigate({ to: `/order/${outcome.placed.order_id}`, replace: true });
    form.forget();
    forgetPerson();
    nextOrder();
  };
  /** Paying in store carries no surcharge; the totals must say so before the name is asked for. */
  const choosePayment = async (): Promise<boolean> => {
    if (order.payment_method === 'STORE') return true;
    const result = await update.mutateAsync({ payment_method: 'STORE' }).catch(() => undefined);
    if (!result) sayBad(networkError('CH2'));
    return result?.ok ?? false;
  };
  return { place, choosePayment, submitting };
}
