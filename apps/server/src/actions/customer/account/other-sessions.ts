import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { endSessionsOf, rotateSession } from '#stores/sessions';

/** Everybody who was signed in with the old secret is out, but for the caller if that is the customer themselves. */
export async function endOtherSessions(tx: Tx, customerId: number, caller: Caller): Promise<void> {
  const mine = caller.session?.customer_id === customerId ? caller.session : undefined;
  await endSessionsOf(tx, customerId, mine?.id);
  if (!mine) return;
  caller.newSid = await rotateSession(tx, mine.id, {
    customerId,
    channel: mine.channel,
    venueId: mine.venue_id,
    screenId: mine.screen_id,
    lifeMs: mine.life_ms,
    now: caller.now,
  });
}
