import type { Merchant } from '@servery/contract/entities/merchant';
import { statusLine } from '@servery/domain/venue/status-line';
import { useDevice } from '#state/device.ts';
import { useNow } from '#shared/use-now.ts';

/** Whether a venue is open, as it is now and not as it was when its page was made: of the chosen type, where one is. */
export function useStatusLine(merchant: Merchant): string {
  const chosen = useDevice((device) => device.fulfilment?.code);
  return statusLine(merchant, useNow(), chosen);
}
