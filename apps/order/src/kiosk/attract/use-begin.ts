import { type FulfilmentChoice, tidyChoice } from '@servery/domain/fulfilment/choice';
import { useNavigate } from '@tanstack/react-router';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useCart } from '#ordering/use-cart.ts';
import { addressOptions } from '#ordering/address-options.ts';
import { fulfilmentFields } from '#ordering/fulfilment-fields.ts';

/** Keeps how the order goes out, and opens the menu. */
export function useBegin() {
  const { merchant } = useDeviceVenue();
  const { update } = useCart(merchant);
  const setFulfilment = useDevice((device) => device.setFulfilment);
  const navigate = useNavigate();
  return async (chosen: FulfilmentChoice): Promise<void> => {
    const choice = tidyChoice(chosen);
    const type = merchant.fulfilment.find(({ code }) => code === choice.code);
    setFulfilment(choice);
    update.mutate({
      ...fulfilmentFields(choice),
      ...(type?.address_required === 1 && addressOptions(useDevice.getState().address)),
    });
    await navigate({ to: `/menu/${merchant.menu.menu_name}` });
  };
}
