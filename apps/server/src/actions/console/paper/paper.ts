import type { PaperSettings } from '@servery/contract/entities/paper';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { paperTexts } from '@servery/domain/printing/paper-texts';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { historyOf } from '#edits/history';
import { type EditedParts, takeBack } from '#edits/take-back';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { changePaper, readPaper } from '#stores/paper-editor';
import { readFacts } from '#stores/venue-file/facts';

const ROOM = 'paper.edited';

async function shownPaper(tx: ReadTx, caller: Caller) {
  const { venueId } = teamMember(caller);
  const { name, address, suburb, phone, abn, gst_registered, time_zone } = await readFacts(tx, venueId);
  return {
    ...(await readPaper(tx, venueId)),
    head: { name, address, suburb, phone, abn, gst_registered },
    time_zone,
  };
}

export const consolePaper = readAction('ConsolePaper', async (tx, _input, caller) =>
  answer(await shownPaper(tx, caller)),
);

export const consoleSavePaper = writeAction('ConsolePaper.save', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const held = await readPaper(tx, venueId);
  if (held.version !== input.version) return fail('part_changed');
  const part = { kind: 'paper', id: venueId, name: paperTexts.paper } as const;
  const change = changeOf(part, held.value, input.paper);
  if (change) await changePaper(tx, venueId, input.paper);
  const edit_id = await closeEdit(tx, caller, { room: ROOM, changes: [change] });
  return answer({ edit_id, saved: await shownPaper(tx, caller) });
});

const PARTS: EditedParts = {
  paper: {
    read: async (tx, { venueId }) => (await readPaper(tx, venueId)).value,
    write: (tx, { venueId }, value) => changePaper(tx, venueId, value as PaperSettings),
  },
};

export const consoleUndoPaper = writeAction('ConsolePaper.undo', async (tx, input, caller) => {
  const back = await takeBack(tx, caller, { room: ROOM, editId: input.edit_id, parts: PARTS });
  return back.ok ? answer({ edit_id: back.editId }) : back;
});

export const consolePaperHistory = readAction('ConsolePaper.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: ROOM }, input.before));
});
