import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { isDelivery } from '@servery/domain/fulfilment/choice';
import { isTakenFor } from '@servery/domain/payments/methods';
import { usePaired } from '#features/terminal/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';

export type WaysToPay = { onPinpad: boolean; inStore: boolean };

/** How somebody at this screen can pay for an order that goes out in a way. */
export function useWaysToPay(): (type: FulfilmentType | undefined) => WaysToPay {
  const { merchant } = useDeviceVenue();
  const isPaired = usePaired();
  const cashOnDelivery = merchant.is_cash_on_delivery_enabled === 1;
  return (type) => {
    const delivers = type !== undefined && isDelivery(type);
    const sale = { channel: 'kiosk', fulfilment: type?.code, delivers, cashOnDelivery } as const;
    const takes = (code: string) =>
      merchant.menu.payment_methods.some((method) => method.code === code && isTakenFor(method, sale));
    return { onPinpad: isPaired && takes('eftpos'), inStore: takes('STORE') };
  };
}
