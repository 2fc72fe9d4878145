import { type FulfilmentCode, weekdays } from '@servery/contract/entities/fulfilment';
import type { EditedType, WaySwitch } from '@servery/contract/entities/fulfilment-editor';
import { fail } from '@servery/domain/failure';
import { isAnyOffered, newWay } from '@servery/domain/fulfilment/new-way';
import { type Change, changeOf } from '@servery/domain/menu-editor/changes';
import type { FileFulfilment } from '@servery/domain/venue-file/parts';
import { FULFILMENT_ROOM } from '#actions/console/fulfilment/room';
import type { Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { addType, readTypes, type Versioned, writeType } from '#stores/fulfilment-editor';

const CLOSED = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as FileFulfilment['hours'];

type Ways = readonly Versioned<FileFulfilment>[];
type Wish = { code: FulfilmentCode; way: Partial<EditedType> };

const wayOf = (all: Ways, code: FulfilmentCode) => all.find(({ item }) => item.type === code);

async function writeWay(
  tx: Tx,
  venueId: number,
  { all, code, way }: Wish & { all: Ways },
): Promise<Change | undefined> {
  const held = wayOf(all, code);
  // Its hours are those that the venue has already, until the room of hours says otherwise.
  const { hours, special_dates } = all[0]?.item ?? { hours: CLOSED, special_dates: [] };
  const before = held?.item;
  const item: FileFulfilment = {
    ...(before ?? { ...newWay(code), type: code, hours, special_dates }),
    ...way,
  };
  const id = held ? held.id : await addType(tx, venueId, item);
  const change = changeOf({ kind: 'way', id, name: item.name }, before, item);
  if (held && change) await writeType(tx, { venueId, id }, item);
  return change;
}

/** Of all the ways that a venue has, with those that are switched. */
function problemOf(all: Ways, switched: readonly WaySwitch[]) {
  if (switched.some(({ code, version }) => wayOf(all, code)?.version !== version))
    return fail('part_changed');
  const others = all.filter(({ item }) => !switched.some(({ code }) => code === item.type));
  return isAnyOffered([...others.map(({ item }) => item), ...switched])
    ? undefined
    : fail('last_fulfilment_type');
}

export const consoleSaveType = writeAction('ConsoleFulfilment.save_type', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const all = await readTypes(tx, venueId);
  const { fulfilment_code: code, version, way } = input;
  const problem = problemOf(all, [{ code, ...(version !== undefined && { version }), offered: way.offered }]);
  if (problem) return problem;
  const changes = [await writeWay(tx, venueId, { all, code, way })];
  return answer({ edit_id: await closeEdit(tx, caller, { room: FULFILMENT_ROOM, changes }) });
});

export const consoleSwitchTypes = writeAction('ConsoleFulfilment.switch', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const all = await readTypes(tx, venueId);
  const problem = problemOf(all, input.ways);
  if (problem) return problem;
  const changes: (Change | undefined)[] = [];
  for (const { code, offered } of input.ways)
    changes.push(await writeWay(tx, venueId, { all, code, way: { offered } }));
  return answer({ edit_id: await closeEdit(tx, caller, { room: FULFILMENT_ROOM, changes }) });
});
