import { hash, randomBytes } from 'node:crypto';
import { type SetUpDraft, setUpDraft } from '@servery/contract/entities/set-up';
import type { ReadTx, Tx } from '#db/database';

const HOUR_MS = 3_600_000;
export const SET_UP_LINK_MS = 24 * HOUR_MS;
const SESSION_MS = 7 * 24 * HOUR_MS;
/** Processes that start together: the first of them has printed the link. */
const TOGETHER_MS = 10_000;

const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');
const freshSecret = (): string => randomBytes(32).toString('base64url');

/** Whether anybody works here already. */
export async function isSetUp(tx: ReadTx): Promise<boolean> {
  const row = await tx.q.selectFrom('organisation').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

const START = {
  id: 1,
  link_hash: '',
  link_made_at: 0,
  sid_hash: '',
  sid_expires_at: 0,
  password_hash: '',
  draft: '{}',
  saved_at: 0,
  finished_at: null,
};

/** Whoever changes the set-up waits for whoever does so already. */
async function lockRow(tx: Tx) {
  await tx.q
    .insertInto('set_up')
    .values(START)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return tx.q
    .updateTable('set_up')
    .set({ id: 1 })
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A new link, told once; none where the set-up is over, or where another process has just made one. */
export async function makeSetUpLink(tx: Tx, now: number): Promise<string | undefined> {
  if (await isSetUp(tx)) return undefined;
  const row = await lockRow(tx);
  if (row.finished_at !== null || (row.link_hash !== '' && now - row.link_made_at < TOGETHER_MS))
    return undefined;
  const token = freshSecret();
  await tx.q
    .updateTable('set_up')
    .set({ link_hash: hashOf(token), link_made_at: now })
    .execute();
  return token;
}

/** Takes the link, so that it works once, and begins a session in place of the one before. */
export async function openSetUp(tx: Tx, token: string, now: number): Promise<string | undefined> {
  const sid = freshSecret();
  const taken = await tx.q
    .updateTable('set_up')
    .set({ link_hash: '', sid_hash: hashOf(sid), sid_expires_at: now + SESSION_MS })
    .where('link_hash', '=', hashOf(token))
    .where('link_made_at', '>', now - SET_UP_LINK_MS)
    .where('finished_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken && sid;
}

/** Whether a sid is that of the set-up, as long as there is something to set up. */
export async function holdsSetUp(tx: ReadTx, sid: string, now: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('set_up')
    .select('id')
    .where('sid_hash', '=', hashOf(sid))
    .where('sid_expires_at', '>', now)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && !(await isSetUp(tx));
}

export type SetUpRecord = { draft: SetUpDraft; passwordHash: string; savedAt: number };

const recordOf = (row: { draft: string; password_hash: string; saved_at: number }): SetUpRecord => ({
  draft: setUpDraft.parse(JSON.parse(row.draft)),
  passwordHash: row.password_hash,
  savedAt: row.saved_at,
});

export async function readSetUp(tx: ReadTx): Promise<SetUpRecord> {
  const row = await tx.q
    .selectFrom('set_up')
    .select(['draft', 'password_hash', 'saved_at'])
    .executeTakeFirstOrThrow();
  return recordOf(row);
}

/** Nothing once the set-up is over. */
export async function lockSetUp(tx: Tx): Promise<SetUpRecord | undefined> {
  const row = await lockRow(tx);
  return row.finished_at === null ? recordOf(row) : undefined;
}

export async function saveSetUp(
  tx: Tx,
  { draft, passwordHash }: { draft: SetUpDraft; passwordHash?: string | undefined },
  now: number,
): Promise<void> {
  await tx.q
    .updateTable('set_up')
    .set({
      draft: JSON.stringify(draft),
      saved_at: now,
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    })
    .execute();
}

/** For good: neither a link nor a session opens it again, and nothing of what was told stays here. */
export async function endSetUp(tx: Tx, now: number): Promise<void> {
  await lockRow(tx);
  await tx.q
    .updateTable('set_up')
    .set({ ...START, finished_at: now })
    .execute();
}
