import { blockBucket, type CapacityBucket, hasBlocks, roomLeft } from '@servery/domain/capacity/bucket';
import { type AsapDue, asapDues } from '@servery/domain/fulfilment/asap';
import { timeOf } from '@servery/domain/ordering/cart-time';
import type { ReadTx } from '#db/database';
import { capacitiesOf, capacityOf, type Seen } from '#stores/capacity';
import type { Cart } from '@servery/domain/ordering/cart';
import type { Venue, VenueFulfilment } from '@servery/domain/venue/model';
import { fulfilmentAt } from '@servery/domain/venue/fulfilment-at';

export type TypeAt = { type: VenueFulfilment; venue: Venue; now: number };
export type DueBlock = { due: number; bucket: CapacityBucket; moved: boolean };

const withBucket =
  ({ type, venue }: TypeAt) =>
  ({ due, block }: AsapDue, nth: number): DueBlock => ({
    due,
    bucket: blockBucket(type, block, venue.timeZone),
    moved: nth > 0,
  });

function duesOf({ type, venue, now }: TypeAt) {
  return asapDues(fulfilmentAt(type, venue, now), { now, zone: venue.timeZone });
}

/** Where an ASAP order would be due if there were room. */
export const usualBlock = (at: TypeAt): DueBlock => {
  const [usual] = duesOf(at).take(1).map(withBucket(at));
  if (!usual) throw new Error('an ASAP order is due at some time');
  return usual;
};

/** The first block after the usual one that has room, as far as can be seen from here; nothing where today is full. */
export async function nextBlock(tx: ReadTx, at: TypeAt, seen: Seen): Promise<DueBlock | undefined> {
  const blocks = [...duesOf(at).map(withBucket(at)).drop(1)];
  const uses = await capacitiesOf(
    tx,
    blocks.map(({ bucket }) => bucket),
    seen,
  );
  return blocks.find(({ bucket }) => {
    const use = uses.get(bucket.key);
    return use !== undefined && roomLeft(use) > 0;
  });
}

/** When an ASAP order placed now would be due; 0 where none can be. */
export async function asapDue(tx: ReadTx, at: TypeAt, cartId: number): Promise<number> {
  const view = fulfilmentAt(at.type, at.venue, at.now);
  if (view.asap !== 1 || view.open_now !== 1) return 0;
  const usual = usualBlock(at);
  const seen = { cartId, now: at.now };
  if (!hasBlocks(at.type) || roomLeft(await capacityOf(tx, usual.bucket, seen)) > 0) return usual.due;
  return (await nextBlock(tx, at, seen))?.due ?? 0;
}

/** The same for what a cart holds; 0 where it is not for ASAP. */
export async function cartDue(tx: ReadTx, cart: Cart, at: { venue: Venue; now: number }): Promise<number> {
  const type = at.venue.fulfilment.find(({ code }) => code === cart.fulfilmentType);
  if (!type || timeOf(cart, at).kind !== 'asap') return 0;
  return asapDue(tx, { type, ...at }, cart.id);
}
