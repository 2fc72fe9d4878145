import { paymentReturn } from '@servery/domain/checkout/redirect';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type PendingOrder, savePending, usePending } from '#state/pending-order.ts';
import { sayBad } from '#state/toasts.ts';

/** Who cancels after having been waited for may have paid all the same: the server is asked. */
const afterCancel = (order: PendingOrder): PendingOrder =>
  order.phase === 'waiting' ? order : { ...order, phase: 'back' };

/** Somebody comes back from the pages of a payment provider. true until what they came with is read. */
export function usePaymentReturn(): boolean {
  const navigate = useNavigate();
  const back = paymentReturn(useSearch({ strict: false }));
  const arrive = useEffectEvent(() => {
    if (back.kind === 'failed') sayBad(back.text);
    const { order } = usePending.getState();
    // Another tab has ended it: the return is all that is left of it.
    if (!order && back.kind === 'success') usePending.setState({ notTaken: back.method === 'PP' });
    if (order) savePending(back.kind === 'success' ? { ...order, phase: 'waiting' } : afterCancel(order));
    void navigate({ to: '/checkout', search: {}, replace: true });
  });
  const { kind } = back;
  useEffect(() => {
    if (kind !== 'none') arrive();
  }, [kind]);
  return kind === 'success';
}
