import type { EditEntry } from '@servery/contract/entities/edit';
import { editLine } from '@servery/domain/menu-editor/edit-lines';
import type { ReadTx } from '#db/database';
import { type EditRoom, latestEdits, undoneOf } from '#stores/edits';

const PAGE = 30;
const LINES = 5;

/** What was changed in a room, by whom, the latest first. */
export async function historyOf(
  tx: ReadTx,
  at: { venueId: number; room: EditRoom },
  before: number | undefined,
): Promise<{ edits: EditEntry[]; more: boolean }> {
  const found = await latestEdits(tx, at, { before, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const undone = await undoneOf(
    tx,
    at,
    page.map(({ id }) => id),
  );
  return {
    edits: page.map(({ id, at: ms, who, changes }) => ({
      id,
      at: Math.floor(ms / 1000),
      who,
      lines: changes.slice(0, LINES).map(editLine),
      more: Math.max(changes.length - LINES, 0),
      undone: undone.has(id) ? 1 : 0,
    })),
    more: found.length > PAGE,
  };
}
