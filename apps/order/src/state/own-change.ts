import type { CartOrder } from '@servery/contract/entities/cart';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';

type Keeper = { own: (slug: string, order: CartOrder) => void; forget: () => void };

/** Whoever keeps what was seen of an order: it comes with the cart, and not with the menu. */
let keeper: Keeper | undefined;
export function keepSeen(keeps: Keeper): void {
  keeper = keeps;
}

/** Set where something was changed while nobody kept what was seen: its total is no news then. */
export const CHANGED_KEY = `servery:${facts.brand.code}:changed`;

/** Their own change, and the total that it has, are no news to whoever made it. */
export function ownChange(slug: string, order: CartOrder): void {
  if (keeper) keeper.own(slug, order);
  else platform.storage.write(CHANGED_KEY, slug);
}

export const forgetSeen = (): void => keeper?.forget();
