import type { MerchantCard } from '@servery/contract/entities/merchant-card';
import {
  type LocationFilter,
  nextLocations,
  RELOAD_NEARBY_MS,
  startLocations,
} from '@servery/domain/locations/location-filter';
import { authFlags } from '@servery/domain/people/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { locationsQuery } from '#api/later-queries.ts';
import { customerQuery } from '#api/queries.ts';
import { platform } from '#platform/browser.ts';
import type { Position } from '#platform/port.ts';

/** The device's position: undefined while it is looked for, null where there is none. */
function usePosition(): Position | null | undefined {
  const [position, setPosition] = useState<Position | null>();
  useEffect(() => {
    let here = true;
    void platform.position().then((found) => here && setPosition(found ?? null));
    return () => {
      here = false;
    };
  }, []);
  return position;
}

/** The brand's stores and which of three lists of them is shown. */
export function useLocations() {
  const [state, send] = useReducer(nextLocations, startLocations);
  const position = usePosition();
  const customer = useQuery(customerQuery());
  const all = useQuery(locationsQuery({ set: 'ALL' }));
  const near = useQuery({
    ...locationsQuery({ set: 'COORDS', lat: position?.lat, long: position?.long }),
    enabled: position !== null && position !== undefined,
  });
  const isMember = customer.data !== undefined && authFlags(customer.data).isMember;
  const history: readonly MerchantCard[] = isMember ? (all.data?.history ?? []) : [];
  const known = !customer.isPending && !all.isPending;

  const found = near.data?.merchants.length;
  const lost = position === null || near.isError;
  const announce = useEffectEvent(() => {
    const hasHistory = history.length > 0;
    if (lost) send({ kind: 'no-position', hasHistory });
    else if (found !== undefined) send({ kind: 'nearby', found, hasHistory });
  });
  const news = known ? `${lost} ${found ?? ''}` : '';
  useEffect(() => {
    if (news) announce();
  }, [news]);

  useEffect(() => {
    if (!state.reload) return undefined;
    const timer = setTimeout(() => location.reload(), RELOAD_NEARBY_MS);
    return () => clearTimeout(timer);
  }, [state.reload]);

  const list = near.data ?? all.data;
  const choose = (filter: LocationFilter) => send({ kind: 'choose', filter, set: near.data?.settings.set });
  return { state, choose, all, near, list, history, isMember };
}
export type Locations = ReturnType<typeof useLocations>;
