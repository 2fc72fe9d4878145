import { weekdays } from '@servery/contract/entities/fulfilment';
import { rowOf, valueIn } from '@servery/domain/fields/field';
import { WAY_FIELDS } from '@servery/domain/venue/fields';
import { percentText } from '@servery/domain/money';
import type { FileFulfilment } from '@servery/domain/venue-file/parts';
import type { VenueFulfilment } from '@servery/domain/venue/model';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { FulfilmentTypeTable } from '#db/tables/venue';
import { bit, type Held, hundredths, syncRows } from '#stores/venue-file/sync-rows';
import { loadAllFulfilment } from '#stores/venue/load-venue';

type Window = { from: string; to: string };
const written = ({ from, to }: Window): string => `${from}-${to}`;
const windowOf = (text: string): Window => {
  const [from = '', to = ''] = text.split('-');
  return { from, to };
};

const hoursOf = ({ windows }: VenueFulfilment): FileFulfilment['hours'] =>
  Object.fromEntries(
    weekdays.map((day) => [day, windows.filter(({ weekday }) => weekday === day).map(written)]),
  ) as FileFulfilment['hours'];

const standingOf = ({ standing }: VenueFulfilment): FileFulfilment['standing_orders'] =>
  standing && {
    cut_off_time: standing.cutOffTime,
    cut_off_days: standing.cutOffDays,
    discount: percentText(standing.discountBasisPoints),
  };

const itemOf = (row: Selectable<FulfilmentTypeTable>, it: VenueFulfilment): FileFulfilment => ({
  ...valueIn(WAY_FIELDS, row),
  type: it.code,
  asap_minutes: it.asap ? it.asapMinutes : undefined,
  standing_orders: standingOf(it),
  hours: hoursOf(it),
  special_dates: it.specialDates.map(({ date, windows }) => ({ date, hours: windows.map(written) })),
});

export async function readFulfilment(tx: ReadTx, venueId: number): Promise<Held<FileFulfilment>[]> {
  const types = await loadAllFulfilment(tx, [venueId]);
  return types.map(({ row, type }) => ({ id: row.id, item: itemOf(row, type) }));
}

export const fulfilmentRow = (it: FileFulfilment) => ({
  code: it.type,
  ...rowOf(WAY_FIELDS, it),
  asap: bit(it.asap_minutes !== undefined),
  asap_mins: it.asap_minutes ?? 0,
  standing: bit(it.standing_orders !== undefined),
  standing_cut_off_time: it.standing_orders?.cut_off_time ?? '20:00',
  standing_cut_off_days: it.standing_orders?.cut_off_days ?? 1,
  standing_discount: hundredths(it.standing_orders?.discount ?? '0'),
});

async function clearHours(tx: Tx, venueId: number, typeId: number): Promise<void> {
  for (const table of ['open_window', 'special_date'] as const)
    await tx.q
      .deleteFrom(table)
      .where('venue_id', '=', venueId)
      .where('fulfilment_type_id', '=', typeId)
      .execute();
}

export async function writeHours(
  tx: Tx,
  { venueId: venue_id, typeId: fulfilment_type_id }: { venueId: number; typeId: number },
  { hours, special_dates: specials }: Pick<FileFulfilment, 'hours' | 'special_dates'>,
): Promise<void> {
  await clearHours(tx, venue_id, fulfilment_type_id);
  const windows = weekdays.flatMap((weekday) =>
    hours[weekday].map(windowOf).map(({ from, to }) => ({
      venue_id,
      fulfilment_type_id,
      weekday,
      opens: from,
      closes: to,
    })),
  );
  if (windows.length > 0) await tx.q.insertInto('open_window').values(windows).execute();
  for (const { date, hours: open } of specials)
    await tx.q
      .insertInto('special_date')
      .values({
        venue_id,
        fulfilment_type_id,
        on_date: date,
        windows: JSON.stringify(open.map(windowOf)),
      })
      .execute();
}

export async function addFulfilment(
  tx: Tx,
  { venueId, position, id }: { venueId: number; position: number; id?: number },
  item: FileFulfilment,
): Promise<number> {
  const added = await tx.q
    .insertInto('fulfilment_type')
    .values({ ...fulfilmentRow(item), venue_id: venueId, position, ...(id !== undefined && { id }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeHours(tx, { venueId, typeId: added.id }, item);
  return added.id;
}

export async function removeFulfilment(tx: Tx, venueId: number, id: number): Promise<void> {
  await clearHours(tx, venueId, id);
  await tx.q.deleteFrom('fulfilment_type').where('id', '=', id).where('venue_id', '=', venueId).execute();
}

export async function writeFulfilment(
  tx: Tx,
  venueId: number,
  wanted: readonly FileFulfilment[],
): Promise<void> {
  await syncRows(await readFulfilment(tx, venueId), wanted, {
    nameOf: ({ type }) => type,
    add: (item, position) => addFulfilment(tx, { venueId, position }, item),
    change: async (id, item, position) => {
      await tx.q
        .updateTable('fulfilment_type')
        .set((row) => ({ ...fulfilmentRow(item), position, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute();
      await writeHours(tx, { venueId, typeId: id }, item);
    },
    remove: (id) => removeFulfilment(tx, venueId, id),
  });
}
