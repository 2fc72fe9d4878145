import { fail, type Failure } from '@servery/domain/failure';
import { TILL_LOCK_MS } from '@servery/domain/devices/till-pins';
import type { Caller } from '#callers/caller';
import type { ReadTx, Tx } from '#db/database';
import { audit, type AuditAction } from '#stores/audit';
import type { SessionRecord } from '#stores/sessions';
import { teamMemberAt } from '#stores/team';
import { tillsAsk } from '#stores/till-people';

export type Operator = { id: number; name: string };
type AtTill = { asks: boolean; person: Operator | undefined };

/** Who is on the till of a session: nobody once it locked, or once they left the team. */
export async function operatorOf(
  tx: ReadTx,
  session: SessionRecord | undefined,
  now: number,
): Promise<AtTill> {
  const { channel, venue_id: venueId, operator_id: id, operator_at: at } = session ?? {};
  if (channel !== 'counter' || !venueId || !(await tillsAsk(tx, venueId)))
    return { asks: false, person: undefined };
  if (!id || now - (at ?? 0) >= TILL_LOCK_MS) return { asks: true, person: undefined };
  const member = await teamMemberAt(tx, id, venueId);
  return { asks: true, person: member && { id, name: member.name } };
}

/** Whoever sells at the till: nobody in particular where the venue does not ask. */
export async function sellerAt(
  tx: ReadTx,
  { session, now }: Caller,
): Promise<{ ok: true; person: Operator | undefined } | Failure<'till_locked'>> {
  const { asks, person } = await operatorOf(tx, session, now);
  return asks && !person ? fail('till_locked') : { ok: true, person };
}

type Deed = { action: AuditAction; subject: string; details?: Record<string, unknown> };

/** Writes down what somebody did at a till; nothing where the venue does not ask who it was. */
export async function noteAtTill(
  tx: Tx,
  { venueId, person, now }: { venueId: number; person: Operator | undefined; now: number },
  deed: Deed,
): Promise<void> {
  if (person) await audit(tx, { venueId, personId: person.id, now, details: {}, ...deed });
}
