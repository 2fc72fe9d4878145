import type { CapacityUse } from '@servery/domain/delivery/offers';
import { instantOf, localDateTime } from '@servery/domain/hours/times';
import type { ReadTx } from '#db/database';
import { capacitiesOf, type CapacityPlace, placeKey, type Seen } from '#stores/capacity';

type TypeWithBlocks = { id: number; merchant_id: number; block_capacity: number; time_type: string };
export type BlockInUse = { date: string; time: string; place: CapacityPlace; use: CapacityUse };

/** A moment some way back in every zone: keys are sorted by their local date. */
const DAY_MS = 86_400_000;

/** A type whose orders are due at a time of their own, and that takes so many of them at once. */
export const hasBlocks = ({ block_capacity, time_type }: TypeWithBlocks): boolean =>
  block_capacity > 0 && (time_type === 'user' || time_type === 'none');

/** In the hour that comes twice the second pass is a block of its own. */
const SECOND_PASS = '+';

/** The block of a type's time that begins at a moment. */
export function blockAt(type: TypeWithBlocks, at: number, zone: string): CapacityPlace {
  const { date, time } = localDateTime(at, zone);
  const pass = instantOf({ date, time }, zone) < at ? SECOND_PASS : '';
  return {
    key: placeKey('block', type.id, `${date}T${time}${pass}`),
    merchantId: type.merchant_id,
    capacity: type.block_capacity,
  };
}

/** The blocks of a type's time, from today on, that anything is known of: taken, held, or with a capacity of their own. */
export async function blocksInUse(tx: ReadTx, type: TypeWithBlocks, seen: Seen): Promise<BlockInUse[]> {
  if (!hasBlocks(type)) return [];
  const prefix = placeKey('block', type.id, '');
  const from = prefix + localDateTime(seen.now - DAY_MS, 'UTC').date;
  // '~' sorts behind everything that a date and time are written with.
  const to = `${prefix}~`;
  const keys = await tx.q
    .selectFrom('capacity_use')
    .select('place')
    .where('place', '>=', from)
    .where('place', '<', to)
    .union(
      tx.q.selectFrom('capacity_hold').select('place').where('place', '>=', from).where('place', '<', to),
    )
    .union(
      tx.q.selectFrom('capacity_override').select('place').where('place', '>=', from).where('place', '<', to),
    )
    .execute();
  const places = keys.map(({ place }) => ({
    key: place,
    merchantId: type.merchant_id,
    capacity: type.block_capacity,
  }));
  const uses = await capacitiesOf(tx, places, seen);
  return places.flatMap((place) => {
    const use = uses.get(place.key);
    const [date = '', time = ''] = place.key.slice(prefix.length).replace(SECOND_PASS, '').split('T');
    return use ? [{ date, time, place, use }] : [];
  });
}
