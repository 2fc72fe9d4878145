import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveChanges } from '#api/live.ts';
import { merchantQuery, orderQuery } from '#api/queries.ts';

/** The venue of a menu address, kept up to date: what sells out is seen at once. */
export function useVenue(slug: string) {
  const client = useQueryClient();
  const merchant = useQuery(merchantQuery(slug));
  const order = useQuery(orderQuery(slug));
  useLiveChanges({ menu: slug }, () => {
    void client.invalidateQueries({ queryKey: ['merchant', slug] });
    void client.invalidateQueries({ queryKey: ['order', slug] });
  });
  return { merchant, order };
}
