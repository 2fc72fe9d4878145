import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { checkFulfilment, chooseType } from '@servery/domain/fulfilment/choice';
import { asksForWay, linkChoice, onlyType } from '@servery/domain/links/link-choice';
import { type LinkData, saysSomething } from '@servery/domain/links/link-data';
import { linkOnce } from '@servery/domain/links/link-once';
import { linkOfSearch } from '@servery/domain/links/link-query';
import { texts, toastMs } from '@servery/domain/messages/texts';
import { isGuest } from '@servery/domain/people/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useDevice } from '#state/device.ts';
import { sayInfo } from '#state/toasts.ts';

const isNew = linkOnce();

function useTakeOver(merchant: Merchant, ask: () => void) {
  const client = useQueryClient();
  const setFulfilment = useDevice((device) => device.setFulfilment);
  const setPromo = useDevice((device) => device.setPromo);
  const chooseWay = (link: LinkData) => {
    const choice = linkChoice(link, merchant.fulfilment);
    const type = merchant.fulfilment.find((each) => each.code === choice?.code);
    if (choice) setFulfilment(choice);
    const clock = { now: Date.now(), zone: merchant.time_zone };
    const whole = choice !== undefined && type !== undefined && checkFulfilment(choice, type, clock).ok;
    if (!whole || link.confirm) ask();
  };
  return (link: LinkData) => {
    sayInfo(texts.verifyingLink, toastMs.verifyingLink);
    if (link.promo_code !== '') setPromo(link.promo_code);
    if (asksForWay(link)) chooseWay(link);
    const customer = client.getQueryData<Customer>(['customer']);
    const other = customer && !isGuest(customer) && String(customer.id) !== link.userid;
    if (link.userid !== '' && other) sayInfo(texts.linkForOther);
  };
}

/**
 * Remembers the menu, takes over what a link says, once, and asks for what it leaves open. The address then loses
 * the link's words, so that loading the page again does not undo what the customer chose since.
 */
export function useLinkArrival(merchant: Merchant, ask: () => void = () => undefined): void {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const takeOver = useTakeOver(merchant, ask);
  const words = JSON.stringify(search);
  const arrive = useEffectEvent(() => {
    const { fulfilment, setFulfilment, setSlug } = useDevice.getState();
    const here = useDevice.getState().slug === merchant.menu.menu_name;
    // Another menu forgets the last one's choice, so this comes before the link's.
    setSlug(merchant.menu.menu_name);
    const link = linkOfSearch(search as Record<string, unknown>);
    if (!saysSomething(link)) {
      const only = onlyType(merchant.fulfilment);
      if (only && (!fulfilment || !here)) setFulfilment(chooseType(undefined, only));
      return;
    }
    if (isNew(`${merchant.menu.menu_name} ${words}`, Date.now())) takeOver(link);
    void navigate({ to: pathname, search: {}, replace: true, resetScroll: false, state });
  });
  const at = `${merchant.id} ${words}`;
  useEffect(() => {
    if (at) arrive();
  }, [at]);
}
