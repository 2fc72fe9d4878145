import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useLiveChanges } from '#api/live.ts';
import { merchantQuery, orderQuery } from '#api/queries.ts';
import { useMenuAt } from '#ordering/use-moment.ts';
import { holdVenue } from '#state/held-venue.ts';
import { keys } from '#api/query-keys.ts';

type Wanted = { menu?: boolean; channel?: SaleChannel };

/** The venue of a menu address, kept up to date: what sells out is seen at once. */
export function useVenue(slug: string, { menu = true, channel = 'online' }: Wanted = {}) {
  const client = useQueryClient();
  const fetched = useQuery({ ...merchantQuery(slug), enabled: menu });
  const merchant = { ...fetched, data: useMenuAt(fetched.data, channel) };
  const { dataUpdatedAt: at } = merchant;
  useEffect(() => {
    if (at > 0) holdVenue({ slug, at });
  }, [slug, at]);
  const order = useQuery(orderQuery(slug));
  // Not a state: a version that is shown already must have nothing rendered again.
  const newest = useRef(0);
  const shown = fetched.data?.menu.version;
  const versionIs = (version: number) => {
    newest.current = version;
    askWhereOld(client, slug, { shown, newest });
  };
  useLiveChanges({ menu: slug, onVersion: versionIs }, () => {
    void client.invalidateQueries({ queryKey: keys.merchant(slug) });
    void client.invalidateQueries({ queryKey: keys.order(slug) });
  });
  // It changed after this answer was made and before anybody listened.
  useEffect(() => askWhereOld(client, slug, { shown, newest }), [client, slug, shown]);
  return { merchant, order };
}

type Versions = { shown: number | undefined; newest: RefObject<number> };

/** Once for each version: an answer that stays old is not asked for without an end. */
function askWhereOld(client: QueryClient, slug: string, { shown, newest }: Versions): void {
  if (shown === undefined || shown >= newest.current) return;
  newest.current = 0;
  void client.invalidateQueries({ queryKey: keys.merchant(slug) });
}
