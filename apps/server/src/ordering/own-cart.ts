import type { ReadTx, Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import type { Cart } from '@servery/domain/ordering/cart';
import { findCart } from '#stores/carts';
import { ensureGuestSession, findGuestSession } from '#stores/guest-sessions';
import type { SessionRecord } from '#stores/sessions';

/** The caller's cart at a menu: the session's, or that of the guest in front of a shared screen. */
export async function ownCart(tx: ReadTx, menuId: number, caller: Caller): Promise<Cart | undefined> {
  const { session, guestKey } = caller;
  if (!session) return undefined;
  const owner = guestKey === '' ? session.id : await findGuestSession(tx, { session, key: guestKey });
  return owner === undefined ? undefined : findCart(tx, owner, menuId);
}

/** The session that a cart is kept for. */
export const cartOwner = (tx: Tx, session: SessionRecord, caller: Caller): Promise<number> | number =>
  caller.guestKey === '' ? session.id : ensureGuestSession(tx, { session, key: caller.guestKey }, caller.now);
