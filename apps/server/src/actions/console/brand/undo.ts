import type { HomePage } from '@servery/contract/calls/console/brand';
import { brandOfFields, completed } from '@servery/domain/brand/edited-brand';
import { fail, type Failure } from '@servery/domain/failure';
import { type Change, changeOf, takenBack } from '@servery/domain/menu-editor/changes';
import { fieldsOf, BRAND_ROOM, writeBrand } from '#actions/console/brand/brand';
import type { HostProblem } from '#actions/console/brand/claim-host';
import { homeAt, writeHome } from '#actions/console/brand/home-page';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import { closeEdit } from '#edits/edit';
import { historyOf } from '#edits/history';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import type { ServerParts } from '#server-parts';
import { findBrand, lockBrands } from '#stores/brands';
import { findEdit } from '#stores/edits';

type Parts = { caller: Caller } & Pick<ServerParts, 'readBrand'>;
type Back =
  | { ok: true; change: Change | undefined }
  | Failure<'edited_since' | 'brand_refused' | 'brand_fixed' | HostProblem>;

async function brandBack(tx: Tx, { before, after }: Change, parts: Parts): Promise<Back> {
  const held = await findBrand(tx, teamMember(parts.caller).brandCode);
  if (!held) return fail('edited_since');
  const back = takenBack({ before, after }, completed(fieldsOf(held), after ?? {}));
  if (back === 'edited' || back === 'gone') return fail('edited_since');
  const { terms, privacy, ...brand } = back.to as Record<string, unknown>;
  const next = {
    definition: JSON.stringify(brandOfFields(brand), null, 2),
    terms: String(terms),
    privacy: String(privacy),
  };
  return writeBrand(tx, { held, next }, parts);
}

async function homeBack(tx: Tx, change: Change): Promise<Back> {
  const { id: venueId } = change;
  const { page } = await homeAt(tx, venueId);
  const back = takenBack(change, page);
  if (back === 'edited' || back === 'gone') return fail('edited_since');
  await writeHome(tx, venueId, back.to as HomePage);
  return { ok: true, change: changeOf({ kind: 'home', id: venueId, name: '' }, page, back.to) };
}

export const consoleUndoBrand = writeAction(
  'ConsoleBrand.undo',
  ['readBrand'],
  async (tx, input, { caller, readBrand }) => {
    await lockBrands(tx);
    const { venueId } = teamMember(caller);
    const edit = await findEdit(tx, { venueId, room: BRAND_ROOM }, input.edit_id);
    if (!edit) return fail('no_edit');
    const made: (Change | undefined)[] = [];
    for (const change of edit.changes) {
      const back =
        change.kind === 'home'
          ? await homeBack(tx, change)
          : await brandBack(tx, change, { caller, readBrand });
      if (!back.ok) return back;
      made.push(back.change);
    }
    const edit_id = await closeEdit(tx, caller, { room: BRAND_ROOM, changes: made, undoes: String(edit.id) });
    return answer({ edit_id });
  },
);

export const consoleBrandHistory = readAction('ConsoleBrand.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: BRAND_ROOM }, input.before));
});
