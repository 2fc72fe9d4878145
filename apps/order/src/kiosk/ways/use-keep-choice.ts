import { isDeliverable } from '@servery/domain/address/draft';
import { type FulfilmentChoice, tidyChoice } from '@servery/domain/fulfilment/choice';
import { addressOptions } from '#ordering/address-options.ts';
import { fulfilmentFields } from '#ordering/fulfilment-fields.ts';
import { useCart } from '#ordering/use-cart.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';

/** Keeps how the order goes out, here and on the server. */
export function useKeepChoice() {
  const { merchant } = useDeviceVenue();
  const { update } = useCart(merchant);
  return (chosen: FulfilmentChoice): void => {
    const choice = tidyChoice(chosen);
    const type = merchant.fulfilment.find(({ code }) => code === choice.code);
    const { address, setSlug, setFulfilment } = useDevice.getState();
    const hasAddress = type?.address_required === 1 && isDeliverable(address);
    // It is this venue's: a screen that was just switched on knows of none yet, and would forget it on arriving there.
    setSlug(merchant.menu.menu_name);
    setFulfilment(choice);
    update.mutate({ ...fulfilmentFields(choice), ...(hasAddress && addressOptions(address)) });
  };
}
