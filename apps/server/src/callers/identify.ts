import type { Identity } from '#callers/caller';
import type { ReadTx } from '#db/database';
import { findSession, type SessionSide } from '#stores/sessions';
import { teamMemberAt } from '#stores/team';

export const NOBODY: Identity = { session: undefined, member: undefined };

/** Whoever a sid stands for. Somebody whose place in the venue's team has ended is nobody. */
export async function identify(
  tx: ReadTx,
  sid: string | undefined,
  at: { side: SessionSide; now: number },
): Promise<Identity> {
  if (sid === undefined) return NOBODY;
  const session = await findSession(tx, sid, at);
  if (!session?.person_id || !session.venue_id) return { session, member: undefined };
  return { session, member: await teamMemberAt(tx, session.person_id, session.venue_id) };
}
