import type { Caller } from '#callers/caller';
import { asOwed } from '#callers/identify';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { type TeamMember, teamMemberAt } from '#stores/team';

/** The same person at another of their venues; nobody where it is none of theirs. */
export async function memberAt(tx: ReadTx, caller: Caller, venueId: number): Promise<TeamMember | undefined> {
  const member = await teamMemberAt(tx, teamMember(caller).personId, venueId);
  return member && asOwed(member);
}

/** A call as if it were made at that venue: its edits and its audit are of that one. */
export const actingAt = (caller: Caller, member: TeamMember): Caller => ({ ...caller, member });
