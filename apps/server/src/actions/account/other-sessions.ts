import type { Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { endSessionsOf, rotateSession } from '#stores/sessions';

/** Everybody who was signed in with the old secret is out, but for the caller if that is the customer themselves. */
export async function endOtherSessions(tx: Tx, customerId: number, context: ActionContext): Promise<void> {
  const mine = context.session?.customer_id === customerId ? context.session : undefined;
  await endSessionsOf(tx, customerId, mine?.id);
  if (!mine) return;
  context.newSid = await rotateSession(tx, mine.id, {
    customerId,
    channel: mine.channel,
    venueId: mine.venue_id,
    lifeMs: mine.life_ms,
    now: context.now,
  });
}
