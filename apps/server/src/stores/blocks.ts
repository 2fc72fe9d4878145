import {
  bucketKey,
  type CapacityBucket,
  type CapacityUse,
  hasBlocks,
  SECOND_PASS,
} from '@servery/domain/capacity/bucket';
import type { VenueFulfilment } from '@servery/domain/venue/model';
import { localDateTime } from '@servery/domain/hours/times';
import type { ReadTx } from '#db/database';
import { capacitiesOf, type Seen } from '#stores/capacity';

export type BlockInUse = { date: string; time: string; bucket: CapacityBucket; use: CapacityUse };

/** A moment some way back in every zone: keys are sorted by their local date. */
const DAY_MS = 86_400_000;

/** The blocks of a type's time, from today on, that anything is known of: taken, held, or with a capacity of their own. */
export async function blocksInUse(tx: ReadTx, type: VenueFulfilment, seen: Seen): Promise<BlockInUse[]> {
  if (!hasBlocks(type)) return [];
  const prefix = bucketKey('block', type.id, '');
  const from = prefix + localDateTime(seen.now - DAY_MS, 'UTC').date;
  // '~' sorts behind everything that a date and time are written with.
  const to = `${prefix}~`;
  const keys = await tx.q
    .selectFrom('capacity_use')
    .select('bucket')
    .where('bucket', '>=', from)
    .where('bucket', '<', to)
    .union(
      tx.q.selectFrom('capacity_hold').select('bucket').where('bucket', '>=', from).where('bucket', '<', to),
    )
    .union(
      tx.q
        .selectFrom('capacity_override')
        .select('bucket')
        .where('bucket', '>=', from)
        .where('bucket', '<', to),
    )
    .execute();
  const buckets = keys.map(({ bucket }) => ({
    key: bucket,
    venueId: type.venueId,
    capacity: type.blockCapacity,
  }));
  const uses = await capacitiesOf(tx, buckets, seen);
  return buckets.flatMap((bucket) => {
    const use = uses.get(bucket.key);
    const [date = '', time = ''] = bucket.key.slice(prefix.length).replace(SECOND_PASS, '').split('T');
    return use ? [{ date, time, bucket, use }] : [];
  });
}
