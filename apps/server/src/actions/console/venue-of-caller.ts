import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { fail } from '@servery/domain/failure';
import { menuOfVenue } from '#stores/switches';

/** The venue that the caller works in, as it is now. */
export async function venueOfCaller(tx: ReadTx, caller: Caller) {
  const venue = await caller.venues.current(tx, await menuOfVenue(tx, teamMember(caller).venueId));
  return venue ? { ok: true as const, venue } : fail('signed_out');
}
