import type { HistoryItem } from '@servery/contract/entities/merchant';
import type { CallInput } from '@servery/contract/registry';
import { FRESH_MS } from '@servery/domain/menu/load-stage';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf, CallFailed } from '#api/call.ts';
import { first } from '#api/queries.ts';
import { laterKeys } from '#api/later-keys.ts';
import { keys } from '#api/query-keys.ts';

/** What a member ordered here before. */
export const historyQuery = (slug: string) =>
  queryOptions({
    queryKey: laterKeys.history(slug),
    queryFn: async (): Promise<HistoryItem[]> =>
      (await answerOf('Merchant', { menu_name: slug, return_menu: 0, return_order: 1 })).merchant.history,
    staleTime: 0,
  });

export type LocationsWanted = Pick<CallInput<'Merchants'>, 'set' | 'lat' | 'long' | 'state' | 'search'>;

/** The brand's stores: all of them, or the nearest first. */
export const locationsQuery = (wanted: LocationsWanted) =>
  queryOptions({
    queryKey: keys.locations(wanted),
    queryFn: () => answerOf('Merchants', { ...wanted, component: 'locations' }),
    staleTime: FRESH_MS.menu,
    ...(wanted.set === 'ALL' &&
      !wanted.state &&
      !wanted.search && { initialData: () => first.Merchants, initialDataUpdatedAt: 0 }),
  });

/** The card terminal of this screen. */
export const eftposQuery = () =>
  queryOptions({
    queryKey: laterKeys.eftpos,
    queryFn: async () => (await answerOf('Linkly', {})).account.eftpos,
    staleTime: Infinity,
  });

export const receiptQuery = (orderId: string) =>
  queryOptions({
    queryKey: laterKeys.receipt(orderId),
    queryFn: () => answerOf('OrderStatusDetailed', { order_id: orderId }),
    staleTime: 0,
    retry: (count, error) => count < 3 && error instanceof CallFailed && error.failure.code === 'network',
  });

/** What a member ordered before, a page at a time. */
export const pastOrdersQuery = () =>
  infiniteQueryOptions({
    queryKey: laterKeys.pastOrders,
    queryFn: ({ pageParam }) => answerOf('OrderHistory', pageParam === '' ? {} : { before: pageParam }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more === 1 ? page.orders.at(-1)?.id : undefined),
    staleTime: 0,
  });

/** What moved the balance, page by page. */
export const movementsQuery = () =>
  infiniteQueryOptions({
    queryKey: laterKeys.movements,
    queryFn: ({ pageParam }) => answerOf('BalanceMovements', pageParam === 0 ? {} : { before: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.has_more === 1 ? page.movements.at(-1)?.id : undefined),
    staleTime: 0,
  });

export const rewardsQuery = () =>
  queryOptions({
    queryKey: laterKeys.rewards,
    queryFn: async () => (await answerOf('Rewards', {})).rewards,
    staleTime: 0,
  });
