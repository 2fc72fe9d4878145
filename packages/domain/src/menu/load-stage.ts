import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { takesLater } from '#venue/order-for-later';

const MINUTE = 60_000;
/** How long what was fetched counts as fresh. */
export const FRESH_MS = {
  menu: 5 * MINUTE,
  fulfilment: 5 * MINUTE,
  fulfilmentNative: 15 * MINUTE,
  cart: MINUTE,
  cartNative: 15 * MINUTE,
} as const;

/** What the device holds of the venue it ordered from last: its menu's name and when it was fetched. */
export type HeldVenue = { slug: string; at: number };

const isFresh = (held: HeldVenue | undefined, slug: string, at: { now: number; ms: number }): boolean =>
  held?.slug === slug && at.now - held.at < at.ms && at.now >= held.at;

/** What opening a menu does with what is held: a fulfilment chosen too long ago, or elsewhere, is asked for again. */
export function loadPlan(
  held: HeldVenue | undefined,
  slug: string,
  at: { now: number; native: boolean },
): { resetFulfilment: boolean; withMenu: boolean } {
  const ms = at.native ? FRESH_MS.fulfilmentNative : FRESH_MS.fulfilment;
  return {
    resetFulfilment: !isFresh(held, slug, { now: at.now, ms }),
    withMenu: isFresh(held, slug, { now: at.now, ms: FRESH_MS.menu }),
  };
}

export type LoadStage =
  /** The brand has moved to an app of its own. */
  | { kind: 'redirect' }
  | { kind: 'menu' }
  /** The only way there is, at once: it is chosen, and the menu loaded. */
  | { kind: 'only'; type: FulfilmentType }
  | { kind: 'ask' }
  | { kind: 'closed' };

/** Whether any of its types takes orders for later; without a type, what is said of menu and venue counts. */
export function takesLaterOrders({ fulfilment, menu, order_for_later: venue }: Merchant): boolean {
  const said = { menu: menu.is_order_for_later_enabled, venue };
  if (fulfilment.length === 0) return takesLater(said);
  return fulfilment.some(({ order_for_later: type }) => takesLater({ ...said, type }));
}

/** What a loaded venue shows, in the order in which it is asked. */
export function loadStage(merchant: Merchant): LoadStage {
  if (merchant.brand_redirect.redirect === 1) return { kind: 'redirect' };
  if (merchant.menu.items.length > 0) return { kind: 'menu' };
  const [only, ...others] = merchant.fulfilment;
  if (only && others.length === 0 && only.asap === 1 && only.available_today === 1)
    return { kind: 'only', type: only };
  if (merchant.menu.is_merchant_ready === 1 || takesLaterOrders(merchant)) return { kind: 'ask' };
  return { kind: 'closed' };
}
