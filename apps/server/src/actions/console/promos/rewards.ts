import type { HeldPromoValue } from '@servery/contract/entities/promo-editor';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { promosAt, PROMO_ROOM } from '#actions/console/promos/promos';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import type { Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { type EditedParts, takeBack } from '#edits/take-back';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { findPromo, isCodeTaken, isSold, writePromo } from '#stores/promo-editor';
import { readScheme, writeScheme } from '#stores/rewards-editor';
import { takeCodes } from '#stores/switches';
import type { VenueFileRewards } from '#stores/venue-file/offers';

export const consoleSaveRewards = writeAction('ConsolePromos.save_rewards', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const held = await readScheme(tx, venueId);
  if (held.version !== input.version) return fail('part_changed');
  const value = input.rewards ?? null;
  const name = value?.name ?? held.value?.name ?? '';
  const change = changeOf(
    { kind: 'rewards', id: venueId, name },
    held.value ?? undefined,
    value ?? undefined,
  );
  if (change) await writeScheme(tx, { venueId, now: caller.now }, value);
  return answer({ edit_id: await closeEdit(tx, caller, { room: PROMO_ROOM, changes: [change] }) });
});

async function partsAt(tx: Tx, caller: Caller): Promise<EditedParts> {
  const at = await promosAt(tx, caller);
  return {
    promo: {
      read: async (_tx, { id }) => (await findPromo(tx, at, id))?.value,
      write: (_tx, { id }, value) => writePromo(tx, { ...at, id }, value as HeldPromoValue | undefined),
      isStuck: async (_tx, { id }, value) => {
        if (!value) return false;
        const { code, off } = value as HeldPromoValue;
        if (await isCodeTaken(tx, at.venueId, { code, id })) return true;
        return (
          off.kind === 'product' && off.product_id > 0 && !(await isSold(tx, at.venueId, off.product_id))
        );
      },
    },
    rewards: {
      read: async () => (await readScheme(tx, at.venueId)).value ?? undefined,
      write: (_tx, _at, value) =>
        writeScheme(
          tx,
          { venueId: at.venueId, now: caller.now },
          (value as VenueFileRewards | undefined) ?? null,
        ),
    },
  };
}

export const consoleUndoPromo = writeAction('ConsolePromos.undo', async (tx, input, caller) => {
  const parts = await partsAt(tx, caller);
  const back = await takeBack(tx, caller, { room: PROMO_ROOM, editId: input.edit_id, parts });
  return back.ok ? answer({ edit_id: back.editId }) : back;
});

export const consoleTakeCodes = writeAction('ConsolePromos.take_codes', async (tx, _input, caller) => {
  const venueId = await openEdit(tx, caller);
  await takeCodes(tx, venueId);
  await note(tx, caller, { action: 'promos.codes_taken', subject: '', details: {} });
  return answer({ takes_codes: true });
});
