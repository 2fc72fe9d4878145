import type { CallOutput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { formatCents } from '@servery/domain/money';
import { type AttemptState, isInDoubt } from '@servery/domain/payments/attempt';
import { STATUS_TRIES } from '@servery/domain/terminal/rules';
import { terminalTexts } from '@servery/domain/terminal/texts';
import { terminalByGuid } from '#actions/customer/terminal/own-terminal';
import type { Caller } from '#callers/caller';
import type { ReadTx } from '#db/database';
import { ownAction, readAction } from '#http/action';
import { answer } from '#http/answer';
import type { Payments } from '#payments/payments';
import { tokenOf, unavailable } from '#payments/terminal-token';
import { ordersById } from '#stores/orders';
import { type AttemptRecord, findAttempt } from '#stores/payments';
import { pinpadWait } from '#stores/terminals';
import { type TerminalPayment, terminalPayment } from '#stores/terminal-payments';

type Asked = { pos_guid: string; session_id: string };

/** A payment on the caller's own pinpad; nobody else's is found. */
async function ownPayment(tx: ReadTx, asked: Asked, by: { caller: Caller; payments: Payments }) {
  const held = await terminalByGuid(tx, asked.pos_guid, { ...by, off: 'MSG-LTS1' });
  if (!held.ok) return held;
  const payment = await terminalPayment(tx, asked.session_id);
  if (!payment || payment.terminal_id !== held.terminal.id) return fail('no_payment');
  return { ...held, payment };
}

type Standing = Pick<CallOutput<'Linkly.transaction'>, 'state' | 'message'>;

/** Where an attempt stands, for whoever stands before its pinpad; all others had money without an order. */
const STATES: Readonly<Partial<Record<AttemptState, Standing['state']>>> = {
  started: 'running',
  unknown: 'running',
  placed: 'approved',
  captured: 'approved',
  declined: 'failed',
  failed: 'failed',
};

function standingOf({ state }: AttemptRecord, { unanswered, message }: TerminalPayment): Standing {
  const stands = STATES[state];
  if (stands === undefined) return { state: 'unknown', message: terminalTexts.paidWithoutOrder };
  if (stands === 'running' && unanswered > STATUS_TRIES) return { state: 'unknown', message };
  return { state: stands, message: stands === 'failed' ? message : '' };
}

/** Nobody knows yet, and whoever stands at the till has waited long enough. */
async function isOverdue(
  tx: ReadTx,
  { state, venue_id: venueId, created_at: at }: AttemptRecord,
  { unanswered, now }: { unanswered: number; now: number },
): Promise<boolean> {
  if (!isInDoubt(state)) return false;
  return unanswered > STATUS_TRIES || now - at >= (await pinpadWait(tx, venueId)) * 60_000;
}

export const linklyTransaction = readAction('Linkly.transaction', ['payments'], async (tx, input, by) => {
  const held = await ownPayment(tx, input, by);
  if (!held.ok) return held;
  const attempt = await findAttempt(tx, held.payment.attempt_id);
  // Read after the attempt: what is said of it is written together with its move.
  const payment = attempt && (await terminalPayment(tx, input.session_id));
  if (!payment) return fail('no_payment');
  const order = (await ordersById(tx, [attempt.order_id ?? 0])).get(attempt.order_id ?? 0);
  return answer({
    ...standingOf(attempt, payment),
    overdue: (await isOverdue(tx, attempt, { ...payment, now: by.caller.now })) ? 1 : 0,
    tries: Math.min(payment.unanswered, STATUS_TRIES),
    most_tries: STATUS_TRIES,
    amount: formatCents(attempt.amount),
    submit_key: attempt.submit_key,
    order_id: order?.ref ?? '',
  });
});

export const linklyCancel = ownAction('Linkly.cancel', ['payments'], async (db, input, by) => {
  const held = await db.read((tx) => ownPayment(tx, input, by));
  if (!held.ok) return held;
  const { terminal, terminals, payment } = held;
  const got = await tokenOf(db, terminals, { terminal, now: by.caller.now });
  if (!got.ok) return unavailable('not_paired', got.why === 'not_paired' ? 'MSG-LTS2' : 'MSG-LTS3');
  const cancelled = await terminals.port.cancel(got.token, payment.session_id);
  return answer({ cancelled: cancelled ? 1 : 0 });
});
