import { TILL_LOCK_MS } from '@servery/domain/devices/till-pins';
import type { Database, Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { noteUse } from '#stores/screens';
import { setOperator } from '#stores/till-people';
import { createSession, type SessionRecord, touchSession } from '#stores/sessions';

const OPERATOR_STEP_MS = 20_000;

/** Whoever is on a till and goes on with an order stays on it. */
async function keepAtTill(tx: Tx, session: SessionRecord, now: number): Promise<void> {
  const idle = now - session.operator_at;
  if (session.operator_id === null || idle < OPERATOR_STEP_MS || idle >= TILL_LOCK_MS) return;
  await setOperator(tx, session.id, { operator_at: now });
}

/** A session begins with the first thing worth remembering, not with the first look. */
export async function ensureSession(tx: Tx, caller: Caller): Promise<SessionRecord> {
  if (caller.session) {
    const { session, now } = caller;
    await touchSession(tx, session, now);
    if (session.screen_id !== null) await noteUse(tx, session.screen_id, now);
    await keepAtTill(tx, session, now);
    return session;
  }
  const { sid, session } = await createSession(tx, {
    kind: 'customer',
    brandCode: caller.brand.code,
    now: caller.now,
  });
  caller.session = session;
  caller.newSid = sid;
  return session;
}

/** One transaction of an action that opens its own: a second try begins with the session that the call came with. */
export function writeInSession<T extends { ok: boolean }>(
  db: Database,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { session } = caller;
  return db.write(
    (tx) => {
      caller.session = session;
      caller.newSid = undefined;
      return work(tx);
    },
    (answer) => answer.ok,
  );
}
