import type { ParkedOrder } from '@servery/contract/calls/customer/parked-orders';
import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CallInput } from '@servery/contract/registry';
import { networkError } from '@servery/domain/messages/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { keys } from '#api/query-keys.ts';
import { IN_TURN } from '#ordering/use-cart.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { ownChange } from '#state/own-change.ts';
import { parseStored, storedText } from '#state/stored.ts';
import { sayBad, sayGood } from '#state/toasts.ts';
import { t } from '#pos/parked/texts.ts';

const at = (merchant: Merchant) => ({ store_id: merchant.id, menu_id: merchant.menu_id });

/** An answer that was lost is asked for once more: under the same key it is the same wish. */
async function park(input: CallInput<'ParkedOrder.park'>) {
  const result = await call('ParkedOrder.park', input);
  return !result.ok && result.code === 'network' ? call('ParkedOrder.park', input) : result;
}
async function resume(input: CallInput<'ParkedOrder.resume'>) {
  const result = await call('ParkedOrder.resume', input);
  return !result.ok && result.code === 'network' ? call('ParkedOrder.resume', input) : result;
}

/** Puts the ticket aside, and takes one up again. Both wait for what is on its way to the server. */
export function useParked() {
  const client = useQueryClient();
  const { merchant } = useDeviceVenue();
  const { forgetLast } = useStartOver();
  const cart = keys.order(merchant.menu.menu_name);
  const refused = (result: { code: string; message: string }, code: string): void => {
    sayBad(result.code === 'network' ? networkError(code) : result.message);
    void client.invalidateQueries({ queryKey: laterKeys.parked });
    void client.invalidateQueries({ queryKey: cart });
  };
  /** What is on its way was said before this, and would put the last ticket back. */
  const show = async ({ order, parked }: { order: CartOrder; parked: ParkedOrder[] }): Promise<void> => {
    await Promise.all([cart, laterKeys.parked].map((queryKey) => client.cancelQueries({ queryKey })));
    ownChange(merchant.menu.menu_name, order);
    client.setQueryData(cart, order);
    client.setQueryData(laterKeys.parked, parked);
  };
  const parking = useMutation({
    scope: IN_TURN,
    mutationFn: (wish: { name: string; key: string }) =>
      park({
        ...at(merchant),
        name: wish.name,
        screen: storedText(useDevice.getState()),
        park_key: wish.key,
      }),
  });
  const resuming = useMutation({
    scope: IN_TURN,
    mutationFn: (parked_id: number) => resume({ ...at(merchant), parked_id }),
  });
  return {
    busy: parking.isPending || resuming.isPending,
    /** Whether it is parked; where it is not, that has been said. */
    park: async (name: string, key: string): Promise<boolean> => {
      const result = await parking.mutateAsync({ name, key });
      if (!result.ok) {
        refused(result, 'PK1');
        return false;
      }
      forgetLast();
      await show(result.value);
      sayGood(t.orderParked({ name }));
      return true;
    },
    resume: async (id: number): Promise<boolean> => {
      const result = await resuming.mutateAsync(id);
      if (!result.ok) {
        refused(result, 'PK2');
        return false;
      }
      useDevice.getState().takeOver(parseStored(result.value.screen));
      await show(result.value);
      return true;
    },
  };
}
