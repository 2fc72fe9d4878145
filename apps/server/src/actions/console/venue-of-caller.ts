import type { ConsoleCapability } from '@servery/contract/entities/board';
import { consoleUser } from '#actions/console/console-user';
import type { ReadTx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail } from '@servery/domain/failure';
import { menuOfVenue } from '#stores/switches';

/** The caller, and the venue that the caller works in, as it is now. */
export async function venueOfCaller(tx: ReadTx, caller: Caller, capability: ConsoleCapability) {
  const found = await consoleUser(tx, caller, capability);
  if (!found.ok) return found;
  const { user } = found;
  const venue = await caller.venues.current(tx, await menuOfVenue(tx, user.venue_id));
  return venue ? { ok: true as const, user, venue } : fail('signed_out');
}
