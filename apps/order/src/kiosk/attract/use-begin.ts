import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { useNavigate } from '@tanstack/react-router';
import { useKeepChoice } from '#kiosk/ways/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';

/** Keeps how the order goes out, and opens the menu. */
export function useBegin() {
  const { merchant } = useDeviceVenue();
  const keep = useKeepChoice();
  const navigate = useNavigate();
  return async (choice: FulfilmentChoice): Promise<void> => {
    keep(choice);
    await navigate({ to: `/menu/${merchant.menu.menu_name}` });
  };
}
