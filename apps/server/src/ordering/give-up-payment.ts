import type { Tx } from '#db/database';
import type { Cart } from '@servery/domain/ordering/cart';
import { abandonAttempt } from '#payments/look-after';
import { waitingOfCart } from '#stores/payments';

/** The cart can be changed again. Not where nobody knows whether it is paid: that has to be found out first. */
export async function giveUpPayment(tx: Tx, cart: Cart, now: number): Promise<boolean> {
  const [attempt] = await waitingOfCart(tx, cart.id);
  return attempt !== undefined && abandonAttempt(tx, attempt, { now, lookAt: now });
}
