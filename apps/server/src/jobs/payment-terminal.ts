import { pollAfter, STATUS_TRIES } from '@servery/domain/terminal/rules';
import { terminalTexts } from '@servery/domain/terminal/texts';
import type { ServerParts } from '#server-parts';
import { finishFor } from '#jobs/payment-find';
import { handOver, mayStillArrive, tryLater } from '#jobs/payment-later';
import { keepResult } from '#payments/pay-by-terminal';
import { tokenOf } from '#payments/terminal-token';
import type { SaleStanding, TerminalResult } from '#providers/terminal/port';
import { comeBack } from '#stores/money-back';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { keepSaid, purchaseOf, type TerminalPayment } from '#stores/terminal-payments';
import { keepToken, terminalById } from '#stores/terminals';

/** So long a pinpad may be busy with one payment before it is asked about less often. */
const BUSY_MS = 10 * 60_000;
const SILENT = { problem: 'no answer', openAs: 'provider_silent' };

/** What the vendor says of a session; nothing where it cannot be asked at all. */
async function standingOf(
  payment: TerminalPayment,
  { db, payments, clock }: ServerParts,
): Promise<SaleStanding | undefined> {
  const terminals = payments.terminal;
  const terminal = await db.read((tx) => terminalById(tx, payment.terminal_id));
  if (!terminals || !terminal) return undefined;
  const now = clock();
  const got = await tokenOf(db, terminals, { terminal, now });
  if (!got.ok) return undefined;
  const found = await terminals.port.find(got.token, payment.session_id);
  if (found.is === 'signed_out')
    await db.write((tx) => keepToken(tx, terminal, { token: '', token_expires_at: 0, now }));
  return found;
}

/** Somebody stands before it: asked again soon, and less often each time that nobody answers. */
const poll = (attempt: AttemptRecord, parts: ServerParts, unanswered: number) =>
  parts.db.write(async (tx) => {
    const now = parts.clock();
    await keepSaid(tx, attempt.reference, { unanswered, now });
    await comeBack(tx, { table: 'payment_attempt', id: attempt.id }, now + pollAfter(unanswered));
  });

async function notAnswered(attempt: AttemptRecord, parts: ServerParts, payment: TerminalPayment) {
  const unanswered = payment.unanswered + 1;
  if (unanswered <= STATUS_TRIES) return poll(attempt, parts, unanswered);
  await parts.db.write((tx) =>
    keepSaid(tx, payment.session_id, {
      unanswered,
      message: terminalTexts.transactionStatusFailed,
      now: parts.clock(),
    }),
  );
  return tryLater(attempt, parts, SILENT);
}

async function approved(attempt: AttemptRecord, parts: ServerParts, result: TerminalResult): Promise<void> {
  const now = parts.clock();
  await parts.db.write((tx) => keepResult(tx, attempt.reference, { result, now }));
  if (result.cents !== attempt.amount) {
    await handOver(attempt, parts, { problem: 'amount_differs', detail: String(result.cents) });
    return;
  }
  const { reference } = attempt;
  const captureReference = result.reference;
  await finishFor({ attempt, event: 'paid', reference, captureReference, card: undefined }, parts);
}

const notPaid = (
  attempt: AttemptRecord,
  parts: ServerParts,
  end: { event: 'declined' | 'absent'; message: string; result?: TerminalResult },
) =>
  parts.db.write(async (tx) => {
    const now = parts.clock();
    const { event, message, result } = end;
    const moved = await moveAttempt(tx, attempt.id, { event, now, detail: result?.text ?? 'never arrived' });
    if (moved && result) await keepResult(tx, attempt.reference, { result, now });
    if (moved) await keepSaid(tx, attempt.reference, { message, now });
  });

/** Asks the vendor what became of a payment on a pinpad, by the session that was written down before it was asked. */
export async function findOutAtTerminal(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const payment = await parts.db.read((tx) => purchaseOf(tx, attempt.id));
  if (!payment) return tryLater(attempt, parts, SILENT);
  const found = (await standingOf(payment, parts)) ?? { is: 'silent' as const, why: 'no terminal' };
  switch (found.is) {
    case 'approved':
      return approved(attempt, parts, found);
    case 'declined': {
      const message = terminalTexts.transactionFailed({ reason: found.text });
      return notPaid(attempt, parts, { event: 'declined', message, result: found });
    }
    case 'running':
      return parts.clock() - attempt.created_at < BUSY_MS
        ? poll(attempt, parts, 0)
        : tryLater(attempt, parts, { ...SILENT, problem: 'still running' });
    case 'absent':
      if (mayStillArrive(attempt.created_at, parts)) return poll(attempt, parts, payment.unanswered);
      return notPaid(attempt, parts, {
        event: 'absent',
        message: terminalTexts.unavailable({ code: 'MSG-CO1' }),
      });
    case 'signed_out':
    case 'silent':
      return notAnswered(attempt, parts, payment);
  }
}
