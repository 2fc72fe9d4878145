import type { CartGift } from '@servery/domain/gifts/in-cart';
import { sql } from 'kysely';
import type { ReadTx } from '#db/database';
import { giftById } from '#stores/gifts';

/**
 * What a voucher keeps for orders that are being paid for. As long as nobody can say that such a payment is over, its
 * part is nobody else's: so money that comes late still finds it.
 */
export async function heldOfGift(tx: ReadTx, giftId: string, exceptCart = 0): Promise<number> {
  const row = await tx.q
    .selectFrom('payment_attempt')
    .select((of) => of.fn.sum<number | null>('gift_cents').as('cents'))
    .where('gift_id', '=', giftId)
    .where('cart_id', '!=', exceptCart)
    .where(sql<boolean>`state in ('started', 'unknown', 'waiting')`)
    .executeTakeFirst();
  return row?.cents ?? 0;
}

/** A voucher as the cart that it pays for sees it. */
export async function giftOfCart(tx: ReadTx, giftId: string, cartId: number): Promise<CartGift | undefined> {
  const gift = await giftById(tx, giftId);
  if (!gift) return undefined;
  const { id, ending, balance, ends_at: endsAt, stopped_at: stoppedAt, returned_at: returnedAt } = gift;
  return {
    id,
    ending,
    endsAt,
    stoppedAt,
    returnedAt,
    balance,
    held: await heldOfGift(tx, giftId, cartId),
  };
}
