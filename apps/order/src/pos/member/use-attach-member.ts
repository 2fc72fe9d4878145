import type { CartOrder } from '@servery/contract/entities/cart';
import { networkError } from '@servery/domain/messages/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { keys } from '#api/query-keys.ts';
import { IN_TURN } from '#ordering/use-cart.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { sayFailure } from '#state/toasts.ts';

const NOBODY = { id: 0, name: '' };

/** Makes the order in hand a member's, who is called out by their name; and nobody's again. */
export function useAttachMember() {
  const client = useQueryClient();
  const { merchant, order } = useDeviceVenue();
  const setGuest = useDevice((device) => device.setGuest);
  const guest = useDevice((device) => device.guest);
  const key = keys.order(merchant.menu.menu_name);
  const attach = useMutation({
    scope: IN_TURN,
    mutationFn: ({ id }: { id: number; name: string }) =>
      call('TillMember.attach', { store_id: merchant.id, menu_id: merchant.menu_id, member_id: id }),
    onSuccess: async (result, { name }) => {
      if (!result.ok) return void sayFailure(result, networkError('TM1'));
      // An answer that is on its way does not know of the member yet.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<CartOrder>(key, result.value);
      if (name !== '' && guest.name === '') setGuest({ ...guest, name });
      if (name === '' && guest.name === order.member_name) setGuest({ ...guest, name: '' });
    },
  });
  return {
    busy: attach.isPending,
    attach: (member: { id: number; name: string }) => attach.mutate(member),
    takeOff: () => attach.mutate(NOBODY),
  };
}
