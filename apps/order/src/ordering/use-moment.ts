import type { Merchant } from '@servery/contract/entities/merchant';
import { chosenTime, wantedMoment } from '@servery/domain/fulfilment/chosen-time';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import { menuAt, type SaleMoment } from '@servery/domain/menu/available';
import { useMemo } from 'react';
import { useDevice } from '#state/device.ts';
import { useNow } from '#shared/use-now.ts';

const MINUTE = 60_000;
const NO_TIME: SaleMoment = { when: 0, zone: 'UTC' };

/** What can be had is judged for the moment that was chosen, else now, by the minute; and for how it was chosen. */
export function useMoment(merchant: Merchant | undefined, channel: SaleChannel = 'online'): SaleMoment {
  const choice = useDevice((device) => device.fulfilment);
  const now = useNow();
  if (!merchant) return NO_TIME;
  const zone = merchant.time_zone;
  const type = merchant.fulfilment.find(({ code }) => code === choice?.code);
  const chosen = choice && type && chosenTime({ held: choice }, type, { now, zone });
  const when = chosen ? wantedMoment(chosen, now, choice.at) : now;
  return { when: Math.floor(when / MINUTE) * MINUTE, zone, fulfilment: type?.code, channel };
}

/** A venue with its menu as it is for the chosen moment. What does not differ keeps its identity. */
export function useMenuAt(merchant: Merchant | undefined, channel: SaleChannel): Merchant | undefined {
  const { when, zone, fulfilment } = useMoment(merchant, channel);
  return useMemo(() => {
    const menu = merchant && menuAt(merchant.menu, { when, zone, fulfilment, channel });
    return !merchant || menu === merchant.menu ? merchant : { ...merchant, menu: menu as Merchant['menu'] };
  }, [merchant, when, zone, fulfilment, channel]);
}
