import { fail, type Failure } from '@servery/domain/failure';
import { terminalTexts } from '@servery/domain/terminal/texts';
import type { Database, Tx } from '#db/database';
import type { Charge } from '#payments/charge';
import { markSilent } from '#payments/mark-silent';
import { type Terminals, tokenOf } from '#payments/terminal-token';
import type { SaleAnswer, TerminalResult, TerminalSale } from '#providers/terminal/port';
import { moveAttempt } from '#stores/payments';
import { findCustomer } from '#stores/people';
import { keepSaid, purchaseOf, type TerminalPayment } from '#stores/terminal-payments';
import { keepToken, terminalById, type TerminalRecord } from '#stores/terminals';

type Problem = Failure<'payment_unavailable' | 'payment_declined' | 'payment_unknown'>;
type AtTerminal = {
  terminals: Terminals;
  terminal: TerminalRecord;
  payment: TerminalPayment;
  token: string;
  /** When the pinpad was done: minutes after the payment began. */
  now: number;
};

const unavailableText = () => terminalTexts.unavailable({ code: 'MSG-CO1' });

/** Nothing was charged: whoever stands at the screen reads why. */
async function endWith<Done>(
  db: Database,
  { attempt }: Charge<Done>,
  end: { event: 'declined' | 'absent'; message: string; result?: TerminalResult; now: number },
): Promise<void> {
  const { event, message, result, now } = end;
  await db.write(async (tx) => {
    const moved = await moveAttempt(tx, attempt.id, { event, now, detail: result?.text ?? message });
    if (moved) await keepSaid(tx, attempt.reference, { ...saidOf(result), message, now });
  });
}

const saidOf = (result: TerminalResult | undefined) =>
  result && {
    response_code: result.code,
    response_text: result.text,
    card: result.card,
    reference: result.reference,
  };

export const keepResult = (tx: Tx, sessionId: string, at: { result: TerminalResult; now: number }) =>
  keepSaid(tx, sessionId, { ...saidOf(at.result), unanswered: 0, now: at.now });

/** What is put to the pinpad, for a purchase or for a refund of one. */
export async function saleOf(
  db: Database,
  { terminal, payment }: Pick<AtTerminal, 'terminal' | 'payment'>,
): Promise<Omit<TerminalSale, 'refundOf'>> {
  const operator = await db.read((tx) => findCustomer(tx, terminal.customer_id));
  return {
    sessionId: payment.session_id,
    txnRef: payment.txn_ref,
    cents: payment.cents,
    operator: { id: terminal.customer_id, name: operator?.name ?? '' },
    receipt: { cut: terminal.receipt_cut === 1, byPinpad: terminal.receipt_auto_print === 1 },
  };
}

/** The customer's copy, for whoever wants it printed. Without it the payment is as good. */
async function fetchReceipt(db: Database, at: AtTerminal): Promise<void> {
  const { terminals, token, payment, now } = at;
  const said = await terminals.port.receiptOf(token, payment.txn_ref);
  if (said.is === 'printed' && said.lines.length > 0)
    await db.write((tx) => keepSaid(tx, payment.session_id, { receipt: said.lines.join('\n'), now }));
}

async function settleApproved<Done>(
  db: Database,
  charge: Charge<Done>,
  at: AtTerminal & { result: TerminalResult },
): Promise<Done | Problem> {
  const { attempt } = charge;
  const { result, payment, now } = at;
  await db.write((tx) => keepResult(tx, payment.session_id, { result, now }));
  if (result.cents !== attempt.amount) {
    const set = { problem: 'amount_differs', capture_reference: result.reference };
    await db.write((tx) => moveAttempt(tx, attempt.id, { event: 'stuck', now, set }));
    return fail('payment_unknown');
  }
  const { reference } = attempt;
  const money = { attempt, event: 'paid', reference, captureReference: result.reference } as const;
  const settled = await charge.settle({ ...money, card: undefined });
  await fetchReceipt(db, at);
  return settled;
}

async function settleSaid<Done>(
  db: Database,
  charge: Charge<Done>,
  at: AtTerminal & { said: SaleAnswer },
): Promise<Done | Problem> {
  const { attempt } = charge;
  const { said, terminal, now } = at;
  switch (said.is) {
    case 'approved':
      return settleApproved(db, charge, { ...at, result: said });
    case 'declined': {
      const message = terminalTexts.transactionFailed({ reason: said.text });
      await endWith(db, charge, { event: 'declined', message, result: said, now });
      return fail('payment_declined');
    }
    case 'refused': {
      // It may have been the token: the next payment fetches another.
      await db.write((tx) => keepToken(tx, terminal, { token: '', token_expires_at: 0, now }));
      await endWith(db, charge, {
        event: 'absent',
        message: terminalTexts.transactionFailed({ reason: said.why }),
        now,
      });
      return fail('payment_declined');
    }
    case 'not_asked':
      await endWith(db, charge, { event: 'absent', message: unavailableText(), now });
      return fail('payment_unavailable', { text: unavailableText() });
    case 'silent':
      await markSilent(db, attempt, { why: said.why, now });
      return fail('payment_unknown');
  }
}

/** What is sent so late might be taken for what never arrived. */
const SENT_WITHIN = 2.5;

/**
 * Asks for a card on the pinpad, and waits until the pinpad is done: minutes, where somebody looks for a PIN. Nobody
 * waits for this; what dies with this process is found by the session, by the job that was left with the attempt.
 */
export async function payByTerminal<Done>(
  db: Database,
  charge: Charge<Done>,
  clock: () => number,
): Promise<Done | Problem> {
  const { attempt, payments, now } = charge;
  const payment = await db.read((tx) => purchaseOf(tx, attempt.id));
  const terminal = payment && (await db.read((tx) => terminalById(tx, payment.terminal_id)));
  const terminals = payments.terminal;
  if (!payment || !terminal || !terminals) {
    await endWith(db, charge, { event: 'absent', message: unavailableText(), now });
    return fail('payment_unavailable', { text: unavailableText() });
  }
  const got = await tokenOf(db, terminals, { terminal, now });
  const late = clock() - attempt.created_at > payments.timeoutMs * SENT_WITHIN;
  if (!got.ok || late) {
    const reason = !got.ok && got.why === 'refused' ? got.text : '';
    const message = reason === '' ? unavailableText() : terminalTexts.payTokenFailed({ reason });
    await endWith(db, charge, { event: 'absent', message, now });
    return fail('payment_unavailable', { text: message });
  }
  const { token } = got;
  const said = await terminals.port.sell(token, await saleOf(db, { terminal, payment }));
  return settleSaid(db, charge, { terminals, terminal, payment, token, said, now: clock() });
}
