import type { DetailsValue, VenueDetails } from '@servery/contract/entities/venue-details';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { detailsProblem, writtenDetails } from '@servery/domain/venue/details';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { historyOf } from '#edits/history';
import { type EditedParts, takeBack } from '#edits/take-back';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { readDetails, underWay, writeDetails } from '#stores/venue-details';
import { digestOf } from '#venue-file/planned-import';

const ROOM = 'details.edited';
const FIELD = { abn_missing: 'abn', abn_invalid: 'abn', clock_in_use: 'time_zone' } as const;

async function shown(tx: ReadTx, caller: Caller): Promise<VenueDetails> {
  const { venueId, brandCode } = teamMember(caller);
  const value = await readDetails(tx, venueId);
  return {
    value,
    seen: digestOf(value),
    open: await underWay(tx, venueId),
    email: caller.brands.byCode(brandCode)?.words.support_email ?? '',
  };
}

export const consoleDetails = readAction('ConsoleDetails', async (tx, _input, caller) =>
  answer(await shown(tx, caller)),
);

export const consoleSaveDetails = writeAction('ConsoleDetails.save', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const held = await readDetails(tx, venueId);
  if (digestOf(held) !== input.seen) return fail('part_changed');
  const value = writtenDetails(input.details);
  const open = await underWay(tx, venueId);
  const problem = detailsProblem(held, value, open);
  if (problem) return fail(problem, { field: FIELD[problem], ...open });
  const change = changeOf({ kind: 'details', id: venueId, name: held.name }, held, value);
  if (change) await writeDetails(tx, { venueId, now: caller.now }, value);
  const edit_id = await closeEdit(tx, caller, { room: ROOM, changes: [change] });
  return answer({ edit_id, saved: await shown(tx, caller) });
});

const partsAt = (now: number): EditedParts => ({
  details: {
    read: (tx, { venueId }) => readDetails(tx, venueId),
    write: (tx, { venueId }, value) => writeDetails(tx, { venueId, now }, value as DetailsValue),
    isStuck: async (tx, { venueId }, value) => {
      const wanted = value as DetailsValue;
      return (
        detailsProblem(await readDetails(tx, venueId), wanted, await underWay(tx, venueId)) === 'clock_in_use'
      );
    },
  },
});

export const consoleUndoDetails = writeAction('ConsoleDetails.undo', async (tx, input, caller) => {
  const back = await takeBack(tx, caller, { room: ROOM, editId: input.edit_id, parts: partsAt(caller.now) });
  return back.ok ? answer({ edit_id: back.editId }) : back;
});

export const consoleDetailsHistory = readAction('ConsoleDetails.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: ROOM }, input.before));
});
