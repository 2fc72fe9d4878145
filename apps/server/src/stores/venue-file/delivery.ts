import { rowOf, valueIn } from '@servery/domain/fields/field';
import { POINT_FIELDS, ZONE_FIELDS } from '@servery/domain/venue/fields';
import { type FilePoint, type FileZone, pointName } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { type Held, syncRows } from '#stores/venue-file/sync-rows';

export async function readZones(tx: ReadTx, venueId: number): Promise<Held<FileZone>[]> {
  const rows = await tx.q
    .selectFrom('delivery_zone')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, item: valueIn(ZONE_FIELDS, row) }));
}

export const zoneRow = (it: FileZone) => ({ ...rowOf(ZONE_FIELDS, it), archived: 0 });

export async function readPoints(tx: ReadTx, venueId: number): Promise<Held<FilePoint>[]> {
  const zones = await readZones(tx, venueId);
  const postcodeOf = new Map(zones.map(({ id, item }) => [id, item.postcode]));
  const links = await tx.q.selectFrom('point_zone').selectAll().where('venue_id', '=', venueId).execute();
  const linksOf = Map.groupBy(links, (link) => link.point_id);
  const rows = await tx.q
    .selectFrom('fulfilment_point')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    item: {
      ...valueIn(POINT_FIELDS, row),
      zones: (linksOf.get(row.id) ?? [])
        .flatMap(({ zone_id: zone }) => postcodeOf.get(zone) ?? [])
        .toSorted(),
    },
  }));
}

export const pointRow = (it: FilePoint) => ({ ...rowOf(POINT_FIELDS, it), archived: 0 });

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
