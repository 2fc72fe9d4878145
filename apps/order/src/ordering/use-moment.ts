import type { Merchant } from '@servery/contract/entities/merchant';
import { chosenTime, wantedMoment } from '@servery/domain/fulfilment/chosen-time';
import { menuAt } from '@servery/domain/menu/available';
import { useMemo } from 'react';
import { useDevice } from '#state/device.ts';
import { useNow } from '#shared/use-now.ts';

const MINUTE = 60_000;
const NO_TIME = { when: 0, zone: 'UTC' };

/** The moment that what can be had is judged for: the chosen one, else now, by the minute. */
export function useMoment(merchant: Merchant | undefined): { when: number; zone: string } {
  const choice = useDevice((device) => device.fulfilment);
  const now = useNow();
  if (!merchant) return NO_TIME;
  const zone = merchant.time_zone;
  const type = merchant.fulfilment.find(({ code }) => code === choice?.code);
  const chosen = choice && type && chosenTime({ held: choice }, type, { now, zone });
  const when = chosen ? wantedMoment(chosen, now, choice.at) : now;
  return { when: Math.floor(when / MINUTE) * MINUTE, zone };
}

/** A venue with its menu as it is for the chosen moment. What does not differ keeps its identity. */
export function useMenuAt(merchant: Merchant | undefined): Merchant | undefined {
  const { when, zone } = useMoment(merchant);
  return useMemo(() => {
    const menu = merchant && menuAt(merchant.menu, { when, zone });
    return !merchant || menu === merchant.menu ? merchant : { ...merchant, menu: menu as Merchant['menu'] };
  }, [merchant, when, zone]);
}
