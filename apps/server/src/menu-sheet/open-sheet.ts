import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { openEdit } from '#edits/edit';
import { draftSheet } from '#menu-sheet/draft-sheet';
import { liveSheet } from '#menu-sheet/live-sheet';
import type { MenuSheet } from '#menu-sheet/sheet';

/** The live menu or its draft, for one who changes it: nobody else does meanwhile. */
export async function openSheet(
  tx: Tx,
  caller: Caller,
  { draft }: { draft?: 0 | 1 | undefined },
): Promise<MenuSheet> {
  const venueId = await openEdit(tx, caller);
  return draft === 1 ? (await draftSheet(tx, caller, venueId)).sheet : liveSheet(tx, caller, venueId);
}
