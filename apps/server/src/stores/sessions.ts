import { hash, randomBytes } from 'node:crypto';
import { SESSION_MINUTES } from '@servery/contract/envelope';
import type { Channel } from '@servery/domain/people/roles';
import type { Kysely } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { Schema } from '#db/schema';
import { statement } from '#db/statement';

export type SessionRecord = {
  id: number;
  kind: 'customer' | 'console';
  customer_id: number | null;
  person_id: number | null;
  brand_code: string;
  venue_id: number | null;
  channel: Channel;
  screen_id: number | null;
  operator_id: number | null;
  operator_at: number;
  created_at: number;
  seen_at: number;
  expires_at: number;
  life_ms: number;
};

/** How long a session lives without being used. */
export const LIFE_MS = {
  remembered: SESSION_MINUTES * 60_000,
  browser: 12 * 3_600_000,
  console: 12 * 3_600_000,
} as const;
/** However busy it is: whoever runs a venue signs in once a week. */
const CONSOLE_AT_MOST_MS = 7 * 24 * 3_600_000;
const SEEN_STEP_MS = 3_600_000;
/** A screen is looked after: whether it is still there is known to the minute. */
const SCREEN_STEP_MS = 60_000;

/** Only the hash is stored: who reads the database cannot take over a session. */
const hashOf = (sid: string): string => hash('sha256', sid, 'base64url');
const SID = /^[\w-]{43}$/;

const COLUMNS = [
  'id',
  'kind',
  'customer_id',
  'person_id',
  'brand_code',
  'venue_id',
  'channel',
  'screen_id',
  'operator_id',
  'operator_at',
  'created_at',
  'seen_at',
  'expires_at',
  'life_ms',
] as const;

const sessionByHash = statement((q, p: { hash: string }) =>
  q.selectFrom('session').select(COLUMNS).where('sid_hash', '=', p.hash),
);

/** Whom a sid is shown to: the customers' side of one brand, the console, or a kiosk or till of whichever brand. */
export type SessionSide = { kind: 'customer'; brandCode: string } | { kind: 'console' } | { kind: 'screen' };

/** A session that was made elsewhere, for another brand or for the other side, is no session here. */
function isOf(session: SessionRecord, side: SessionSide): boolean {
  if (side.kind === 'screen') return session.kind === 'customer' && session.screen_id !== null;
  return session.kind === side.kind && (side.kind === 'console' || session.brand_code === side.brandCode);
}

export async function findSession(
  tx: ReadTx,
  sid: string,
  { side, now }: { side: SessionSide; now: number },
): Promise<SessionRecord | undefined> {
  if (!SID.test(sid)) return undefined;
  const [row] = await sessionByHash(tx, { hash: hashOf(sid) });
  return row && row.expires_at > now && isOf(row, side) ? row : undefined;
}

type NewSession = { now: number; brandCode: string } & (
  | { kind: 'customer' }
  | { kind: 'console'; personId: number; venueId: number; screenId?: number }
);

export async function createSession(
  tx: Tx,
  wanted: NewSession,
): Promise<{ sid: string; session: SessionRecord }> {
  const sid = randomBytes(32).toString('base64url');
  const ofConsole = wanted.kind === 'console';
  const screenId = ofConsole ? wanted.screenId : undefined;
  // A screen in the kitchen stays signed in over a long weekend.
  const life = ofConsole && screenId === undefined ? LIFE_MS.console : LIFE_MS.remembered;
  const values = {
    sid_hash: hashOf(sid),
    kind: wanted.kind,
    customer_id: null,
    person_id: ofConsole ? wanted.personId : null,
    brand_code: wanted.brandCode,
    venue_id: ofConsole ? wanted.venueId : null,
    channel: 'online' as const,
    screen_id: screenId ?? null,
    operator_id: null,
    operator_at: 0,
    created_at: wanted.now,
    seen_at: wanted.now,
    expires_at: wanted.now + life,
    life_ms: life,
  };
  const { id } = await tx.q.insertInto('session').values(values).returning('id').executeTakeFirstOrThrow();
  return { sid, session: { ...values, id } };
}

export const isDueToTouch = ({ screen_id: screenId, seen_at: seenAt }: SessionRecord, now: number): boolean =>
  now - seenAt >= (screenId === null ? SEEN_STEP_MS : SCREEN_STEP_MS);

