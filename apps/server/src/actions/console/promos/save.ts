import type { EditedPromo } from '@servery/contract/entities/promo-editor';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { MOST_PROMOS, MOST_VOUCHERS } from '@servery/domain/promos/state';
import { promosAt, PROMO_ROOM, shownPromo } from '#actions/console/promos/promos';
import type { Caller } from '#callers/caller';
import type { ReadTx, Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import {
  addPromo,
  addVouchers,
  countPromos,
  findPromo,
  isCodeTaken,
  isSold,
  type PromoAt,
  type PromoRecord,
  writePromo,
} from '#stores/promo-editor';

async function promoProblem(tx: ReadTx, venueId: number, { id, value }: { id: number; value: EditedPromo }) {
  const { code, off, from, until } = value;
  if (await isCodeTaken(tx, venueId, { code, id })) return fail('code_taken', { code, field: 'promo.code' });
  if (off.kind === 'product' && !(await isSold(tx, venueId, off.product_id)))
    return fail('no_product', { field: 'promo.off' });
  if (from !== '' && until !== '' && until <= from)
    return fail('promo_dates_crossed', { field: 'promo.until' });
  return undefined;
}

type Written = { held: PromoRecord | undefined; id: number; value: EditedPromo };

async function done(tx: Tx, caller: Caller, { held, id, value }: Written) {
  const change = changeOf({ kind: 'promo', id, name: value.code }, held?.value, value);
  const edit_id = await closeEdit(tx, caller, { room: PROMO_ROOM, changes: [change] });
  const saved = await shownPromo(tx, caller, id);
  return saved ? answer({ edit_id, saved }) : fail('no_promo');
}

async function madePromo(tx: Tx, at: PromoAt, wanted: { value: EditedPromo; hasVouchers: boolean }) {
  const problem = await promoProblem(tx, at.venueId, { id: 0, value: wanted.value });
  if (problem) return problem;
  if ((await countPromos(tx, at.venueId)) >= MOST_PROMOS) return fail('promos_full');
  return { ok: true as const, id: await addPromo(tx, at, wanted) };
}

export const consoleSavePromo = writeAction('ConsolePromos.save', async (tx, input, caller) => {
  await openEdit(tx, caller);
  const at = await promosAt(tx, caller);
  const { promo: value, promo_id: given } = input;
  if (given === undefined) {
    const made = await madePromo(tx, at, { value, hasVouchers: false });
    return made.ok ? done(tx, caller, { held: undefined, id: made.id, value }) : made;
  }
  const held = await findPromo(tx, at, given);
  if (!held) return fail('no_promo');
  if (held.version !== input.version) return fail('part_changed');
  // The codes of a batch are printed already: they begin with this one.
  const kept = held.hasVouchers ? { ...value, code: held.value.code } : value;
  const problem = await promoProblem(tx, at.venueId, { id: given, value: kept });
  if (problem) return problem;
  await writePromo(tx, { ...at, id: given }, kept);
  return done(tx, caller, { held, id: given, value: kept });
});

export const consoleVoucherBatch = writeAction('ConsolePromos.batch', async (tx, input, caller) => {
  await openEdit(tx, caller);
  const at = await promosAt(tx, caller);
  const { promo: value, count } = input;
  if (count < 1 || count > MOST_VOUCHERS)
    return fail('voucher_count', { most: MOST_VOUCHERS, field: 'count' });
  const made = await madePromo(tx, at, { value, hasVouchers: true });
  if (!made.ok) return made;
  await addVouchers(tx, { venueId: at.venueId, promoId: made.id, code: value.code }, count);
  return done(tx, caller, { held: undefined, id: made.id, value });
});

export const consoleSwitchPromo = writeAction('ConsolePromos.switch', async (tx, input, caller) => {
  await openEdit(tx, caller);
  const at = await promosAt(tx, caller);
  const { promo_id: id } = input;
  const held = await findPromo(tx, at, id);
  if (!held) return fail('no_promo');
  const value = { ...held.value, paused: input.on === 0 };
  await writePromo(tx, { ...at, id }, value);
  const change = changeOf({ kind: 'promo', id, name: value.code }, held.value, value);
  const edit_id = await closeEdit(tx, caller, { room: PROMO_ROOM, changes: [change] });
  const saved = await shownPromo(tx, caller, id);
  return saved ? answer({ edit_id, saved }) : fail('no_promo');
});

export const consoleRemovePromo = writeAction('ConsolePromos.remove', async (tx, input, caller) => {
  await openEdit(tx, caller);
  const at = await promosAt(tx, caller);
  const held = await findPromo(tx, at, input.promo_id);
  if (!held) return fail('no_promo');
  if (held.version !== input.version) return fail('part_changed');
  const { id, value } = held;
  await writePromo(tx, { ...at, id }, undefined);
  const change = changeOf({ kind: 'promo', id, name: value.code }, value, undefined);
  return answer({ edit_id: await closeEdit(tx, caller, { room: PROMO_ROOM, changes: [change] }) });
});
