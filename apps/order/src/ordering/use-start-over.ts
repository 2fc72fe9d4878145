import { chooseType } from '@servery/domain/fulfilment/choice';
import { useQueryClient } from '@tanstack/react-query';
import { sendUnawaited } from '#api/send-unawaited.ts';
import { forgetPerson } from '#state/forget-person.ts';
import { useDevice } from '#state/device.ts';
import { nothingStored } from '#state/stored.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import type { CartScreen } from '#ordering/cart-errors.ts';
import { clearFields, useCart } from '#ordering/use-cart.ts';
import { useCan } from '#shared/can.ts';

/** Throws the order in hand away. The next person finds an empty cart; a counter keeps the way orders go out. */
export function useStartOver(on: CartScreen = 'cart') {
  const client = useQueryClient();
  const can = useCan();
  const { merchant, order } = useDeviceVenue();
  const { clear } = useCart(merchant, on);

  const keptWay = () => {
    const code = useDevice.getState().fulfilment?.code;
    const type = can('keep_fulfilment') ? merchant.fulfilment.find((each) => each.code === code) : undefined;
    return type && chooseType(undefined, type);
  };
  const forgetLast = (): void => forgetPerson(client, { signIn: true, fulfilment: keptWay() });
  /** Their order is placed while they still pay for it: their name and table are not the next one's. */
  const clearTicket = (): void =>
    useDevice.getState().takeOver({ ...nothingStored, fulfilment: keptWay() ?? null });
  const startOver = async (): Promise<void> => {
    if (can('take_turns')) {
      // It only frees what the cart held sooner: the next guest has another one, whether or not this arrives.
      sendUnawaited('ManageCart.clear_cart', clearFields(merchant));
      return forgetLast();
    }
    forgetLast();
    if (order.num_items > 0) await clear.mutateAsync();
  };
  return { startOver, forgetLast, clearTicket };
}
