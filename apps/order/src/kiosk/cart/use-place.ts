import type { CallFailure } from '@servery/contract/client/wire';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useChangedTotal, useFailure } from '#features/checkout/index.ts';
import type { OrderChanges } from '#features/changes/index.ts';
import { mustPairFirst, usePinpadPayment } from '#features/terminal/index.ts';
import type { Asked } from '#kiosk/cart/cart-actions.tsx';
import type { KioskDetails } from '#kiosk/cart/use-kiosk-details.ts';
import { useChangeWay } from '#kiosk/ways/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { endPinpad, usePinpad } from '#state/pinpad.ts';
import { sayBad, toaster } from '#state/toasts.ts';
import { amountProblem } from '#ordering/amount-problem.ts';
import { useCart } from '#ordering/use-cart.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import { useSubmitOrder } from '#ordering/use-submit-order.ts';

/** It is the payment that failed, and nothing of the order is wrong. */
const OF_PAYMENT: ReadonlySet<string> = new Set([
  'payment_unavailable',
  'payment_declined',
  'payment_unknown',
]);

/** Where a refused order leads here. Nobody signs in at a kiosk, and everything is paid at the counter. */
function useRefused({ fail, form }: KioskDetails, ask: (asked: Asked) => void) {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  const total = useChangedTotal({ merchant, order });
  const changeWay = useChangeWay();
  const begin = () => changeWay('checkout');
  const { handle } = useFailure({
    merchant,
    fixes: {
      cart: () => void navigate({ to: '/cart', replace: true }),
      fulfilment: begin,
      steps: begin,
      promo: () => ask('promo'),
      note: () => ask('note'),
    },
    failField: fail,
    failMethod: (text) => void sayBad(text),
    failQuestion: form.failQuestion,
    failAgreed: form.failAgreed,
    totalChanged: total.show,
  });
  return { handle, total };
}

/** Places the order for somebody who stands here and pays at the counter, or on the pinpad. */
export function usePlace(details: KioskDetails, ask: (asked: Asked) => void) {
  const { merchant, order } = useDeviceVenue();
  const navigate = useNavigate();
  const { choice } = useFulfilment(merchant);
  const { update } = useCart(merchant, 'checkout');
  const { submit, submitting } = useSubmitOrder();
  const { forgetLast } = useStartOver();
  const { handle, total } = useRefused(details, ask);
  const { payOnPinpad, pairFirst } = usePinpadPayment();

  const refused = (failure: CallFailure<'SubmitOrder'>, method: string): void => {
    if (mustPairFirst(failure)) return pairFirst();
    handle(failure);
    if (method !== 'eftpos' || !OF_PAYMENT.has(failure.code)) return;
    usePinpad.setState({ failure: failure.message });
    void navigate({ to: '/cart', replace: true });
  };
  const last = useRef<'STORE' | 'eftpos'>('STORE');
  const place = async (method: 'STORE' | 'eftpos' = 'STORE'): Promise<void> => {
    last.current = method;
    toaster.clear();
    total.close();
    usePinpad.setState({ failure: '', setAside: '' });
    if (!choice) return void navigate({ to: '/' });
    const wrong = amountProblem(order);
    if (wrong) return void sayBad(wrong);
    const { contact, form } = details;
    const pay = method === 'eftpos' ? payOnPinpad : undefined;
    const outcome = await submit({ merchant, order, choice, contact, ...form.part, method, pay });
    // Whoever paid has walked away: the next guest stands here.
    if (usePinpad.getState().setAside !== '') return;
    endPinpad();
    if (!outcome) return;
    if (!outcome.ok) return refused(outcome, method);
    if (!outcome.placed) return;
    await navigate({ to: `/order/${outcome.placed.order_id}`, replace: true });
    forgetLast();
  };
  /** Neither carries a surcharge; the totals must say so before the name is asked for. */
  const choosePayment = async (method: 'STORE' | 'eftpos'): Promise<boolean> => {
    if (order.payment_method === method) return true;
    const result = await update.mutateAsync({ payment_method: method });
    return result.ok;
  };
  return {
    place,
    /** At the total that is asked for now, in the way that was chosen. */
    placeAgain: async ({ agree }: OrderChanges) => {
      if (await agree({ surely: true })) await place(last.current);
    },
    total,
    choosePayment,
    submitting,
  };
}
