import type { Database, Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { createSession, type SessionRecord, touchSession } from '#stores/sessions';

/** A session begins with the first thing worth remembering, not with the first look. */
export async function ensureSession(tx: Tx, context: ActionContext): Promise<SessionRecord> {
  if (context.session) {
    await touchSession(tx, context.session, context.now);
    return context.session;
  }
  const { sid, session } = await createSession(tx, {
    kind: 'customer',
    brandCode: context.brand.code,
    now: context.now,
  });
  context.session = session;
  context.newSid = sid;
  return session;
}

/** One transaction of an action that opens its own: a second try begins with the session that the call came with. */
export function writeInSession<T extends { ok: boolean }>(
  db: Database,
  context: ActionContext,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { session } = context;
  return db.write(
    (tx) => {
      context.session = session;
      context.newSid = undefined;
      return work(tx);
    },
    (answer) => answer.ok,
  );
}
