import { emptyAddress } from '@servery/domain/address/draft';
import { paymentReturn } from '@servery/domain/checkout/redirect';
import { texts } from '@servery/domain/messages/texts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useDevice } from '#state/device.ts';
import { clearPending, readPending } from '#state/pending-order.ts';
import { sayBad } from '#state/toasts.ts';
import { type SubmitOutcome, useSubmitOrder } from '#state/use-submit-order.ts';

function forgetWay(): void {
  const { setFulfilment, setAddress } = useDevice.getState();
  setFulfilment(null);
  setAddress(emptyAddress);
}

/** Somebody comes back from the pages of a payment provider. true while their order is being placed. */
export function usePaymentReturn(): boolean {
  const navigate = useNavigate();
  const back = paymentReturn(useSearch({ strict: false }));
  const { finish } = useSubmitOrder();
  const stay = () => void navigate({ to: '/checkout', search: {}, replace: true });
  const settle = (outcome: SubmitOutcome | undefined) => {
    if (!outcome) return;
    if (outcome.ok && outcome.placed) {
      forgetWay();
      return void navigate({ to: `/account/orders/${outcome.placed.order_id}`, replace: true });
    }
    if (!outcome.ok) sayBad(outcome.code === 'network' ? texts.submitUnclear : outcome.message);
    stay();
  };
  const arrive = useEffectEvent(async () => {
    if (back.kind === 'failed') sayBad(back.text);
    const pending = back.kind === 'success' ? readPending() : undefined;
    if (pending) return settle(await finish(pending));
    clearPending();
    stay();
  });
  const { kind } = back;
  useEffect(() => {
    if (kind !== 'none') void arrive();
  }, [kind]);
  return kind === 'success';
}
