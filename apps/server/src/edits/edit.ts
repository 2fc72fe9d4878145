import type { Change } from '@servery/domain/menu-editor/changes';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import type { EditRoom } from '#stores/edits';
import { touchMenus } from '#stores/switches';
import { lockVenue } from '#stores/venue-file/facts';

/** Two edits of one venue happen one after the other. Answers the venue. */
export async function openEdit(tx: Tx, caller: Caller): Promise<number> {
  const { venueId } = teamMember(caller);
  await lockVenue(tx, venueId);
  return venueId;
}

type Made = { room: EditRoom; changes: readonly (Change | undefined)[]; undoes?: string };

/** Writes down what was changed and tells everybody who looks; answers the edit, 0 where nothing was changed. */
export async function closeEdit(
  tx: Tx,
  caller: Caller,
  { room, changes, undoes = '' }: Made,
): Promise<number> {
  const made = changes.filter((each) => each !== undefined);
  if (made.length === 0) {
    caller.noted = true;
    return 0;
  }
  await touchMenus(tx, teamMember(caller).venueId);
  return note(tx, caller, { action: room, subject: undoes, details: { changes: made }, isWhole: true });
}
