import type { QueryClient } from '@tanstack/react-query';
import { useDevice } from '#state/device.ts';
import type { CustomerState } from '#state/settle-customer.ts';
import { nothingStored } from '#state/stored.ts';

/** The page's own state, for whoever is here now. What is in the cart is the session's, and is asked for again. */
export const customerState = (client: QueryClient, go: (path: string) => void): CustomerState => ({
  setCustomer: (customer) => void client.setQueryData(['customer'], customer),
  resetGuest: () => useDevice.getState().setGuest(nothingStored.guest),
  resetCheckout: () => {
    for (const own of ['history', 'past-orders', 'rewards', 'account'])
      client.removeQueries({ queryKey: [own] });
    void client.invalidateQueries({ queryKey: ['order'] });
    void client.invalidateQueries({ queryKey: ['locations'] });
  },
  go,
});
