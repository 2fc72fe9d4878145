import { weekdays } from '@servery/contract/entities/fulfilment';
import { fail } from '@servery/domain/failure';
import { isAnyOffered, newWay } from '@servery/domain/fulfilment/new-way';
import { changeOf } from '@servery/domain/menu-editor/changes';
import type { FileFulfilment } from '@servery/domain/venue-file/parts';
import { ROOM } from '#actions/console/fulfilment/room';
import { closeEdit, openEdit } from '#edits/edit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { addType, readTypes, writeType } from '#stores/fulfilment-editor';

const CLOSED = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as FileFulfilment['hours'];

export const consoleSaveType = writeAction('ConsoleFulfilment.save_type', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { fulfilment_code: type, way } = input;
  const all = (await readTypes(tx, venueId)).map((each) => ({ ...each, offered: each.item.offered }));
  const held = all.find(({ item }) => item.type === type);
  if (held?.version !== input.version) return fail('part_changed');
  if (!way.offered && !isAnyOffered(all.filter((each) => each !== held))) return fail('last_fulfilment_type');
  // Its hours are those that the venue has already, until the room of hours says otherwise.
  const { hours, special_dates } = all[0]?.item ?? { hours: CLOSED, special_dates: [] };
  const before = held?.item;
  const item: FileFulfilment = { ...(before ?? { ...newWay(type), type, hours, special_dates }), ...way };
  const id = held ? held.id : await addType(tx, venueId, item);
  const change = changeOf({ kind: 'way', id, name: item.name }, before, item);
  if (held && change) await writeType(tx, { venueId, id }, item);
  return answer({ edit_id: await closeEdit(tx, caller, { room: ROOM, changes: [change] }) });
});
