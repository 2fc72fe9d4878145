import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import { FRESH_MS } from '@servery/domain/menu/load-stage';
import { guestCustomer } from '@servery/domain/people/guest';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { CallOutput } from '@servery/contract/registry';
import { queryOptions } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { answerOf, CallFailed, queried } from '#api/call.ts';
import { readSid } from '#api/session-cookie.ts';
import { platform } from '#platform/browser.ts';
import { keys } from '#api/query-keys.ts';

const MINUTE = 60_000;
/** How long an answer counts as fresh. A stale one is shown at once while it is fetched again. */
const FRESH = { menu: FRESH_MS.menu, cart: platform.native ? FRESH_MS.cartNative : FRESH_MS.cart } as const;

export const first = facts.first as {
  Merchant?: CallOutput<'Merchant'>;
  AppHome?: CallOutput<'AppHome'>;
  Merchants?: CallOutput<'Merchants'>;
};
const pageLoadedAt = Date.now();

const firstMerchant = (slug: string): CallOutput<'Merchant'> | undefined =>
  first.Merchant?.merchant.menu.menu_name === slug ? first.Merchant : undefined;

/** Whether the page brought the menu along. */
export const cameWithMenu = (slug: string): boolean => firstMerchant(slug) !== undefined;

/** What a member ordered before comes along with the venue, and is kept apart from it. */
const forEverybody = (merchant: Merchant): Merchant => ({ ...merchant, history: [] });

/** The venue with its menu. */
export const merchantQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.merchant(slug),
    queryFn: async (): Promise<Merchant> =>
      forEverybody(
        (await answerOf('Merchant', { menu_name: slug, return_menu: 1, return_order: 1 })).merchant,
      ),
    staleTime: FRESH.menu,
    initialData: () => firstMerchant(slug)?.merchant,
    initialDataUpdatedAt: pageLoadedAt,
  });

/** The venue without its menu: enough to ask how the order is had. */
export const venueQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.venue(slug),
    queryFn: async (): Promise<Merchant> =>
      forEverybody(
        (await answerOf('Merchant', { menu_name: slug, return_menu: 0, return_order: 1 })).merchant,
      ),
    staleTime: FRESH.menu,
  });

/** Whoever has no session is a guest with an empty cart. A page that is prerendered is for everybody, so nobody is known there. */
const hasNoSession = (): boolean => 'document' in globalThis && readSid() === undefined;
const emptyCart = (slug: string): CartOrder | undefined =>
  hasNoSession() ? firstMerchant(slug)?.order : undefined;

/** The cart. Without a session there is none to ask for: it is there from the first render on. */
export const orderQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.order(slug),
    queryFn: async (): Promise<CartOrder> =>
      emptyCart(slug) ??
      (await answerOf('Merchant', { menu_name: slug, return_menu: 0, return_order: 1 })).order,
    staleTime: FRESH.cart,
    initialData: () => emptyCart(slug),
    initialDataUpdatedAt: pageLoadedAt,
  });

export const productQuery = (itemId: number, slot: number) =>
  queryOptions({
    queryKey: keys.product(itemId, slot),
    queryFn: () => answerOf('MenuItemDetails', { menu_item_id: itemId, cart_item_slot_id: slot }),
    // What an edited line holds changes in the cart itself, so it is never taken from memory.
    ...(slot < 0 ? { staleTime: MINUTE } : { staleTime: 0, gcTime: 0 }),
  });

export const homeQuery = () =>
  queryOptions({
    queryKey: keys.home,
    queryFn: () => answerOf('AppHome', {}),
    staleTime: FRESH.menu,
    initialData: () => first.AppHome,
    initialDataUpdatedAt: pageLoadedAt,
  });

/** Who is signed in; a guest is an answer too. */
export const customerQuery = () =>
  queryOptions({
    queryKey: keys.customer,
    queryFn: async ({ client }): Promise<Customer> => {
      if (hasNoSession()) return guestCustomer;
      const result = await queried('CustomerAccount', {});
      if (result.ok) client.setQueryData(accountQuery().queryKey, result.value.account);
      if (result.ok) return result.value.customer;
      if (result.code === 'signed_out') return guestCustomer;
      throw new CallFailed(result);
    },
    staleTime: FRESH.menu,
    initialData: () => (hasNoSession() ? guestCustomer : undefined),
  });

/** What the account area of this brand has. It comes along with who is signed in; alone only right after a sign-in. */
export const accountQuery = () =>
  queryOptions({
    queryKey: keys.account,
    queryFn: async (): Promise<CallOutput<'CustomerAccount'>['account']> =>
      (await answerOf('CustomerAccount', { component: 'account' })).account,
    staleTime: FRESH.menu,
  });

/** What was ordered in this session, or by this member, and is not over. */
export const activeOrdersQuery = () =>
  queryOptions({
    queryKey: keys.activeOrders,
    queryFn: async () => (await answerOf('ActiveOrders', {})).orders,
    staleTime: FRESH.cart,
    // The stream tells of the first one alone. Who has ordered nothing asks no more.
    refetchInterval: ({ state }) => (state.data?.length ? 60_000 : false),
  });
