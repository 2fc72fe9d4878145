import { networkError } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { merchantQuery } from '#api/queries.ts';
import { sayFailure } from '#state/toasts.ts';
import { useVenueSlug } from '#state/venue-slug.ts';
import { t } from '#ordering/order-texts.ts';
import { keys } from '#api/query-keys.ts';

/** What was begun at a provider is not wanted any more: the cart can be changed, and paid for in another way. */
export function useGiveUpPayment() {
  const client = useQueryClient();
  const slug = useVenueSlug();
  const [busy, setBusy] = useState(false);
  const giveUp = async (): Promise<boolean> => {
    setBusy(true);
    const venue = await client.ensureQueryData(merchantQuery(slug)).catch(() => undefined);
    const result =
      venue &&
      (await call('ManageCart.update_checkout', {
        store_id: venue.id,
        menu_id: venue.menu_id,
        component: t.checkout,
        give_up_payment: 1,
      }));
    setBusy(false);
    if (result?.ok) client.setQueryData(keys.order(slug), result.value.order);
    else if (result) sayFailure(result, networkError('CH2'));
    return result?.ok ?? false;
  };
  return { giveUp, busy };
}
