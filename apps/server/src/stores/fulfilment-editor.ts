import type { FileFulfilment, FilePoint, FileZone } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { addPoint, pointRow, readPoints, readZones, zoneRow } from '#stores/venue-file/delivery';
import {
  addFulfilment,
  fulfilmentRow,
  readFulfilment,
  removeFulfilment,
  writeHours,
} from '#stores/venue-file/fulfilment';
import type { Held } from '#stores/venue-file/sync-rows';

/** With the version that a change has to name. */
export type Versioned<Item> = Held<Item> & { version: number };
type At = { venueId: number; id: number };

async function versioned<Item>(
  tx: ReadTx,
  { table, venueId }: { table: 'fulfilment_type' | 'delivery_zone' | 'fulfilment_point'; venueId: number },
  held: readonly Held<Item>[],
): Promise<Versioned<Item>[]> {
  const rows = await tx.q
    .selectFrom(table)
    .select(['id', 'version'])
    .where('venue_id', '=', venueId)
    .execute();
  const versionOf = new Map(rows.map(({ id, version }) => [id, version]));
  return held.map((each) => ({ ...each, version: versionOf.get(each.id) ?? 0 }));
}

export const readTypes = async (tx: ReadTx, venueId: number): Promise<Versioned<FileFulfilment>[]> =>
  versioned(tx, { table: 'fulfilment_type', venueId }, await readFulfilment(tx, venueId));
export const readZoneRows = async (tx: ReadTx, venueId: number): Promise<Versioned<FileZone>[]> =>
  versioned(tx, { table: 'delivery_zone', venueId }, await readZones(tx, venueId));
export const readPointRows = async (tx: ReadTx, venueId: number): Promise<Versioned<FilePoint>[]> =>
  versioned(tx, { table: 'fulfilment_point', venueId }, await readPoints(tx, venueId));

async function nextPosition(tx: ReadTx, venueId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('fulfilment_type')
    .select((of) => of.fn.max('position').as('last'))
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}

export const addType = async (tx: Tx, venueId: number, item: FileFulfilment): Promise<number> =>
  addFulfilment(tx, { venueId, position: await nextPosition(tx, venueId) }, item);

/** One that is not there any more comes back as itself; nothing takes it away with its hours. */
export async function writeType(
  tx: Tx,
  { venueId, id }: At,
  item: FileFulfilment | undefined,
): Promise<void> {
  if (!item) {
    await removeFulfilment(tx, venueId, id);
    return;
  }
  const changed = await tx.q
    .updateTable('fulfilment_type')
    .set((row) => ({ ...fulfilmentRow(item), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .returning('id')
    .execute();
  if (changed.length > 0) await writeHours(tx, { venueId, typeId: id }, item);
  else await addFulfilment(tx, { venueId, position: await nextPosition(tx, venueId), id }, item);
}

/** Nothing ends delivery there; the row is kept for its id. */
export async function writeZone(tx: Tx, { venueId, id }: At, zone: FileZone | undefined): Promise<void> {
  const columns = zone ? zoneRow(zone) : { archived: 1 };
  await tx.q
    .updateTable('delivery_zone')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
}

async function linkZones(tx: Tx, { venueId, id }: At, postcodes: readonly string[]): Promise<void> {
  await tx.q.deleteFrom('point_zone').where('venue_id', '=', venueId).where('point_id', '=', id).execute();
  const zoneOf = new Map(
    (await readZones(tx, venueId)).map(({ id: zoneId, item }) => [item.postcode, zoneId]),
  );
  const links = postcodes.flatMap((postcode) => zoneOf.get(postcode) ?? []);
  for (const zoneId of links)
    await tx.q
      .insertInto('point_zone')
      .values({ point_id: id, zone_id: zoneId, venue_id: venueId })
      .execute();
}

export async function makePoint(tx: Tx, venueId: number, point: FilePoint): Promise<number> {
  const id = await addPoint(tx, venueId, point);
  await linkZones(tx, { venueId, id }, point.zones);
  return id;
}

export async function writePoint(tx: Tx, { venueId, id }: At, point: FilePoint | undefined): Promise<void> {
  const columns = point ? pointRow(point) : { archived: 1 };
  await tx.q
    .updateTable('fulfilment_point')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
  await linkZones(tx, { venueId, id }, point?.zones ?? []);
}

/** Where orders were delivered to since a moment, without tests and what was cancelled. */
export const deliveriesSince = (
  tx: ReadTx,
  venueId: number,
  since: number,
): Promise<{ address: string; orders: number }[]> =>
  tx.q
    .selectFrom('orders')
    .select('delivery_address as address')
    .select((of) => of.fn.countAll<number>().as('orders'))
    .where('venue_id', '=', venueId)
    .where('placed_at', '>=', since)
    .where('fulfilment_type', '=', 'deliver')
    .where('is_test', '=', 0)
    .where('status', 'not in', [9, 10])
    .groupBy('delivery_address')
    .execute();
