import type { CapacityUse } from '@servery/domain/delivery/offers';
import { localDateTime } from '@servery/domain/hours/times';
import type { ReadTx } from '#db/database';
import { capacitiesOf, placeKey, type Seen } from '#stores/capacity';

type TypeWithBlocks = { id: number; merchant_id: number; block_capacity: number };
export type BlockInUse = { date: string; time: string; use: CapacityUse };

/** A moment some way back in every zone: keys are sorted by their local date. */
const DAY_MS = 86_400_000;

/** The blocks of a type's time, from today on, that anything is known of: taken, held, or with a capacity of their own. */
export async function blocksInUse(tx: ReadTx, type: TypeWithBlocks, seen: Seen): Promise<BlockInUse[]> {
  if (type.block_capacity <= 0) return [];
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
  return [...uses].map(([key, use]) => {
    const [date = '', time = ''] = key.slice(prefix.length).split('T');
    return { date, time, use };
  });
}
