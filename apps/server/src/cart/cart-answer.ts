import type { CartOrder } from '@servery/contract/entities/cart';
import { cartDue } from '#cart/asap-due';
import type { ReadTx } from '#db/database';
import type { Cart } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { cartView } from '#views/cart';

/** A cart as its customer sees it now: its prices, what can be had, and when it would be ready. */
export async function cartAnswer(
  tx: ReadTx,
  cart: Cart,
  at: { catalogue: Catalogue; now: number },
): Promise<CartOrder> {
  return cartView(cart, at, await cartDue(tx, cart, at));
}
