import { hash, randomBytes } from 'node:crypto';
import { type KeyPermission, keyPermissions } from '@servery/contract/key-calls';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { ApiKeyTable } from '#db/tables/api';

export type ApiKeyRecord = {
  id: number;
  venueId: number;
  personId: number;
  name: string;
  ending: string;
  permissions: readonly KeyPermission[];
  createdAt: number;
  usedAt: number;
};

/** So that whoever finds one in a log or a repository knows what it is. */
const PREFIX = 'servery_';
const KEY = /^servery_[\w-]{43}$/;
/** Whether it was used is known to the minute. */
const USED_STEP_MS = 60_000;

/** A key where a sid would stand: no sid looks like one. */
export const isApiKey = (sid: string): boolean => KEY.test(sid);
const hashOf = (key: string): string => hash('sha256', key, 'base64url');

const known: ReadonlySet<string> = new Set(keyPermissions);
const storedPermissions = z
  .array(z.string())
  .transform((list) => list.filter((each): each is KeyPermission => known.has(each)));

const parse = (row: Selectable<ApiKeyTable>): ApiKeyRecord => ({
  id: row.id,
  venueId: row.venue_id,
  personId: row.person_id,
  name: row.name,
  ending: row.ending,
  permissions: storedPermissions.parse(JSON.parse(row.permissions)),
  createdAt: row.created_at,
  usedAt: row.used_at,
});

const keyByHash = statement((q, p: { hash: string }) =>
  q.selectFrom('api_key').selectAll().where('key_hash', '=', p.hash),
);

export async function findByKey(tx: ReadTx, key: string): Promise<ApiKeyRecord | undefined> {
  const [row] = await keyByHash(tx, { hash: hashOf(key) });
  return row && parse(row);
}

export async function apiKeysOf(tx: ReadTx, venueId: number): Promise<ApiKeyRecord[]> {
  const rows = await tx.q
    .selectFrom('api_key')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .execute();
  return rows.map(parse);
}

type NewKey = Pick<ApiKeyRecord, 'venueId' | 'personId' | 'name' | 'permissions'> & { now: number };

/** 256 random bits, told once: only the hash is stored. */
export async function addApiKey(
  tx: Tx,
  { venueId, personId, name, permissions, now }: NewKey,
): Promise<string> {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  await tx.q
    .insertInto('api_key')
    .values({
      venue_id: venueId,
      person_id: personId,
      name,
      key_hash: hashOf(key),
      ending: key.slice(-4),
      permissions: JSON.stringify(permissions),
      created_at: now,
    })
    .execute();
  return key;
}

/** Answers the name of what is worth nothing from now on; nothing where the venue has no such key. */
export async function revokeApiKey(
  tx: Tx,
  { id, venueId }: Pick<ApiKeyRecord, 'id' | 'venueId'>,
): Promise<Pick<ApiKeyRecord, 'name' | 'ending'> | undefined> {
  return tx.q
    .deleteFrom('api_key')
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .returning(['name', 'ending'])
    .executeTakeFirst();
}

export const isDueToNote = ({ usedAt }: Pick<ApiKeyRecord, 'usedAt'>, now: number): boolean =>
  now - usedAt >= USED_STEP_MS;

export async function noteKeyUse(tx: Tx, id: number, now: number): Promise<void> {
  await tx.q.updateTable('api_key').set({ used_at: now }).where('id', '=', id).execute();
}
