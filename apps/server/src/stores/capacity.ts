import type { Tx } from '#db/database';
import { statement } from '#db/statement';

/** A place that orders take: a slot, stop or location on a date, or one block of a type's time. */
export type CapacityPlace = { key: string; merchantId: number; capacity: number };

const HOLD_MS = 10 * 60_000;

export const placeKey = (kind: 'slot' | 'stop' | 'location' | 'block', id: number, when: string): string =>
  `${kind}:${id}:${when}`;

/** Locks the place's row and answers how much of it is gone for this cart: taken, and held by others. */
async function lockPlace(
  tx: Tx,
  place: CapacityPlace,
  mine: { cartId: number; now: number },
): Promise<number> {
  const row = await tx.q
    .insertInto('capacity_use')
    .values({ place: place.key, merchant_id: place.merchantId, taken: 0 })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ merchant_id: place.merchantId }))
    .returning('taken')
    .executeTakeFirstOrThrow();
  const held = await tx.q
    .selectFrom('capacity_hold')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('place', '=', place.key)
    .where('cart_id', '!=', mine.cartId)
    .where('expires_at', '>', mine.now)
    .executeTakeFirstOrThrow();
  return row.taken + held.count;
}

/** Keeps a place for a cart while its customer pays. */
export async function holdPlace(
  tx: Tx,
  place: CapacityPlace,
  mine: { cartId: number; now: number },
): Promise<boolean> {
  if ((await lockPlace(tx, place, mine)) >= place.capacity) return false;
  const expires_at = mine.now + HOLD_MS;
  await tx.q
    .insertInto('capacity_hold')
    .values({ cart_id: mine.cartId, merchant_id: place.merchantId, place: place.key, expires_at })
    .onConflict((conflict) => conflict.columns(['cart_id', 'place']).doUpdateSet({ expires_at }))
    .execute();
  return true;
}

export async function takePlace(
  tx: Tx,
  place: CapacityPlace,
  mine: { cartId: number; now: number },
): Promise<boolean> {
  if ((await lockPlace(tx, place, mine)) >= place.capacity) return false;
  await tx.q
    .updateTable('capacity_use')
    .set((use) => ({ taken: use('taken', '+', 1) }))
    .where('place', '=', place.key)
    .execute();
  return true;
}

const deleteHolds = statement((q, p: { cartId: number }) =>
  q.deleteFrom('capacity_hold').where('cart_id', '=', p.cartId),
);

export async function dropHolds(tx: Tx, cartId: number): Promise<void> {
  await deleteHolds(tx, { cartId });
}

export async function givePlacesBack(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await tx.q
      .updateTable('capacity_use')
      .set((use) => ({ taken: use('taken', '-', 1) }))
      .where('place', '=', key)
      .where('taken', '>', 0)
      .execute();
  }
}

export async function expireHolds(tx: Tx, now: number): Promise<void> {
  await tx.q.deleteFrom('capacity_hold').where('expires_at', '<=', now).execute();
}
