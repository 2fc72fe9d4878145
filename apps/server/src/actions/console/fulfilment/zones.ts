import type { EditedZone } from '@servery/contract/entities/fulfilment-editor';
import { isPostcode, MOST_POSTCODES, onlyFor } from '@servery/domain/delivery/zones';
import { fail } from '@servery/domain/failure';
import { type Change, changeOf } from '@servery/domain/menu-editor/changes';
import type { FileZone } from '@servery/domain/venue-file/parts';
import { FULFILMENT_ROOM } from '#actions/console/fulfilment/room';
import type { Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import {
  readPointRows,
  readZoneRows,
  type Versioned,
  writePoint,
  writeZone,
} from '#stores/fulfilment-editor';
import { addZone } from '#stores/venue-file/delivery';

type ZoneRow = Versioned<FileZone>;
type Seen = readonly { id: number; version: number }[];
type Changes = (Change | undefined)[];

const zoneName = ({ name, postcode }: FileZone): string => (name === '' ? postcode : `${name} ${postcode}`);
const rowsOf = ({ postcodes, ...same }: EditedZone): FileZone[] =>
  postcodes.map((postcode) => ({ postcode, ...same }));

/** Those that were seen, as they were seen. */
function seenRows(all: readonly ZoneRow[], seen: Seen): ZoneRow[] | undefined {
  const rows = seen.flatMap(
    ({ id, version }) => all.find((row) => row.id === id && row.version === version) ?? [],
  );
  return rows.length === seen.length ? rows : undefined;
}

/** The postcodes go, and the points that are for others too are for those alone. */
async function dropRows(tx: Tx, venueId: number, going: readonly ZoneRow[]) {
  const gone = new Set(going.map(({ item }) => item.postcode));
  const points = await readPointRows(tx, venueId);
  const stuck = onlyFor(
    points.map(({ item }) => item),
    gone,
  );
  if (stuck) return fail('zone_in_use', { label: stuck.label });
  const changes: Changes = [];
  for (const { id, item } of going) {
    changes.push(changeOf({ kind: 'zone', id, name: zoneName(item) }, item, undefined));
    await writeZone(tx, { venueId, id }, undefined);
  }
  for (const { id, item } of points) {
    const zones = item.zones.filter((postcode) => !gone.has(postcode));
    const change = changeOf({ kind: 'point', id, name: item.label }, item, { ...item, zones });
    if (change) await writePoint(tx, { venueId, id }, { ...item, zones });
    changes.push(change);
  }
  return { ok: true as const, changes };
}

type Wish = { all: readonly ZoneRow[]; own: readonly ZoneRow[]; zone: EditedZone; moved: readonly string[] };

function zoneProblem({ all, own, zone, moved }: Wish) {
  const field = 'zone.postcodes';
  const rowOf = new Map(all.map((row) => [row.item.postcode, row]));
  const mine = new Set(own.map(({ id }) => id));
  for (const postcode of zone.postcodes) {
    const row = rowOf.get(postcode);
    if (!row && !isPostcode(postcode)) return fail('bad_postcode', { postcode, field });
    if (row && !mine.has(row.id) && !moved.includes(postcode))
      return fail('postcode_taken', { postcode, zone: row.item.name || postcode, field });
  }
  const added = zone.postcodes.filter((postcode) => !rowOf.has(postcode)).length;
  return all.length + added > MOST_POSTCODES
    ? fail('zones_full', { most: MOST_POSTCODES, field })
    : undefined;
}

async function writeRows(tx: Tx, venueId: number, { all, zone }: Wish): Promise<Changes> {
  const rowOf = new Map(all.map((row) => [row.item.postcode, row]));
  const changes: Changes = [];
  for (const item of rowsOf(zone)) {
    const row = rowOf.get(item.postcode);
    const id = row ? row.id : await addZone(tx, venueId, item);
    const change = changeOf({ kind: 'zone', id, name: zoneName(item) }, row?.item, item);
    if (row && change) await writeZone(tx, { venueId, id }, item);
    changes.push(change);
  }
  return changes;
}

export const consoleSaveZone = writeAction('ConsoleFulfilment.save_zone', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const all = await readZoneRows(tx, venueId);
  const own = seenRows(all, input.rows ?? []);
  if (!own) return fail('part_changed');
  const wish: Wish = { all, own, zone: input.zone, moved: input.moved ?? [] };
  const problem = zoneProblem(wish);
  if (problem) return problem;
  const going = own.filter(({ item }) => !input.zone.postcodes.includes(item.postcode));
  const dropped = await dropRows(tx, venueId, going);
  if (!dropped.ok) return dropped;
  const changes = [...(await writeRows(tx, venueId, wish)), ...dropped.changes];
  return answer({ edit_id: await closeEdit(tx, caller, { room: FULFILMENT_ROOM, changes }) });
});

export async function removeZone(tx: Tx, venueId: number, seen: Seen) {
  const own = seenRows(await readZoneRows(tx, venueId), seen);
  return own ? dropRows(tx, venueId, own) : fail('part_changed');
}
