import { type CapacityBucket, type CapacityUse, roomLeft } from '@servery/domain/capacity/bucket';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';

/** Through whose eyes: what a cart holds is not gone for itself. */
export type Seen = { cartId: number; now: number };

const KEYS_AT_ONCE = 512;

/** Lists in a few lengths only: PostgreSQL keeps a plan for every text of a statement that it has seen. */
function padded(keys: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, keys.length)));
  return Array.from({ length }, (_, at) => keys[at] ?? keys[0] ?? '');
}

function rowsIn(q: ReadTx['q'], keys: readonly string[], seen: Seen) {
  return q
    .selectFrom('capacity_use')
    .select((of) => ['bucket', 'taken', of.lit<number>(0).as('held'), of.lit<number>(-1).as('capacity')])
    .where('bucket', 'in', keys)
    .unionAll(
      q
        .selectFrom('capacity_hold')
        .select((of) => [
          'bucket',
          of.lit<number>(0).as('taken'),
          of.fn.countAll<number>().as('held'),
          of.lit<number>(-1).as('capacity'),
        ])
        .where('bucket', 'in', keys)
        .where('cart_id', '!=', seen.cartId)
        .where('expires_at', '>', seen.now)
        .groupBy('bucket'),
    )
    .unionAll(
      q
        .selectFrom('capacity_override')
        .select((of) => ['bucket', of.lit<number>(0).as('taken'), of.lit<number>(0).as('held'), 'capacity'])
        .where('bucket', 'in', keys),
    );
}

type UseRow = { taken: number; held: number; capacity: number };
function countIn(use: CapacityUse, row: UseRow): void {
  use.taken += row.taken;
  use.held += row.held;
  if (row.capacity >= 0) use.capacity = row.capacity;
}

/** How much of each bucket is gone. What is shown and what is decided both come from here. */
export async function capacitiesOf(
  tx: ReadTx,
  buckets: readonly CapacityBucket[],
  seen: Seen,
): Promise<Map<string, CapacityUse>> {
  const use = new Map<string, CapacityUse>(
    buckets.map(({ key, capacity }) => [key, { capacity, taken: 0, held: 0 }]),
  );
  const keys = [...use.keys()];
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    for (const row of await rowsIn(tx.q, padded(keys.slice(at, at + KEYS_AT_ONCE)), seen).execute()) {
      const held = use.get(row.bucket);
      if (held) countIn(held, row);
    }
  }
  return use;
}

const rowsOfOne = statement((q, p: { bucket: string } & Seen) => rowsIn(q, [p.bucket], p));

/** The same of one bucket, which every order in a block of time asks for. */
export async function capacityOf(tx: ReadTx, bucket: CapacityBucket, seen: Seen): Promise<CapacityUse> {
  const { cartId, now } = seen;
  const use: CapacityUse = { capacity: bucket.capacity, taken: 0, held: 0 };
  for (const row of await rowsOfOne(tx, { bucket: bucket.key, cartId, now })) countIn(use, row);
  return use;
}

/** Another capacity for this bucket alone. */
export async function overrideCapacity(tx: Tx, bucket: CapacityBucket): Promise<void> {
  const { key, venueId, capacity } = bucket;
  await tx.q
    .insertInto('capacity_override')
    .values({ bucket: key, venue_id: venueId, capacity })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ capacity }))
    .execute();
}

const lockRow = statement((q, p: { bucket: string; venueId: number }) =>
  q
    .insertInto('capacity_use')
    .values({ bucket: p.bucket, venue_id: p.venueId, taken: 0 })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ venue_id: p.venueId })),
);

/** Locks the bucket's row until the transaction ends, and answers whether there is room in it for this cart. */
export async function hasRoom(tx: Tx, bucket: CapacityBucket, seen: Seen): Promise<boolean> {
  await lockRow(tx, { bucket: bucket.key, venueId: bucket.venueId });
  return roomLeft(await capacityOf(tx, bucket, seen)) > 0;
}

const takeOne = statement((q, p: { bucket: string }) =>
  q
    .updateTable('capacity_use')
    .set((use) => ({ taken: use('taken', '+', 1) }))
    .where('bucket', '=', p.bucket),
);

export async function takeRoom(tx: Tx, bucket: CapacityBucket, mine: Seen): Promise<boolean> {
  if (!(await hasRoom(tx, bucket, mine))) return false;
  await takeOne(tx, { bucket: bucket.key });
  return true;
}

export async function giveRoomBack(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await tx.q
      .updateTable('capacity_use')
      .set((use) => ({ taken: use('taken', '-', 1) }))
      .where('bucket', '=', key)
      .where('taken', '>', 0)
      .execute();
  }
}
