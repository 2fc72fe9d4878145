import type { Identity } from '#callers/caller';
import type { ReadTx } from '#db/database';
import { findByKey, isApiKey } from '#stores/api-keys';
import { findSession, type SessionSide } from '#stores/sessions';
import { type TeamMember, teamMemberAt } from '#stores/team';

export const NOBODY: Identity = { session: undefined, member: undefined };

/** Whoever owes their organisation a second step may do nothing there but add one. */
export const asOwed = (member: TeamMember): TeamMember =>
  member.owesSecondStep ? { ...member, can: new Set() } : member;

/** A key can do what it was made for, as long as whoever made it can. */
async function identifyByKey(tx: ReadTx, sent: string): Promise<Identity> {
  const key = await findByKey(tx, sent);
  const maker = key && (await teamMemberAt(tx, key.personId, key.venueId));
  if (!maker) return NOBODY;
  const { can } = asOwed(maker);
  const both = new Set(key.permissions.filter((each) => can.has(each)));
  return { session: undefined, member: { ...maker, can: both, inAllVenues: false }, key };
}

/** Whoever a sid stands for, or a key in its place. Somebody whose place in the venue's team has ended is nobody. */
export async function identify(
  tx: ReadTx,
  sid: string | undefined,
  at: { side: SessionSide; now: number },
): Promise<Identity> {
  if (sid === undefined) return NOBODY;
  if (at.side.kind === 'console' && isApiKey(sid)) return identifyByKey(tx, sid);
  const session = await findSession(tx, sid, at);
  if (!session?.person_id || !session.venue_id) return { session, member: undefined };
  const member = await teamMemberAt(tx, session.person_id, session.venue_id);
  return { session, member: member && asOwed(member) };
}
