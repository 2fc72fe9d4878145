import { methodText } from '@servery/domain/payments/methods';
import { venueInHand } from '#catalogue/venue-in-hand';
import { cartOwner } from '#cart/own-cart';
import type { Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { fail, type Failure } from '#http/answer';
import { ensureSession } from '#http/session';
import { type Cart, lockCart } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';

type InHand = { ok: true; catalogue: Catalogue; cart: Cart };

/** The same to be changed: refused while money for what is in it is on its way. */
export async function cartToChange(
  tx: Tx,
  venue: { store_id: number; menu_id: number },
  context: ActionContext,
): Promise<InHand | Failure<'no_merchant' | 'payment_under_way'>> {
  const held = await cartInHand(tx, venue, context);
  if (!held.ok || held.cart.paying === '') return held;
  return fail('payment_under_way', { method: methodText(held.cart.paying) });
}

/** The caller's own cart at a venue that they may see, locked, with the menu as it is now. */
export async function cartInHand(
  tx: Tx,
  venue: { store_id: number; menu_id: number },
  context: ActionContext,
): Promise<InHand | Failure<'no_merchant'>> {
  const held = await venueInHand(tx, venue, context);
  if (!held.ok) return held;
  const session = await ensureSession(tx, context);
  const key = {
    sessionId: await cartOwner(tx, session, context),
    merchantId: venue.store_id,
    menuId: venue.menu_id,
    now: context.now,
  };
  return { ok: true, catalogue: held.catalogue, cart: await lockCart(tx, key) };
}
