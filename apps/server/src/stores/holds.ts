import { hash } from 'node:crypto';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { CapacityBucket } from '@servery/domain/capacity/bucket';
import { hasRoom, type Seen } from '#stores/capacity';

const HOLD_MS = 10 * 60_000;

/** So much room of a venue is kept for those who come from one address; further ones are first come, first served. */
const MOST_FROM_ONE_ADDRESS = 10;

/** Whose cart it is, and where its owner comes from: empty for the venue's own screens, which many people use. */
export type Holder = Seen & { holder: string };

/** An address in short; of a longer one the part that a household shares, because the rest is everybody's to choose. */
export function holderOf(address: string): string {
  if (address === '') return '';
  const plain = address.replace(/^::ffff:/, '');
  const shared = plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
  return hash('sha256', shared, 'base64url').slice(0, 22);
}

const deleteOthers = statement((q, p: { cartId: number; bucket: string }) =>
  q.deleteFrom('capacity_hold').where('cart_id', '=', p.cartId).where('bucket', '!=', p.bucket),
);
const deleteHolds = statement((q, p: { cartId: number }) =>
  q.deleteFrom('capacity_hold').where('cart_id', '=', p.cartId),
);
const renewHold = statement((q, p: { cartId: number; bucket: string; expiresAt: number; dueAt: number }) =>
  q
    .updateTable('capacity_hold')
    .set({ expires_at: p.expiresAt, due_at: p.dueAt })
    .where('cart_id', '=', p.cartId)
    .where('bucket', '=', p.bucket)
    .returning('cart_id'),
);

/** The first of the seats of an address that is free; 0 when all are taken. Two who want the same find its index taken. */
async function freeSeat(tx: Tx, venueId: number, { holder, now }: Holder): Promise<number> {
  await tx.q
    .deleteFrom('capacity_hold')
    .where('venue_id', '=', venueId)
    .where('holder', '=', holder)
    .where('expires_at', '<=', now)
    .execute();
  const rows = await tx.q
    .selectFrom('capacity_hold')
    .select('seat')
    .where('venue_id', '=', venueId)
    .where('holder', '=', holder)
    .execute();
  const taken = new Set(rows.map(({ seat }) => seat));
  for (let seat = 1; seat <= MOST_FROM_ONE_ADDRESS; seat += 1) if (!taken.has(seat)) return seat;
  return 0;
}

/**
 * Keeps room for a cart while its customer pays, and lets go of what it kept before: a cart has one choice.
 * Answers whether there is room.
 */
export async function holdRoom(
  tx: Tx,
  bucket: CapacityBucket,
  mine: Holder & { dueAt: number },
): Promise<boolean> {
  const { cartId, now, holder, dueAt } = mine;
  await deleteOthers(tx, { cartId, bucket: bucket.key });
  if (!(await hasRoom(tx, bucket, mine))) return false;
  const expiresAt = now + HOLD_MS;
  const [renewed] = await renewHold(tx, { cartId, bucket: bucket.key, expiresAt, dueAt });
  if (renewed) return true;
  const seat = holder === '' ? 0 : await freeSeat(tx, bucket.venueId, mine);
  if (holder !== '' && seat === 0) return true;
  await tx.q
    .insertInto('capacity_hold')
    .values({
      cart_id: cartId,
      venue_id: bucket.venueId,
      bucket: bucket.key,
      expires_at: expiresAt,
      due_at: dueAt,
      holder,
      seat,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

const dueOfCart = statement((q, p: Seen) =>
  q
    .selectFrom('capacity_hold')
    .select('due_at')
    .where('cart_id', '=', p.cartId)
    .where('expires_at', '>', p.now),
);

/** When the order was due that the cart keeps room for: what its customer was told last. */
export async function heldDue(tx: ReadTx, { cartId, now }: Seen): Promise<number | undefined> {
  const [row] = await dueOfCart(tx, { cartId, now });
  return row?.due_at;
}

export async function dropHolds(tx: Tx, cartId: number): Promise<void> {
  await deleteHolds(tx, { cartId });
}
