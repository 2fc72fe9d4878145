import { teamMember } from '#callers/team-member';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { audit, type AuditAction } from '#stores/audit';

export type Deed = { action: AuditAction; subject: string; details: unknown; isWhole?: boolean };

/** Writes down what somebody of the team did, in the transaction that does it; answers the id of the entry. */
export async function note(tx: Tx, caller: Caller, deed: Deed): Promise<number> {
  const { venueId, personId } = teamMember(caller);
  const id = await audit(tx, { venueId, personId, keyName: caller.keyName, now: caller.now, ...deed });
  caller.noted = true;
  return id;
}
