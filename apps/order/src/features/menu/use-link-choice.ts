import type { Merchant } from '@servery/contract/entities/merchant';
import { checkFulfilment } from '@servery/domain/fulfilment/choice';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { asksForWay, linkChoice, type LinkSearch } from '#features/menu/link-choice.ts';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';

/** Remembers the menu, takes over what a link says about the fulfilment, and asks for what it leaves open. */
export function useLinkChoice(merchant: Merchant): void {
  const search = useLocation({ select: (location) => location.search as LinkSearch });
  const setFulfilment = useDevice((device) => device.setFulfilment);
  const ask = usePopups((popups) => popups.askFulfilment);
  const setSlug = useDevice((device) => device.setSlug);
  const follow = useEffectEvent(() => {
    // Another menu forgets the last one's choice, so this comes before the link's.
    setSlug(merchant.menu.menu_name);
    if (!asksForWay(search)) return;
    const choice = linkChoice(search, merchant.fulfilment);
    const type = merchant.fulfilment.find((each) => each.code === choice?.code);
    const clock = { now: Date.now(), zone: merchant.time_zone };
    if (choice) setFulfilment(choice);
    const whole = choice !== undefined && type !== undefined && checkFulfilment(choice, type, clock).ok;
    if (!whole || String(search['confirm']) === '1') ask();
  });
  useEffect(() => follow(), []);
}
