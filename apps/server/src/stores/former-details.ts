import type { FileFacts } from '@servery/domain/venue-file/parts';
import type { VenueFacts } from '@servery/domain/venue/model';
import type { ReadTx, Tx } from '#db/database';

const KEPT = [
  'name',
  'address',
  'suburb',
  'abn',
  'time_zone',
] as const satisfies readonly (keyof FileFacts)[];

/** What papers of earlier orders go on saying, where a change would alter it. */
export async function keepFormer(
  tx: Tx,
  { venueId, until }: { venueId: number; until: number },
  { held, next }: { held: FileFacts; next: FileFacts },
): Promise<void> {
  if (KEPT.every((field) => held[field] === next[field])) return;
  const { name, address: address1, suburb, abn, time_zone } = held;
  await tx.q
    .insertInto('former_details')
    .values({ venue_id: venueId, until, name, address1, suburb, abn, time_zone })
    .execute();
}

/** A venue under the name, address, ABN and clock that it had when an order was placed. */
export async function venueWhenPlaced<V extends VenueFacts>(
  tx: ReadTx,
  venue: V,
  order: { placed_at: number },
): Promise<V> {
  const was = await tx.q
    .selectFrom('former_details')
    .select(['name', 'address1', 'suburb', 'abn', 'time_zone'])
    .where('venue_id', '=', venue.id)
    .where('until', '>', order.placed_at)
    .orderBy('until')
    .orderBy('id')
    .executeTakeFirst();
  if (!was) return venue;
  const { time_zone: timeZone, ...rest } = was;
  return { ...venue, ...rest, timeZone };
}
