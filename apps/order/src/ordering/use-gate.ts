import type { Merchant } from '@servery/contract/entities/merchant';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

/** Lets through what needs a valid fulfilment; otherwise asks for one first and goes on afterwards. */
export function useGate(merchant: Merchant): (then: () => unknown) => unknown {
  const { valid } = useFulfilment(merchant);
  const ask = usePopups((popups) => popups.askFulfilment);
  return (then) => (valid ? then() : ask(then));
}
