import { isAnyOffered } from '@servery/domain/fulfilment/new-way';
import type { FileFulfilment, FilePoint, FileZone } from '@servery/domain/venue-file/parts';
import { unknownZone } from '#actions/console/fulfilment/points';
import { FULFILMENT_ROOM } from '#actions/console/fulfilment/room';
import type { Versioned } from '#stores/fulfilment-editor';
import { type EditedParts, takeBack } from '#edits/take-back';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import {
  readPointRows,
  readTypes,
  readZoneRows,
  writePoint,
  writeType,
  writeZone,
} from '#stores/fulfilment-editor';

const itemOf = <Item>(all: readonly Versioned<Item>[], id: number): Item | undefined =>
  all.find((each) => each.id === id)?.item;

const PARTS: EditedParts = {
  way: {
    read: async (tx, { venueId, id }) => itemOf(await readTypes(tx, venueId), id),
    write: (tx, at, value) => writeType(tx, at, value as FileFulfilment | undefined),
    isStuck: async (tx, { venueId, id }, value) => {
      const others = (await readTypes(tx, venueId)).filter((each) => each.id !== id).map(({ item }) => item);
      const wanted = value as FileFulfilment | undefined;
      // Another of its kind may have been made since.
      if (wanted && others.some(({ type }) => type === wanted.type)) return true;
      return !wanted?.offered && !isAnyOffered(others);
    },
  },
  zone: {
    read: async (tx, { venueId, id }) => itemOf(await readZoneRows(tx, venueId), id),
    write: (tx, at, value) => writeZone(tx, at, value as FileZone | undefined),
    isStuck: async (tx, { venueId, id }, value) => {
      if (value) return false;
      const postcode = itemOf(await readZoneRows(tx, venueId), id)?.postcode ?? '';
      return (await readPointRows(tx, venueId)).some(({ item }) => item.zones.includes(postcode));
    },
  },
  point: {
    read: async (tx, { venueId, id }) => itemOf(await readPointRows(tx, venueId), id),
    write: (tx, at, value) => writePoint(tx, at, value as FilePoint | undefined),
    isStuck: async (tx, { venueId }, value) =>
      value !== undefined && (await unknownZone(tx, venueId, value as FilePoint)) !== undefined,
  },
};

export const consoleUndoFulfilment = writeAction('ConsoleFulfilment.undo', async (tx, input, caller) => {
  const back = await takeBack(tx, caller, { room: FULFILMENT_ROOM, editId: input.edit_id, parts: PARTS });
  return back.ok ? answer({ edit_id: back.editId }) : back;
});
