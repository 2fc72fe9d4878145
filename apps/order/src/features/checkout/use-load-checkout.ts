import type { Merchant } from '@servery/contract/entities/merchant';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { networkError, toastMs } from '@servery/domain/messages/texts';
import type { CallInput } from '@servery/contract/registry';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallResult } from '@servery/contract/client/wire';
import { call } from '#api/call.ts';
import { pushData } from '#api/device-fields.ts';
import { loadFields } from '#features/checkout/load-fields.ts';
import { useDevice } from '#state/device.ts';
import { sayFailure, toaster } from '#state/toasts.ts';
import { IN_TURN, showOrder } from '#ordering/use-cart.ts';
import { keys } from '#api/query-keys.ts';

type Loaded = Extract<CallResult<'ManageCart.load_checkout'>, { ok: true }>['value'];

/** The answer has the venue without its products: those that are held stay. */
function keep(client: QueryClient, venue: Merchant, { order, customer, menu, merchant }: Loaded): void {
  showOrder({ client, merchant: venue }, order);
  client.setQueryData(keys.customer, customer);
  client.setQueryData<Merchant>(keys.merchant(venue.menu.menu_name), (held) =>
    held ? { ...merchant, menu: { ...menu, items: held.menu.items }, history: held.history } : held,
  );
}

/** Tells the server how the order is had, and hears what it makes of it: totals, ways of paying, the notice. */
export function useLoadCheckout(merchant: Merchant, choice: FulfilmentChoice | undefined): void {
  const client = useQueryClient();
  const ask = useMutation({
    scope: IN_TURN,
    mutationFn: (fields: CallInput<'ManageCart.load_checkout'>) => call('ManageCart.load_checkout', fields),
  });
  const load = useEffectEvent(async () => {
    if (!choice) return;
    const { address } = useDevice.getState();
    const toast = toaster.show({ kind: 'info', text: checkoutTexts.loading, ms: toastMs.loading });
    const fields = loadFields(merchant, { choice, address, push: pushData() });
    const result = await ask.mutateAsync(fields);
    toaster.dismiss(toast);
    if (result.ok) keep(client, merchant, result.value);
    else sayFailure(result, networkError('CH1'), { ms: toastMs.cartLoadError });
  });
  const isChosen = choice !== undefined;
  useEffect(() => {
    if (isChosen) void load();
  }, [isChosen]);
}
