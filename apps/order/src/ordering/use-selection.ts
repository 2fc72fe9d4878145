import type { Merchant } from '@servery/contract/entities/merchant';
import { selectionSteps } from '@servery/domain/fulfilment/steps';
import { useDevice } from '#state/device.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

/** Whether address, slot, stop or location stand between the customer and the menu or the cart. */
export function useSelection(merchant: Merchant) {
  const { type, valid, open } = useFulfilment(merchant);
  const selecting = useDevice((device) => device.selecting);
  const skipped = useDevice((device) => device.addressSkipped);
  const steps = valid && type ? selectionSteps(type) : [];
  const asked = steps.length > 0;
  return {
    steps,
    open,
    hidesMenu: asked && (selecting || (open.length > 0 && !skipped)),
    hidesCart: asked && (selecting || open.length > 0),
  };
}
