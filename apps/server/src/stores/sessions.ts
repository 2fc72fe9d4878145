import { hash, randomBytes } from 'node:crypto';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';

export type SessionRecord = {
  id: number;
  kind: 'customer' | 'console';
  customer_id: number | null;
  console_user_id: number | null;
  seen_at: number;
  expires_at: number;
  life_ms: number;
};

/** How long a session lives without being used. */
export const LIFE_MS = { remembered: 20160 * 60_000, browser: 12 * 3_600_000 } as const;
const SEEN_STEP_MS = 3_600_000;

/** Only the hash is stored: who reads the database cannot take over a session. */
const hashOf = (sid: string): string => hash('sha256', sid, 'base64url');
const SID = /^[\w-]{43}$/;

const sessionByHash = statement((q, p: { hash: string }) =>
  q
    .selectFrom('session')
    .select(['id', 'kind', 'customer_id', 'console_user_id', 'seen_at', 'expires_at', 'life_ms'])
    .where('sid_hash', '=', p.hash),
);

export async function findSession(tx: ReadTx, sid: string, now: number): Promise<SessionRecord | undefined> {
  if (!SID.test(sid)) return undefined;
  const [row] = await sessionByHash(tx, { hash: hashOf(sid) });
  return row && row.expires_at > now ? row : undefined;
}

type NewSession = { kind: 'customer' | 'console'; customerId?: number; consoleUserId?: number; now: number };

export async function createSession(
  tx: Tx,
  wanted: NewSession,
): Promise<{ sid: string; session: SessionRecord }> {
  const sid = randomBytes(32).toString('base64url');
  const values = {
    sid_hash: hashOf(sid),
    kind: wanted.kind,
    customer_id: wanted.customerId ?? null,
    console_user_id: wanted.consoleUserId ?? null,
    created_at: wanted.now,
    seen_at: wanted.now,
    expires_at: wanted.now + LIFE_MS.remembered,
    life_ms: LIFE_MS.remembered,
  };
  const { id } = await tx.q.insertInto('session').values(values).returning('id').executeTakeFirstOrThrow();
  return { sid, session: { ...values, id } };
}

/** A session that is used lives on; written at most once an hour so that reading does not mean writing. */
export async function touchSession(tx: Tx, session: SessionRecord, now: number): Promise<void> {
  if (now - session.seen_at < SEEN_STEP_MS) return;
  await tx.q
    .updateTable('session')
    .set({ seen_at: now, expires_at: now + session.life_ms })
    .where('id', '=', session.id)
    .execute();
}

/** The same session under a new sid, so that a sid known before a sign-in is worth nothing after it. */
export async function rotateSession(
  tx: Tx,
  sessionId: number,
  owner: { customerId: number | null; lifeMs: number; now: number },
): Promise<string> {
  const sid = randomBytes(32).toString('base64url');
  await tx.q
    .updateTable('session')
    .set({
      sid_hash: hashOf(sid),
      customer_id: owner.customerId,
      seen_at: owner.now,
      expires_at: owner.now + owner.lifeMs,
      life_ms: owner.lifeMs,
    })
    .where('id', '=', sessionId)
    .execute();
  return sid;
}

/** Ends a session for good without breaking the rows that name it: nobody can know a sid with this hash. */
export async function endSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.q
    .updateTable('session')
    .set({ sid_hash: `ended-${sessionId}`, expires_at: 0 })
    .where('id', '=', sessionId)
    .execute();
}

/** Signs a customer out everywhere, but for one session if so wished. */
export async function endSessionsOf(tx: Tx, customerId: number, except = 0): Promise<void> {
  const open = await tx.q
    .selectFrom('session')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', 0)
    .where('id', '<>', except)
    .execute();
  for (const { id } of open) await endSession(tx, id);
}

/** For work that goes on after the request that it belongs to. */
export async function sessionById(tx: ReadTx, id: number): Promise<SessionRecord | undefined> {
  return tx.q
    .selectFrom('session')
    .select(['id', 'kind', 'customer_id', 'console_user_id', 'seen_at', 'expires_at', 'life_ms'])
    .where('id', '=', id)
    .executeTakeFirst();
}
