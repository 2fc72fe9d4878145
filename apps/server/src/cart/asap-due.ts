import { placesLeft } from '@servery/domain/delivery/offers';
import { type AsapDue, asapDues } from '@servery/domain/fulfilment/asap';
import { timeOf } from '#cart/chosen-time';
import type { ReadTx } from '#db/database';
import { blockAt, hasBlocks } from '#stores/blocks';
import { capacitiesOf, capacityOf, type CapacityPlace, type Seen } from '#stores/capacity';
import type { Cart } from '#stores/carts';
import type { Catalogue, FulfilmentRecord } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';

export type TypeAt = { record: FulfilmentRecord; catalogue: Catalogue; now: number };
export type DueBlock = { due: number; place: CapacityPlace; moved: boolean };

const withPlace =
  ({ record, catalogue }: TypeAt) =>
  ({ due, block }: AsapDue, nth: number): DueBlock => ({
    due,
    place: blockAt(record, block, catalogue.merchant.time_zone),
    moved: nth > 0,
  });

function duesOf({ record, catalogue, now }: TypeAt) {
  return asapDues(fulfilmentView(record, catalogue, now), { now, zone: catalogue.merchant.time_zone });
}

/** Where an ASAP order would be due if there were room. */
export const usualBlock = (type: TypeAt): DueBlock => {
  const [usual] = duesOf(type).take(1).map(withPlace(type));
  if (!usual) throw new Error('an ASAP order is due at some time');
  return usual;
};

/** The first block after the usual one that has room, as far as can be seen from here; nothing where today is full. */
export async function nextBlock(tx: ReadTx, type: TypeAt, seen: Seen): Promise<DueBlock | undefined> {
  const blocks = [...duesOf(type).map(withPlace(type)).drop(1)];
  const uses = await capacitiesOf(
    tx,
    blocks.map(({ place }) => place),
    seen,
  );
  return blocks.find(({ place }) => {
    const use = uses.get(place.key);
    return use !== undefined && placesLeft(use) > 0;
  });
}

/** When an ASAP order placed now would be due; 0 where none can be. */
export async function asapDue(tx: ReadTx, type: TypeAt, cartId: number): Promise<number> {
  const view = fulfilmentView(type.record, type.catalogue, type.now);
  if (view.asap !== 1 || view.open_now !== 1) return 0;
  const usual = usualBlock(type);
  const seen = { cartId, now: type.now };
  if (!hasBlocks(type.record) || placesLeft(await capacityOf(tx, usual.place, seen)) > 0) return usual.due;
  return (await nextBlock(tx, type, seen))?.due ?? 0;
}

/** The same for what a cart holds; 0 where it is not for ASAP. */
export async function cartDue(
  tx: ReadTx,
  cart: Cart,
  at: { catalogue: Catalogue; now: number },
): Promise<number> {
  const record = at.catalogue.fulfilment.find((type) => type.code === cart.fulfilment_type);
  if (!record || timeOf(cart, at).kind !== 'asap') return 0;
  return asapDue(tx, { record, ...at }, cart.id);
}
