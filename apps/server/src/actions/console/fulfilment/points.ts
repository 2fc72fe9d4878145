import { MOST_POINTS } from '@servery/domain/delivery/zones';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import type { FilePoint } from '@servery/domain/venue-file/parts';
import { FULFILMENT_ROOM } from '#actions/console/fulfilment/room';
import { removeZone } from '#actions/console/fulfilment/zones';
import type { ReadTx, Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { makePoint, readPointRows, readZoneRows, writePoint } from '#stores/fulfilment-editor';

/** Which of the postcodes that a point is for is not delivered to. */
export async function unknownZone(
  tx: ReadTx,
  venueId: number,
  { zones }: Pick<FilePoint, 'zones'>,
): Promise<string | undefined> {
  const known = new Set((await readZoneRows(tx, venueId)).map(({ item }) => item.postcode));
  return zones.find((postcode) => !known.has(postcode));
}

export const consoleSavePoint = writeAction('ConsoleFulfilment.save_point', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const all = await readPointRows(tx, venueId);
  const held = all.find(({ id }) => id === input.point_id);
  if (input.point_id !== undefined && !held) return fail('no_point');
  if (held && held.version !== input.version) return fail('part_changed');
  // A slot stays a slot: carts hold its id as one.
  const point = {
    ...input.point,
    kind: held?.item.kind ?? input.point.kind,
    zones: [...new Set(input.point.zones)].toSorted(),
  };
  const postcode = await unknownZone(tx, venueId, point);
  if (postcode !== undefined) return fail('no_zone', { postcode, field: 'point.zones' });
  if (!held && all.length >= MOST_POINTS) return fail('points_full', { most: MOST_POINTS });
  const id = held ? held.id : await makePoint(tx, venueId, point);
  const change = changeOf({ kind: 'point', id, name: point.label }, held?.item, point);
  if (held && change) await writePoint(tx, { venueId, id }, point);
  return answer({ edit_id: await closeEdit(tx, caller, { room: FULFILMENT_ROOM, changes: [change] }) });
});

async function removePoint(
  tx: Tx,
  venueId: number,
  wanted: { id: number | undefined; version: number | undefined },
) {
  const held = (await readPointRows(tx, venueId)).find(({ id }) => id === wanted.id);
  if (!held) return fail('no_point');
  if (held.version !== wanted.version) return fail('part_changed');
  const { id, item } = held;
  await writePoint(tx, { venueId, id }, undefined);
  return { ok: true as const, changes: [changeOf({ kind: 'point', id, name: item.label }, item, undefined)] };
}

export const consoleRemoveFulfilment = writeAction('ConsoleFulfilment.remove', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { rows, point_id: id, version } = input;
  const removed = rows
    ? await removeZone(tx, venueId, rows)
    : await removePoint(tx, venueId, { id, version });
  if (!removed.ok) return removed;
  return answer({
    edit_id: await closeEdit(tx, caller, { room: FULFILMENT_ROOM, changes: removed.changes }),
  });
});
