import { networkError } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { useDevice } from '#state/device.ts';
import { ownChange } from '#state/own-change.ts';
import { sayFailure, sayInfo, sayLoading } from '#state/toasts.ts';
import { t } from '#ordering/order-texts.ts';
import { keys } from '#api/query-keys.ts';

type Place = { store_id: number; menu_id: number; menu_name: string; component: string };

/** Puts an earlier order into the cart again and goes on to pay for it. */
export function useRepeatOrder({ menu_name: slug, ...place }: Place) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const repeat = async (orderId: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    sayLoading(laterTexts.repeatingOrder);
    const result = await call('ManageCart.repeat_order', {
      ...place,
      order_id: orderId,
    });
    setBusy(false);
    if (!result.ok) return void sayFailure(result, networkError('OI1'));
    // It may have been had at another venue than the one that is open here.
    useDevice.getState().setSlug(slug);
    ownChange(slug, result.value.order);
    client.setQueryData(keys.order(slug), result.value.order);
    const { left_out: missing } = result.value;
    if (missing.length > 0) sayInfo(t.notAvailableToday({ missing: missing.join(', ') }));
    await navigate({ to: '/checkout', search: { repeat: '1' } });
  };
  return { repeat, busy };
}
