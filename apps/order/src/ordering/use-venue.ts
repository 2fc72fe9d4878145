import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveChanges } from '#api/live.ts';
import { merchantQuery, orderQuery } from '#api/queries.ts';
import { useMenuAt } from '#ordering/use-moment.ts';
import { holdVenue } from '#state/held-venue.ts';
import { keys } from '#api/query-keys.ts';

/** The venue of a menu address, kept up to date: what sells out is seen at once. */
export function useVenue(slug: string, { menu = true }: { menu?: boolean } = {}) {
  const client = useQueryClient();
  const fetched = useQuery({ ...merchantQuery(slug), enabled: menu });
  const merchant = { ...fetched, data: useMenuAt(fetched.data) };
  const { dataUpdatedAt: at } = merchant;
  useEffect(() => {
    if (at > 0) holdVenue({ slug, at });
  }, [slug, at]);
  const order = useQuery(orderQuery(slug));
  useLiveChanges({ menu: slug }, () => {
    void client.invalidateQueries({ queryKey: keys.merchant(slug) });
    void client.invalidateQueries({ queryKey: keys.order(slug) });
  });
  return { merchant, order };
}
