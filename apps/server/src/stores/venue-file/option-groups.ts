import { rowOf, valueIn } from '@servery/domain/fields/field';
import { GROUP_FIELDS, OPTION_FIELDS } from '@servery/domain/menu-editor/fields';
import { freeKey } from '@servery/domain/venue-file/keys';
import type { FileGroup } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { type Held, syncRows } from '#stores/venue-file/sync-rows';

type FileOption = FileGroup['options'][number];
export type KeyedGroup = { key: string; group: FileGroup };

export async function readOptions(
  tx: ReadTx,
  venueId: number,
): Promise<(Held<FileOption> & { groupId: number })[]> {
  const rows = await tx.q
    .selectFrom('modifier_option')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    groupId: row.group_id,
    item: valueIn(OPTION_FIELDS, row),
  }));
}

/** A group that no file has named yet is called after its name. */
function keysOf(rows: readonly { id: number; name: string; code: string }[]): Map<number, string> {
  const keys = new Map(rows.filter(({ code }) => code !== '').map(({ id, code }) => [id, code]));
  const taken = new Set(keys.values());
  for (const { id, name, code } of rows) {
    if (code !== '') continue;
    const key = freeKey(name, taken);
    taken.add(key);
    keys.set(id, key);
  }
  return keys;
}

export async function readGroups(tx: ReadTx, venueId: number): Promise<Held<KeyedGroup>[]> {
  const rows = await tx.q
    .selectFrom('modifier_group')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute();
  const optionsOf = Map.groupBy(await readOptions(tx, venueId), ({ groupId }) => groupId);
  const keys = keysOf(rows);
  return rows.map((row) => ({
    id: row.id,
    item: {
      key: keys.get(row.id) as string,
      group: {
        ...valueIn(GROUP_FIELDS, row),
        options: (optionsOf.get(row.id) ?? []).map(({ item }) => item),
      },
    },
  }));
}

const groupRow = ({ key, group }: KeyedGroup) => ({ code: key, ...rowOf(GROUP_FIELDS, group) });
export const optionRow = (it: FileOption) => rowOf(OPTION_FIELDS, it);

type InGroup = { venueId: number; groupId: number };

async function writeOptions(
  tx: Tx,
  { venueId, groupId }: InGroup,
  wanted: readonly FileOption[],
): Promise<void> {
  const held = (await readOptions(tx, venueId)).filter((option) => option.groupId === groupId);
  await syncRows(held, wanted, {
    nameOf: ({ name }) => name,
    add: async (item, position) => {
      const { id } = await tx.q
        .insertInto('modifier_option')
        .values({ ...optionRow(item), venue_id: venueId, group_id: groupId, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    change: (id, item, position) =>
      tx.q
        .updateTable('modifier_option')
        .set({ ...optionRow(item), position })
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute(),
    remove: (id) =>
      tx.q.deleteFrom('modifier_option').where('id', '=', id).where('venue_id', '=', venueId).execute(),
  });
}

async function removeGroup(tx: Tx, { venueId, groupId }: InGroup): Promise<void> {
  for (const table of ['product_modifier', 'modifier_option'] as const)
    await tx.q.deleteFrom(table).where('group_id', '=', groupId).where('venue_id', '=', venueId).execute();
  await tx.q.deleteFrom('modifier_group').where('id', '=', groupId).where('venue_id', '=', venueId).execute();
}

/** Answers the ids by key. */
export async function writeGroups(
  tx: Tx,
  venueId: number,
  wanted: readonly KeyedGroup[],
): Promise<Map<string, number>> {
  const ids = await syncRows(await readGroups(tx, venueId), wanted, {
    nameOf: ({ key }) => key,
    add: async (item) => {
      const { id } = await tx.q
        .insertInto('modifier_group')
        .values({ ...groupRow(item), venue_id: venueId })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeOptions(tx, { venueId, groupId: id }, item.group.options);
      return id;
    },
    change: async (id, item) => {
      await tx.q
        .updateTable('modifier_group')
        .set((row) => ({ ...groupRow(item), version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute();
      await writeOptions(tx, { venueId, groupId: id }, item.group.options);
    },
    remove: (id) => removeGroup(tx, { venueId, groupId: id }),
  });
  return new Map(wanted.map(({ key }, at) => [key, ids[at] as number]));
}
