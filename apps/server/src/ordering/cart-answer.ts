import type { CartOrder } from '@servery/contract/entities/cart';
import { cartDue } from '#ordering/asap-due';
import type { ReadTx } from '#db/database';
import type { Cart } from '@servery/domain/ordering/cart';
import type { Venue } from '@servery/domain/venue/model';
import { cartView } from '#views/cart';

/** A cart as its customer sees it now: its prices, what can be had, and when it would be ready. */
export async function cartAnswer(
  tx: ReadTx,
  cart: Cart,
  at: { venue: Venue; now: number },
): Promise<CartOrder> {
  return cartView(cart, at, await cartDue(tx, cart, at));
}
