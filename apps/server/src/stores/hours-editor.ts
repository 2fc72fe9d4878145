import type { HoursValue } from '@servery/contract/entities/venue-hours';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { ReadTx, Tx } from '#db/database';
import { bit } from '#stores/venue-file/sync-rows';
import { readFulfilment, writeHours } from '#stores/venue-file/fulfilment';

export type HoursRecord = {
  id: number;
  version: number;
  code: FulfilmentCode;
  name: string;
  isOffered: boolean;
  value: HoursValue;
};

export async function readHours(tx: ReadTx, venueId: number): Promise<HoursRecord[]> {
  const versions = await tx.q
    .selectFrom('fulfilment_type')
    .select(['id', 'version'])
    .where('venue_id', '=', venueId)
    .execute();
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  return (await readFulfilment(tx, venueId)).map(({ id, item }) => ({
    id,
    version: versionOf.get(id) ?? 0,
    code: item.type,
    name: item.name,
    isOffered: item.offered,
    value: {
      ...(item.asap_minutes !== undefined && { asap_minutes: item.asap_minutes }),
      notice_minutes: item.notice_minutes,
      block_minutes: item.block_minutes,
      block_capacity: item.block_capacity,
      hours: item.hours,
      special_dates: item.special_dates,
    },
  }));
}

export async function changeHours(
  tx: Tx,
  { venueId, id }: { venueId: number; id: number },
  value: HoursValue,
): Promise<void> {
  await tx.q
    .updateTable('fulfilment_type')
    .set((row) => ({
      asap: bit(value.asap_minutes !== undefined),
      asap_mins: value.asap_minutes ?? 0,
      min_notice: value.notice_minutes,
      time_block: value.block_minutes,
      block_capacity: value.block_capacity,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
  await writeHours(tx, { venueId, typeId: id }, value);
}

const MOST_BOOKED = 1000;

/** What is due after a moment, whatever became of it. */
export const ordersAhead = (
  tx: ReadTx,
  venueId: number,
  from: number,
): Promise<{ due_at: number; fulfilment_type: string; status: number }[]> =>
  tx.q
    .selectFrom('orders')
    .select(['due_at', 'fulfilment_type', 'status'])
    .where('venue_id', '=', venueId)
    .where('due_at', '>=', from)
    .orderBy('due_at')
    .limit(MOST_BOOKED)
    .execute();
