import { takeBack } from '#edits/take-back';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { openSheet } from '#menu-sheet/open-sheet';
import { isWhole, partsOf } from '#menu-sheet/parts';

export const consoleUndoEdit = writeAction('ConsoleMenu.undo', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const back = await takeBack(tx, caller, {
    room: sheet.room,
    editId: input.edit_id,
    parts: partsOf(sheet),
    isWhole: (made) => isWhole(sheet, made),
    close: (changes, undoes) => sheet.close(changes, undoes),
  });
  return back.ok ? answer({ edit_id: back.editId }) : back;
});
