import type { AttemptState } from '@servery/domain/payments/attempt';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { TerminalTable } from '#db/tables/payments';

/** How many minutes a till of the venue waits for its pinpad. */
export async function pinpadWait(tx: ReadTx, venueId: number): Promise<number> {
  const held = tx.q.selectFrom('venue').select('pinpad_wait').where('id', '=', venueId);
  return (await held.executeTakeFirstOrThrow()).pinpad_wait;
}

export async function setPinpadWait(tx: Tx, venueId: number, minutes: number): Promise<void> {
  await tx.q.updateTable('venue').set({ pinpad_wait: minutes }).where('id', '=', venueId).execute();
}

export type TerminalRecord = Selectable<TerminalTable>;

/** The terminal of a kiosk or staff user, in the venue that they are signed in to. */
export async function terminalOf(
  tx: ReadTx,
  of: { customerId: number; venueId: number },
): Promise<TerminalRecord | undefined> {
  return tx.q
    .selectFrom('terminal')
    .selectAll()
    .where('customer_id', '=', of.customerId)
    .where('venue_id', '=', of.venueId)
    .executeTakeFirst();
}

/** A POS ID for a screen that has none; one that it has, here or in another venue, stays. */
export async function assignPosId(
  tx: Tx,
  of: { customerId: number; venueId: number; posGuid: string; now: number },
): Promise<void> {
  await tx.q
    .insertInto('terminal')
    .values({ customer_id: of.customerId, venue_id: of.venueId, pos_guid: of.posGuid, updated_at: of.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function terminalById(tx: ReadTx, id: number): Promise<TerminalRecord | undefined> {
  return tx.q.selectFrom('terminal').selectAll().where('id', '=', id).executeTakeFirst();
}

type Pairing = Pick<TerminalRecord, 'secret' | 'token' | 'token_expires_at'>;
export const NO_PAIRING: Pairing = { secret: '', token: '', token_expires_at: 0 };

/** Both sealed. */
export async function keepPairing(tx: Tx, id: number, pairing: Pairing & { now: number }): Promise<void> {
  const { now, ...kept } = pairing;
  await tx.q
    .updateTable('terminal')
    .set({ ...kept, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A newer token of the same pairing; nothing where the pinpad has been paired anew meanwhile. */
export async function keepToken(
  tx: Tx,
  { id, secret }: TerminalRecord,
  kept: Pick<Pairing, 'token' | 'token_expires_at'> & { now: number },
): Promise<void> {
  const { token, token_expires_at, now } = kept;
  await tx.q
    .updateTable('terminal')
    .set({ token, token_expires_at, updated_at: now })
    .where('id', '=', id)
    .where('secret', '=', secret)
    .execute();
}

export type ListedTerminal = TerminalRecord & {
  /** The name of the screen beside it. */
  screen: string;
  last: { cents: number; card: string; created_at: number; state: AttemptState } | undefined;
};

/** The terminals of a venue's screens, each with its last payment. */
export async function terminalsAt(tx: ReadTx, venueId: number): Promise<ListedTerminal[]> {
  const rows = await tx.q
    .selectFrom('terminal')
    .innerJoin('screen', 'screen.customer_id', 'terminal.customer_id')
    .selectAll('terminal')
    .select('screen.name as screen')
    .where('terminal.venue_id', '=', venueId)
    .where('screen.removed_at', '=', 0)
    .orderBy('terminal.id')
    .execute();
  const listed: ListedTerminal[] = [];
  for (const row of rows) {
    const last = await tx.q
      .selectFrom('terminal_payment')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'terminal_payment.attempt_id')
      .select([
        'terminal_payment.cents',
        'terminal_payment.card',
        'terminal_payment.created_at',
        'payment_attempt.state',
      ])
      .where('terminal_payment.terminal_id', '=', row.id)
      .where('terminal_payment.kind', '=', 'purchase')
      .orderBy('terminal_payment.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    listed.push({ ...row, last });
  }
  return listed;
}
