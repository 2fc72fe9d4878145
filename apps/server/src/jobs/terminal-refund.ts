import { hash } from 'node:crypto';
import { txnRefOf } from '@servery/domain/terminal/rules';
import type { ServerParts } from '#server-parts';
import { keepResult, saleOf } from '#payments/pay-by-terminal';
import { type Terminals, tokenOf } from '#payments/terminal-token';
import type { StepAnswer } from '#providers/card/port';
import type { SaleAnswer, SaleStanding } from '#providers/terminal/port';
import type { AttemptRecord } from '#stores/payments';
import {
  addTerminalPayment,
  purchaseOf,
  type TerminalPayment,
  terminalPayment,
} from '#stores/terminal-payments';
import { terminalById, type TerminalRecord } from '#stores/terminals';

/** A card has to be held to the pinpad for it: it is asked only where somebody says that the card is there. */
export const AT_TERMINAL = 'refund_at_terminal';

/** The same wish is the same session: asked for again, the vendor says what became of the first. */
function sessionFor(key: string): string {
  const hex = hash('sha256', key, 'hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

type Wish = { key: string; cents: number };
type At = { terminals: Terminals; terminal: TerminalRecord; bought: TerminalPayment; token: string };

/** Which pinpad took the money, and may be asked to give it back. */
async function pinpadOf(attempt: AttemptRecord, parts: ServerParts): Promise<At | undefined> {
  const { db, payments, clock } = parts;
  const bought = await db.read((tx) => purchaseOf(tx, attempt.id));
  const terminal = bought && (await db.read((tx) => terminalById(tx, bought.terminal_id)));
  if (!bought || !terminal || !payments.terminal) return undefined;
  const got = await tokenOf(db, payments.terminal, { terminal, now: clock() });
  return got.ok ? { terminals: payments.terminal, terminal, bought, token: got.token } : undefined;
}

/** Written down before it is asked for; what was asked before is only looked up. */
async function askPinpad(
  at: At,
  { attempt, wish }: { attempt: AttemptRecord; wish: Wish },
  { db, clock }: ServerParts,
): Promise<SaleAnswer | SaleStanding> {
  const { terminals, token, terminal, bought } = at;
  const sessionId = sessionFor(wish.key);
  const before = await db.read((tx) => terminalPayment(tx, sessionId));
  if (before) {
    const found = await terminals.port.find(token, sessionId);
    if (found.is !== 'absent') return found;
  }
  const now = clock();
  const payment = {
    session_id: sessionId,
    terminal_id: terminal.id,
    attempt_id: attempt.id,
    kind: 'refund',
    txn_ref: txnRefOf(sessionId),
    cents: wish.cents,
    created_at: now,
    updated_at: now,
  } as const;
  await db.write((tx) => addTerminalPayment(tx, payment));
  const sale = await saleOf(db, { terminal, payment: { ...bought, ...payment } });
  return terminals.port.sell(token, { ...sale, refundOf: bought.reference });
}

/** Gives money back on the pinpad that took it, to the card that is held to it. */
export async function refundAtTerminal(
  attempt: AttemptRecord,
  wish: Wish,
  parts: ServerParts,
): Promise<StepAnswer> {
  const at = await pinpadOf(attempt, parts);
  if (!at) return { is: 'silent', why: 'no terminal' };
  const said = await askPinpad(at, { attempt, wish }, parts);
  switch (said.is) {
    case 'approved':
    case 'declined': {
      const now = parts.clock();
      await parts.db.write((tx) => keepResult(tx, sessionFor(wish.key), { result: said, now }));
      return said.is === 'approved'
        ? { is: 'done', reference: said.reference || sessionFor(wish.key) }
        : { is: 'impossible', why: said.text };
    }
    case 'refused':
      return { is: 'impossible', why: said.why };
    case 'not_asked':
    case 'silent':
      return { is: 'silent', why: said.why };
    case 'running':
      return { is: 'silent', why: 'still running' };
    case 'absent':
    case 'signed_out':
      return { is: 'silent', why: said.is };
  }
}
