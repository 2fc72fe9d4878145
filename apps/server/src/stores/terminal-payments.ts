import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { TerminalPaymentTable } from '#db/tables/payments';

export type TerminalPayment = Selectable<TerminalPaymentTable>;
type New = Pick<
  TerminalPayment,
  'session_id' | 'terminal_id' | 'attempt_id' | 'kind' | 'txn_ref' | 'cents' | 'created_at' | 'updated_at'
>;

/** Written before the pinpad is asked. The same session is written once. */
export async function addTerminalPayment(tx: Tx, payment: New): Promise<void> {
  await tx.q
    .insertInto('terminal_payment')
    .values(payment)
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
}

export async function terminalPayment(tx: ReadTx, sessionId: string): Promise<TerminalPayment | undefined> {
  return tx.q
    .selectFrom('terminal_payment')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** The purchase of an attempt: what a refund and a receipt are for. */
export async function purchaseOf(tx: ReadTx, attemptId: string): Promise<TerminalPayment | undefined> {
  return tx.q
    .selectFrom('terminal_payment')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();
}

type Said = Partial<
  Pick<
    TerminalPayment,
    'unanswered' | 'response_code' | 'response_text' | 'card' | 'reference' | 'message' | 'receipt'
  >
>;
export async function keepSaid(tx: Tx, sessionId: string, said: Said & { now: number }): Promise<void> {
  const { now, ...kept } = said;
  await tx.q
    .updateTable('terminal_payment')
    .set({ ...kept, updated_at: now })
    .where('session_id', '=', sessionId)
    .execute();
}
