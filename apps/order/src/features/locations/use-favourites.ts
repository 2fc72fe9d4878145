import type { MerchantCard } from '@servery/contract/entities/merchant-card';
import { networkError } from '@servery/domain/messages/texts';
import { authFlags } from '@servery/domain/people/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { locationsQuery } from '#api/later-queries.ts';
import { customerQuery } from '#api/queries.ts';
import { sayFailure } from '#state/toasts.ts';

const ALL = locationsQuery({ set: 'ALL' });

/** The stores that a member keeps. The heart answers at once; what the server refuses is taken back and said. */
export function useFavourites() {
  const client = useQueryClient();
  const customer = useQuery(customerQuery());
  const all = useQuery(ALL);
  const isMember = customer.data !== undefined && authFlags(customer.data).isMember;
  const stores: readonly MerchantCard[] = isMember ? (all.data?.favourites ?? []) : [];
  const show = (favourites: MerchantCard[]) =>
    client.setQueryData(ALL.queryKey, (held) => held && { ...held, favourites });

  const toggle = async (store: MerchantCard): Promise<void> => {
    const before = [...stores];
    const others = before.filter(({ id }) => id !== store.id);
    const wanted = others.length === before.length;
    show(wanted ? [store, ...others] : others);
    const result = await call('FavouriteStore', { store_id: store.id, is_favourite: wanted ? 1 : 0 });
    if (result.ok) return;
    show(before);
    sayFailure(result, networkError('FS1'));
  };
  return { isMember, stores, toggle };
}
