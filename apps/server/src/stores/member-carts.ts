import type { Tx } from '#db/database';

export type OtherCart = { id: number; session_id: number; venue_id: number; menu_id: number };

/** Carts with something in them that a member left on other devices, newest first. */
export async function cartsElsewhere(
  tx: Tx,
  member: { customerId: number; sessionId: number; now: number },
): Promise<OtherCart[]> {
  return tx.q
    .selectFrom('cart')
    .innerJoin('session', 'session.id', 'cart.session_id')
    .select(['cart.id', 'cart.session_id', 'cart.venue_id', 'cart.menu_id'])
    .where('session.customer_id', '=', member.customerId)
    .where('session.id', '<>', member.sessionId)
    .where('session.expires_at', '>', member.now)
    .where('cart.lines', '<>', '[]')
    .orderBy('cart.updated_at', 'desc')
    .orderBy('cart.id', 'desc')
    .limit(20)
    .execute();
}
