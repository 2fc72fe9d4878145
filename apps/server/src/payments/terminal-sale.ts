import { randomUUID } from 'node:crypto';
import { fail, type Failure } from '@servery/domain/failure';
import { isTenderValid, txnRefOf } from '@servery/domain/terminal/rules';
import { terminalTexts } from '@servery/domain/terminal/texts';
import type { Caller } from '#callers/caller';
import type { ReadTx, Tx } from '#db/database';
import type { Payments } from '#payments/payments';
import { unavailable } from '#payments/terminal-token';
import type { AttemptRecord } from '#stores/payments';
import { addTerminalPayment } from '#stores/terminal-payments';
import { terminalOf, type TerminalRecord } from '#stores/terminals';

type Ready = { ok: true; terminal: TerminalRecord; sessionId: string } | Failure<'payment_unavailable'>;

/** A payment on a terminal needs an amount, a terminal that is offered here, and one that is paired. */
export async function readyTerminal(
  tx: ReadTx,
  { session }: Caller,
  of: { payments: Payments; total: number },
): Promise<Ready> {
  if (!isTenderValid(of.total, of.total))
    return fail('payment_unavailable', { text: `${terminalTexts.invalidTender} (MSG-LCP3)` });
  const customerId = session?.customer_id;
  const venueId = session?.venue_id;
  if (!of.payments.terminal || !customerId || !venueId) return unavailable('payment_unavailable', 'MSG-LCP1');
  const terminal = await terminalOf(tx, { customerId, venueId });
  if (!terminal || terminal.secret === '') return unavailable('payment_unavailable', 'MSG-LCP2');
  return { ok: true, terminal, sessionId: randomUUID() };
}

/** Its session is known before the pinpad is asked: by it the vendor is asked what became of it. */
export const prepareSale = (
  tx: Tx,
  { id, reference, amount }: AttemptRecord,
  { terminal, now }: { terminal: TerminalRecord; now: number },
): Promise<void> =>
  addTerminalPayment(tx, {
    session_id: reference,
    terminal_id: terminal.id,
    attempt_id: id,
    kind: 'purchase',
    txn_ref: txnRefOf(id),
    cents: amount,
    created_at: now,
    updated_at: now,
  });
