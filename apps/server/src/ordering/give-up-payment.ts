import type { Tx } from '#db/database';
import type { Cart } from '@servery/domain/ordering/cart';
import { addPaymentJob } from '#stores/jobs';
import { type AttemptRecord, moveAttempt, waitingOfCart } from '#stores/payments';

/** The customer does not want it any more: its invoice is closed, and money that comes for it all the same goes back. */
export async function chooseAnotherWay(
  tx: Tx,
  { id }: AttemptRecord,
  at: { now: number; lookAt: number },
): Promise<boolean> {
  const moved = await moveAttempt(tx, id, { event: 'absent', now: at.now, detail: 'another way was chosen' });
  if (moved) await addPaymentJob(tx, id, at.lookAt);
  return moved !== undefined;
}

/** The cart can be changed again. Not where nobody knows whether it is paid: that has to be found out first. */
export async function giveUpPayment(tx: Tx, cart: Cart, now: number): Promise<boolean> {
  const attempt = await waitingOfCart(tx, cart.id);
  return attempt !== undefined && chooseAnotherWay(tx, attempt, { now, lookAt: now });
}
