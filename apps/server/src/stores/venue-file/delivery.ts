import { formatCents } from '@servery/domain/money';
import { type FilePoint, type FileZone, pointName } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { type Held, hundredths, syncRows } from '#stores/venue-file/sync-rows';
import { loadPoints } from '#stores/venue/load-venue';
import { parseZone } from '#stores/venue/parse-venue';

export async function readZones(tx: ReadTx, venueId: number): Promise<Held<FileZone>[]> {
  const rows = await tx.q
    .selectFrom('delivery_zone')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(parseZone).map(({ id, postcode, name, fee, minimum, minutes }) => ({
    id,
    item: { postcode, name, fee: formatCents(fee), minimum: formatCents(minimum), minutes },
  }));
}

export const zoneRow = ({ postcode, name, fee, minimum, minutes }: FileZone) => ({
  postcode,
  name,
  fee: hundredths(fee),
  minimum: hundredths(minimum),
  minutes,
  archived: 0,
});

export async function readPoints(tx: ReadTx, venueId: number): Promise<Held<FilePoint>[]> {
  const zones = await readZones(tx, venueId);
  const postcodeOf = new Map(zones.map(({ id, item }) => [id, item.postcode]));
  const points = await loadPoints(tx, venueId);
  return points
    .toSorted((a, b) => a.id - b.id)
    .map((point) => ({
      id: point.id,
      item: {
        kind: point.kind,
        label: point.label,
        time: point.dueTime,
        cut_off_time: point.cutOffTime,
        cut_off_days: point.cutOffDays,
        days: [...point.weekdays],
        capacity: point.capacity,
        zones: point.zoneIds.flatMap((id) => postcodeOf.get(id) ?? []).toSorted(),
      },
    }));
}

export const pointRow = (it: FilePoint) => ({
  kind: it.kind,
  label: it.label,
  due_time: it.time,
  cut_off_time: it.cut_off_time,
  cut_off_days: it.cut_off_days,
  weekdays: JSON.stringify(it.days),
  capacity: it.capacity,
  archived: 0,
});

/** A postcode that was delivered to before is the row that it was. */
export async function addZone(tx: Tx, venueId: number, zone: FileZone): Promise<number> {
  const { id } = await tx.q
    .insertInto('delivery_zone')
    .values({ ...zoneRow(zone), venue_id: venueId })
    .onConflict((row) =>
      row.columns(['venue_id', 'postcode']).doUpdateSet((of) => ({
        ...zoneRow(zone),
        version: of('delivery_zone.version', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addPoint(tx: Tx, venueId: number, point: FilePoint): Promise<number> {
  const { id } = await tx.q
    .insertInto('fulfilment_point')
    .values({ ...pointRow(point), venue_id: venueId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function writeZones(
  tx: Tx,
  venueId: number,
  wanted: readonly FileZone[],
): Promise<Map<string, number>> {
  const ids = await syncRows(await readZones(tx, venueId), wanted, {
    nameOf: ({ postcode }) => postcode,
    add: (item) => addZone(tx, venueId, item),
    change: (id, item) =>
      tx.q
        .updateTable('delivery_zone')
        .set((row) => ({ ...zoneRow(item), version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
    remove: (id) =>
      tx.q
        .updateTable('delivery_zone')
        .set((row) => ({ archived: 1, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
  });
  return new Map(wanted.map(({ postcode }, at) => [postcode, ids[at] as number]));
}

async function writePointRows(
  tx: Tx,
  venueId: number,
  { held, wanted }: { held: readonly Held<FilePoint>[]; wanted: readonly FilePoint[] },
): Promise<number[]> {
  return syncRows(held, wanted, {
    nameOf: pointName,
    add: (item) => addPoint(tx, venueId, item),
    change: (id, item) =>
      tx.q
        .updateTable('fulfilment_point')
        .set((row) => ({ ...pointRow(item), version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
    remove: (id) =>
      tx.q
        .updateTable('fulfilment_point')
        .set((row) => ({ archived: 1, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
  });
}

/** Zones and points together: which point is for which zone is written anew once both are there. */
export async function writeDelivery(
  tx: Tx,
  venueId: number,
  { zones, points }: { zones: readonly FileZone[]; points: readonly FilePoint[] },
): Promise<void> {
  const held = await readPoints(tx, venueId);
  await tx.q.deleteFrom('point_zone').where('venue_id', '=', venueId).execute();
  const zoneId = await writeZones(tx, venueId, zones);
  const pointIds = await writePointRows(tx, venueId, { held, wanted: points });
  const links = points.flatMap((point, at) =>
    point.zones.map((postcode) => ({
      point_id: pointIds[at] as number,
      zone_id: zoneId.get(postcode) as number,
      venue_id: venueId,
    })),
  );
  for (const link of links) await tx.q.insertInto('point_zone').values(link).execute();
}
