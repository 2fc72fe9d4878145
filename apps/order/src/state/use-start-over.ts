import { chooseType } from '@servery/domain/fulfilment/choice';
import { useDevice } from '#state/device.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import { useCart } from '#state/use-cart.ts';

/** Throws the order in hand away. The next person finds an empty cart; a counter keeps the way orders go out. */
export function useStartOver(kept: { fulfilment: boolean }) {
  const { merchant, order } = useOwnVenue();
  const { clear } = useCart(merchant);
  const { fulfilment, forget, setFulfilment } = useDevice((device) => device);

  const forgetPerson = (): void => {
    const type = merchant.fulfilment.find(({ code }) => code === fulfilment?.code);
    forget();
    if (kept.fulfilment && type) setFulfilment(chooseType(undefined, type));
  };
  const startOver = async (): Promise<void> => {
    forgetPerson();
    if (order.num_items > 0) await clear.mutateAsync();
  };
  return { startOver, forgetPerson };
}
