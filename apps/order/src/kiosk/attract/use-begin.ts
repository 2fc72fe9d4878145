import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { selectionSteps } from '@servery/domain/fulfilment/steps';
import { useNavigate } from '@tanstack/react-router';
import { useCameFrom, useKeepChoice } from '#kiosk/ways/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';

/** Keeps how the order goes out, and opens the menu; or goes back to the cart or checkout in which it was changed. */
export function useBegin() {
  const { merchant, order } = useDeviceVenue();
  const keep = useKeepChoice();
  const navigate = useNavigate();
  const from = useCameFrom();
  const nextOf = ({ code }: FulfilmentChoice): string => {
    const type = merchant.fulfilment.find((each) => each.code === code);
    // The page's history outlives the guest whose cart it was.
    if (!from || order.num_items === 0) return `/menu/${merchant.menu.menu_name}`;
    return from === 'checkout' && type && selectionSteps(type).length === 0 ? '/checkout' : '/cart';
  };
  return async (choice: FulfilmentChoice): Promise<void> => {
    keep(choice);
    await navigate({ to: nextOf(choice) });
  };
}
