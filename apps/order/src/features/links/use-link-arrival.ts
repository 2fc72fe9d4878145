import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { chooseType } from '@servery/domain/fulfilment/choice';
import { onlyType } from '@servery/domain/fulfilment/only-type';
import { type LinkData, saysSomething } from '@servery/domain/links/link-data';
import { linkOnce } from '@servery/domain/links/link-once';
import { linkOfSearch } from '@servery/domain/links/link-query';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useDevice } from '#state/device.ts';
import { keys } from '#api/query-keys.ts';

const isNew = linkOnce();

/**
 * Remembers the menu, takes over what a link says, once, and asks for what it leaves open. The address then loses
 * the link's words, so that loading the page again does not undo what the customer chose since.
 */
export function useLinkArrival(merchant: Merchant, ask: () => void = () => undefined): void {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const { history } = useRouter();
  const client = useQueryClient();
  const words = JSON.stringify(search);
  /** Most people come without a link: what reads one is loaded for those who do. */
  const take = async (link: LinkData) => {
    const { takeLink } = await import('#features/links/take-link.ts');
    takeLink(link, { merchant, customer: client.getQueryData<Customer>(keys.customer), ask });
  };
  const arrive = useEffectEvent(async () => {
    const { fulfilment, setFulfilment, setSlug } = useDevice.getState();
    const isSame = useDevice.getState().slug === merchant.menu.menu_name;
    // With the path that the variant is served on, which the router's own location lacks.
    const here = history.location.pathname;
    // Another menu forgets the last one's choice, so this comes before the link's.
    setSlug(merchant.menu.menu_name);
    const link = linkOfSearch(search as Record<string, unknown>);
    if (!saysSomething(link)) {
      const only = onlyType(merchant.fulfilment);
      if (only && (!fulfilment || !isSame)) setFulfilment(chooseType(undefined, only));
      return;
    }
    if (isNew(`${merchant.menu.menu_name} ${words}`, Date.now())) await take(link);
    // Whoever went on meanwhile is not called back.
    if (history.location.pathname === here)
      await navigate({ to: pathname, search: {}, replace: true, resetScroll: false, state });
  });
  const at = `${merchant.id} ${words}`;
  useEffect(() => {
    if (at) void arrive();
  }, [at]);
}
