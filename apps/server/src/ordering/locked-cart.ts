import { methodText } from '@servery/domain/payments/methods';
import { currentVenue } from '#venues/current-venue';
import { cartOwner } from '#ordering/own-cart';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail, type Failure } from '@servery/domain/failure';
import { ensureSession } from '#callers/session';
import type { Cart } from '@servery/domain/ordering/cart';
import { lockCart } from '#stores/carts';
import type { Venue } from '@servery/domain/venue/model';

type InHand = { ok: true; venue: Venue; cart: Cart };

/** The same to be changed: refused while money for what is in it is on its way. */
export async function lockCartToChange(
  tx: Tx,
  venue: { store_id: number; menu_id: number },
  caller: Caller,
): Promise<InHand | Failure<'no_merchant' | 'payment_under_way'>> {
  const held = await lockOwnCart(tx, venue, caller);
  if (!held.ok || held.cart.paying === '') return held;
  return fail('payment_under_way', { method: methodText(held.cart.paying) });
}

/** The caller's own cart at a venue that they may see, locked, with the menu as it is now. */
export async function lockOwnCart(
  tx: Tx,
  venue: { store_id: number; menu_id: number },
  caller: Caller,
): Promise<InHand | Failure<'no_merchant'>> {
  const held = await currentVenue(tx, venue, caller);
  if (!held.ok) return held;
  const session = await ensureSession(tx, caller);
  const key = {
    sessionId: await cartOwner(tx, session, caller),
    venueId: venue.store_id,
    menuId: venue.menu_id,
    now: caller.now,
  };
  return { ok: true, venue: held.venue, cart: await lockCart(tx, key) };
}
