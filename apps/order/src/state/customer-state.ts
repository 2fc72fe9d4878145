import type { Customer } from '@servery/contract/entities/customer';
import type { QueryClient } from '@tanstack/react-query';
import { useDevice } from '#state/device.ts';
import { forgetPerson } from '#state/forget-person.ts';
import type { CustomerState } from '#state/settle-customer.ts';
import { nothingStored } from '#state/stored.ts';
import { keys, MEMBERS_OWN } from '#api/query-keys.ts';

const nothing = (): void => undefined;

/** The page's own state, for whoever has signed in. What is in the cart is the session's, and is asked for again. */
export const customerState = (client: QueryClient): CustomerState => ({
  setCustomer: (customer) => {
    const was = client.getQueryData<Customer>(keys.customer)?.id ?? 0;
    if (was !== 0 && was !== customer.id) forgetPerson(client, { signIn: true });
    client.setQueryData(keys.customer, customer);
  },
  resetGuest: () => useDevice.getState().setGuest(nothingStored.guest),
  resetCheckout: () => {
    for (const own of MEMBERS_OWN) client.removeQueries({ queryKey: [own] });
    void client.invalidateQueries({ queryKey: keys.orders });
    void client.invalidateQueries({ queryKey: keys.locations() });
  },
});

/** Nobody is here any more. */
export const guestState = (client: QueryClient): CustomerState => ({
  setCustomer: () => forgetPerson(client),
  resetGuest: nothing,
  resetCheckout: nothing,
});
