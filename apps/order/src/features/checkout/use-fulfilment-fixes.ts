import type { Merchant } from '@servery/contract/entities/merchant';
import { selectionSteps } from '@servery/domain/fulfilment/steps';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

/** How the order goes out is put right in the popup, or in the steps behind it. */
export function useFulfilmentFixes(merchant: Merchant): { fulfilment: () => void; steps: () => void } {
  const ask = usePopups((popups) => popups.askFulfilment);
  const showSteps = useDevice((device) => device.showSteps);
  const { type } = useFulfilment(merchant);
  return {
    fulfilment: () => ask(),
    steps: () => (type && selectionSteps(type).length > 0 ? showSteps() : ask()),
  };
}
