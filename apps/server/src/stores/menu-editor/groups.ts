import { rowOf, valueIn } from '@servery/domain/fields/field';
import { GROUP_FIELDS } from '@servery/domain/menu-editor/fields';
import type { EditedGroup } from '@servery/contract/entities/menu-editor';
import type { ReadTx, Tx } from '#db/database';
import { optionRow, readOptions } from '#stores/venue-file/option-groups';

export type GroupRecord = { id: number; version: number; value: EditedGroup };

export async function readGroups(tx: ReadTx, venueId: number): Promise<GroupRecord[]> {
  const rows = await tx.q
    .selectFrom('modifier_group')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const optionsOf = Map.groupBy(await readOptions(tx, venueId), ({ groupId }) => groupId);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    value: {
      ...valueIn(GROUP_FIELDS, row),
      options: (optionsOf.get(row.id) ?? []).map(({ id, item }) => ({ id, ...item })),
    },
  }));
}

const groupRow = (value: EditedGroup) => rowOf(GROUP_FIELDS, value);

type At = { venueId: number; id: number };

/** What has an id of this group stays what it is; what is not wanted any more goes. */
async function writeOptions(
  tx: Tx,
  { venueId, id: groupId }: At,
  wanted: EditedGroup['options'],
): Promise<void> {
  const held = new Set(
    (await readOptions(tx, venueId)).filter((each) => each.groupId === groupId).map(({ id }) => id),
  );
  for (const [position, { id, ...item }] of wanted.entries()) {
    if (id !== undefined && held.delete(id))
      await tx.q
        .updateTable('modifier_option')
        .set({ ...optionRow(item), position })
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute();
    else
      await tx.q
        .insertInto('modifier_option')
        .values({ ...optionRow(item), venue_id: venueId, group_id: groupId, position })
        .execute();
  }
  if (held.size > 0)
    await tx.q
      .deleteFrom('modifier_option')
      .where('id', 'in', [...held])
      .where('venue_id', '=', venueId)
      .execute();
}

export async function addGroup(tx: Tx, venueId: number, value: EditedGroup): Promise<number> {
  const { id } = await tx.q
    .insertInto('modifier_group')
    .values({ ...groupRow(value), venue_id: venueId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeOptions(tx, { venueId, id }, value.options);
  return id;
}

/** Changes it, or removes it where nothing is wanted; a file may then use its key for another. */
export async function writeGroup(tx: Tx, { venueId, id }: At, value: EditedGroup | undefined): Promise<void> {
  await tx.q
    .updateTable('modifier_group')
    .set((of) => ({
      ...(value ? { ...groupRow(value), archived: 0 } : { archived: 1, code: '' }),
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
  await writeOptions(tx, { venueId, id }, value?.options ?? []);
}

/** How many products ask it. */
export async function usesOfGroup(tx: ReadTx, venueId: number, groupId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('product_modifier')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('venue_id', '=', venueId)
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  return row.count;
}
