import type { Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { createSession, type SessionRecord, touchSession } from '#stores/sessions';

/** A session begins with the first thing worth remembering, not with the first look. */
export async function ensureSession(tx: Tx, context: ActionContext): Promise<SessionRecord> {
  if (context.session) {
    await touchSession(tx, context.session, context.now);
    return context.session;
  }
  const { sid, session } = await createSession(tx, { kind: 'customer', now: context.now });
  context.session = session;
  context.newSid = sid;
  return session;
}
