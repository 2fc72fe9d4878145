import type { VenueFileRewards } from '#stores/venue-file/offers';
import type { ReadTx, Tx } from '#db/database';
import { findScheme } from '#stores/rewards';
import { readRewards, writeRewards } from '#stores/venue-file/offers';

export type RewardsRecord = { version: number; value: VenueFileRewards };

export async function readScheme(tx: ReadTx, venueId: number): Promise<RewardsRecord> {
  const scheme = await findScheme(tx, venueId);
  return { version: scheme?.version ?? 0, value: await readRewards(tx, venueId) };
}

/** A scheme that was ended and begun again has another version than it had: `now` is later than any before. */
export async function writeScheme(
  tx: Tx,
  { venueId, now }: { venueId: number; now: number },
  value: VenueFileRewards,
): Promise<void> {
  await writeRewards(tx, venueId, value);
  await tx.q
    .updateTable('reward_scheme')
    .set((row) => ({
      version: row
        .case()
        .when('version', '<', now)
        .then(now)
        .else(row('version', '+', 1))
        .end(),
    }))
    .where('venue_id', '=', venueId)
    .execute();
}
