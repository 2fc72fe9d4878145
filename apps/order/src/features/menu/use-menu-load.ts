import { loadPlan, loadStage } from '@servery/domain/menu/load-stage';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { cameWithMenu, merchantQuery, venueQuery } from '#api/queries.ts';
import { platform } from '#platform/browser.ts';
import { useDevice } from '#state/device.ts';
import { holdVenue, readHeldVenue } from '#state/held-venue.ts';
import { sayNotLoaded } from '#ordering/say-not-loaded.ts';
import { useVenue } from '#ordering/use-venue.ts';

const planFor = (slug: string) =>
  loadPlan(readHeldVenue(), slug, { now: Date.now(), native: platform.native });

/** What was chosen too long ago, or for another menu, is asked for again; before any link is taken over. */
function useForgetOldChoice(slug: string): void {
  useLayoutEffect(() => {
    const { fulfilment, setFulfilment } = useDevice.getState();
    if (planFor(slug).resetFulfilment && fulfilment) setFulfilment(null);
  }, [slug]);
}

/**
 * The venue of a menu address. A menu that is at hand is shown at once; otherwise the venue comes first, and its
 * menu when it is known how the order is had.
 */
export function useMenuLoad(slug: string) {
  const client = useQueryClient();
  const [atHand] = useState(() => {
    const held = client.getQueryState(merchantQuery(slug).queryKey);
    return cameWithMenu(slug) || held?.data !== undefined || held?.fetchStatus === 'fetching';
  });
  const [wantsMenu, setWantsMenu] = useState(() => atHand || planFor(slug).withMenu);
  useForgetOldChoice(slug);
  const { merchant: whole, order } = useVenue(slug, { menu: wantsMenu });
  const venue = useQuery({ ...venueQuery(slug), enabled: !wantsMenu });
  const asked = wantsMenu ? whole : venue;
  const { error } = asked;
  useEffect(() => {
    if (error) sayNotLoaded(error);
  }, [error]);
  const merchant = whole.data ?? venue.data;
  return {
    merchant,
    order,
    stage: merchant && loadStage(merchant),
    /** The menu itself is here, and not only the venue that it is of. */
    hasMenu: whole.data !== undefined,
    error: merchant ? null : error,
    retry: () => void asked.refetch(),
    loadMenu: () => {
      // What was chosen for this venue is of now, even if its menu never arrives.
      holdVenue({ slug, at: Date.now() });
      setWantsMenu(true);
    },
  };
}