/** A session that is used lives on; written now and then only, so that reading does not mean writing. */
export async function touchSession(tx: Tx, session: SessionRecord, now: number): Promise<void> {
  if (!isDueToTouch(session, now)) return;
  const { screen_id: screenId, kind } = session;
  const isOfPerson = kind === 'console' && screenId === null;
  const latest = isOfPerson ? session.created_at + CONSOLE_AT_MOST_MS : Infinity;
  await tx.q
    .updateTable('session')
    .set({ seen_at: now, expires_at: Math.min(now + session.life_ms, latest) })
    .where('id', '=', session.id)
    .where('expires_at', '>', 0)
    .execute();
  if (screenId !== null)
    await tx.q.updateTable('screen').set({ seen_at: now }).where('id', '=', screenId).execute();
}

type Owner = {
  customerId: number | null;
  channel: Channel;
  venueId: number | null;
  screenId: number | null;
  lifeMs: number;
  now: number;
};

/** The same session under a new sid, so that a sid known before a sign-in is worth nothing after it. */
export async function rotateSession(tx: Tx, sessionId: number, owner: Owner): Promise<string> {
  const sid = randomBytes(32).toString('base64url');
  await tx.q
    .updateTable('session')
    .set({
      sid_hash: hashOf(sid),
      customer_id: owner.customerId,
      channel: owner.channel,
      venue_id: owner.venueId,
      screen_id: owner.screenId,
      operator_id: null,
      operator_at: 0,
      seen_at: owner.now,
      expires_at: owner.now + owner.lifeMs,
      life_ms: owner.lifeMs,
    })
    .where('id', '=', sessionId)
    .execute();
  return sid;
}

/** The session of somebody who works in several venues, at another of them; what it followed so far it hears no more. */
export async function moveSession(
  tx: Tx,
  sessionId: number,
  to: { venueId: number; brandCode: string },
): Promise<void> {
  await tx.q
    .updateTable('session')
    .set({ venue_id: to.venueId, brand_code: to.brandCode })
    .where('id', '=', sessionId)
    .execute();
  tx.emit({ type: 'session', session_id: sessionId });
}

/** Ends a session for good without breaking the rows that name it: nobody can know a sid with this hash. */
export async function endSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.q
    .updateTable('session')
    .set({ sid_hash: `ended-${sessionId}`, expires_at: 0 })
    .where('id', '=', sessionId)
    .execute();
  tx.emit({ type: 'session', session_id: sessionId });
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

/** Signs somebody out of the console everywhere, but for one session if so wished; what they had begun is worth nothing. */
export async function endSessionsOfPerson(tx: Tx, personId: number, except = 0): Promise<void> {
  const open = await tx.q
    .selectFrom('session')
    .select('id')
    .where('person_id', '=', personId)
    .where('expires_at', '>', 0)
    .where('id', '<>', except)
    .execute();
  for (const { id } of open) await endSession(tx, id);
  await tx.q
    .deleteFrom('one_time_token')
    .where('person_id', '=', personId)
    .where('purpose', 'in', ['console', 'second_step', 'new_passkey'])
    .execute();
}

/** Whoever is signed in on a screen is so no more. */
export async function endSessionsOfScreen(tx: Tx, screenId: number): Promise<void> {
  const open = await tx.q
    .selectFrom('session')
    .select('id')
    .where('screen_id', '=', screenId)
    .where('expires_at', '>', 0)
    .execute();
  for (const { id } of open) await endSession(tx, id);
}

/** For work that goes on after the request that it belongs to. */
export async function sessionById(tx: ReadTx, id: number): Promise<SessionRecord | undefined> {
  return tx.q.selectFrom('session').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The screen that somebody ordered or paid at, for the row that is being written. */
export const screenOfSession = (q: Kysely<Schema>, sessionId: number) =>
  q.selectFrom('session').select('screen_id').where('session.id', '=', sessionId);

/** Those of these sessions that are still worth something. */
export async function liveSessions(
  tx: ReadTx,
  ids: readonly number[],
  now: number,
): Promise<SessionRecord[]> {
  if (ids.length === 0) return [];
  return tx.q
    .selectFrom('session')
    .select(COLUMNS)
    .where('id', 'in', ids)
    .where('expires_at', '>', now)
    .execute();
}
