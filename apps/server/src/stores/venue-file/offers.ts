import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { formatCents } from '@servery/domain/money';
import { rowOf, valueIn } from '@servery/domain/fields/field';
import { METHOD_FIELDS } from '@servery/domain/venue/fields';
import type { FilePayment } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { findScheme } from '#stores/rewards';
import { type Held, hundredths, syncRows } from '#stores/venue-file/sync-rows';

export type VenueFileRewards = WholeVenueFile['rewards'];

export async function readPayments(tx: ReadTx, venueId: number): Promise<Held<FilePayment>[]> {
  const rows = await tx.q
    .selectFrom('payment_method')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, item: valueIn(METHOD_FIELDS, row) }));
}

export async function writePayments(tx: Tx, venueId: number, wanted: readonly FilePayment[]): Promise<void> {
  await syncRows(await readPayments(tx, venueId), wanted, {
    nameOf: ({ code }) => code,
    add: async (item, position) => {
      const { id } = await tx.q
        .insertInto('payment_method')
        .values({ ...rowOf(METHOD_FIELDS, item), venue_id: venueId, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    change: (id, item, position) =>
      tx.q
        .updateTable('payment_method')
        .set({ ...rowOf(METHOD_FIELDS, item), position })
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
    remove: (id) =>
      tx.q.deleteFrom('payment_method').where('id', '=', id).where('venue_id', '=', venueId).execute(),
  });
}

export async function readRewards(tx: ReadTx, venueId: number): Promise<VenueFileRewards> {
  const scheme = await findScheme(tx, venueId);
  if (!scheme) return null;
  return {
    name: scheme.name,
    points_per_dollar: scheme.points_per_dollar,
    points_required: scheme.points_required,
    value: formatCents(scheme.reward_value),
  };
}

export async function writeRewards(tx: Tx, venueId: number, wanted: VenueFileRewards): Promise<void> {
  if (!wanted) {
    await tx.q.deleteFrom('reward_scheme').where('venue_id', '=', venueId).execute();
    return;
  }
  const { value, ...rest } = wanted;
  const row = { ...rest, reward_value: hundredths(value) };
  if (await findScheme(tx, venueId))
    await tx.q.updateTable('reward_scheme').set(row).where('venue_id', '=', venueId).execute();
  else
    await tx.q
      .insertInto('reward_scheme')
      .values({ ...row, venue_id: venueId })
      .execute();
}

export async function readClasses(tx: ReadTx, venueId: number): Promise<Held<string>[]> {
  const rows = await tx.q
    .selectFrom('student_class')
    .select(['id', 'name'])
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name }) => ({ id, item: name }));
}

export async function writeClasses(tx: Tx, venueId: number, wanted: readonly string[]): Promise<void> {
  await syncRows(await readClasses(tx, venueId), wanted, {
    nameOf: (name) => name,
    add: async (name) => {
      const { id } = await tx.q
        .insertInto('student_class')
        .values({ venue_id: venueId, name })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    // Its name is all that there is of it.
    change: async () => {},
    remove: (id) =>
      tx.q.deleteFrom('student_class').where('id', '=', id).where('venue_id', '=', venueId).execute(),
  });
}
