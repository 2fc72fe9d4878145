import type { ReadTx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail, type Failure } from '@servery/domain/failure';
import type { Venue } from '@servery/domain/venue/model';

/** A venue that the caller may see, with its menu as it is now. */
export async function currentVenue(
  tx: ReadTx,
  wanted: { store_id: number; menu_id: number },
  caller: Caller,
): Promise<{ ok: true; venue: Venue } | Failure<'no_merchant'>> {
  const venue = await caller.venues.current(tx, wanted.menu_id);
  return venue?.id === wanted.store_id ? { ok: true, venue } : fail('no_merchant');
}
