import type { ReadTx, Tx } from '#db/database';
import type { SessionRecord } from '#stores/sessions';

/**
 * One guest of a screen that many share. The screen makes the key; the row has a cart of its own, and nobody can sign
 * in with it: no sid has a hash like this.
 */
export type Guest = { session: SessionRecord; key: string };

const LIFE_MS = 24 * 3_600_000;
const hashOf = ({ session, key }: Guest): string => `guest-${session.id}-${key}`;

export async function findGuestSession(tx: ReadTx, guest: Guest): Promise<number | undefined> {
  const row = await tx.q
    .selectFrom('session')
    .select('id')
    .where('sid_hash', '=', hashOf(guest))
    .executeTakeFirst();
  return row?.id;
}

export async function ensureGuestSession(tx: Tx, guest: Guest, now: number): Promise<number> {
  const found = await findGuestSession(tx, guest);
  if (found !== undefined) return found;
  const { id } = await tx.q
    .insertInto('session')
    .values({
      sid_hash: hashOf(guest),
      kind: 'customer',
      customer_id: guest.session.customer_id,
      person_id: null,
      brand_code: guest.session.brand_code,
      venue_id: guest.session.venue_id,
      channel: guest.session.channel,
      screen_id: guest.session.screen_id,
      created_at: now,
      seen_at: now,
      expires_at: now + LIFE_MS,
      life_ms: LIFE_MS,
    })
    .onConflict((conflict) => conflict.column('sid_hash').doUpdateSet({ seen_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
