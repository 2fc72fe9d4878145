import type { Merchant } from '@servery/contract/entities/merchant';
import { networkError, texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { sayFailure, sayInfo, sayLoading } from '#state/toasts.ts';

/** Puts an earlier order into the cart again and goes on to pay for it. */
export function useRepeatOrder(merchant: Merchant) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const repeat = async (orderId: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    sayLoading(texts.repeatingOrder);
    const result = await call('ManageCart.repeat_order', {
      store_id: merchant.id,
      menu_id: merchant.menu_id,
      order_id: orderId,
      component: 'menu',
    });
    setBusy(false);
    if (!result.ok) return void sayFailure(result, networkError('OI1'));
    client.setQueryData(['order', merchant.menu.menu_name], result.value.order);
    const { left_out: missing } = result.value;
    if (missing.length > 0) sayInfo(`Not available today: ${missing.join(', ')}`);
    await navigate({ to: '/checkout', search: { repeat: '1' } });
  };
  return { repeat, busy };
}
