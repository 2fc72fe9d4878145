import { fail } from '@servery/domain/failure';
import { type Printer, counterRoute } from '@servery/domain/printing/routing';
import type { DocumentKind } from '@servery/domain/printing/document';
import { terminalTexts } from '@servery/domain/terminal/texts';
import { ownTerminal, terminalByGuid } from '#actions/customer/terminal/own-terminal';
import type { Caller } from '#callers/caller';
import type { Database, ReadTx } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { queueEftposReceipt, queueSettlement } from '#ordering/queue-slips';
import type { Payments } from '#payments/payments';
import { tokenOf, unavailable } from '#payments/terminal-token';
import { findByRef, type OrderRecord } from '#stores/orders';
import { attemptsOfOrder } from '#stores/payments';
import { findCustomer } from '#stores/people';
import { keepSaid, purchaseOf, type TerminalPayment } from '#stores/terminal-payments';
import { terminalById } from '#stores/terminals';

type Paid = { order: OrderRecord; payment: TerminalPayment };

/** What an order of this venue was paid with on a pinpad: staff find all of them, a kiosk those that it placed. */
async function paidOrder(tx: ReadTx, { session }: Caller, ref: string): Promise<Paid | undefined> {
  const order = await findByRef(tx, ref);
  if (!order || !session || order.venue_id !== session.venue_id) return undefined;
  if (session.channel === 'kiosk' && order.customer_id !== session.customer_id) return undefined;
  for (const { id } of await attemptsOfOrder(tx, order.id)) {
    const payment = await purchaseOf(tx, id);
    if (payment) return { order, payment };
  }
  return undefined;
}

/** The printer of the caller's own screen, else the one for all of them. */
async function printerFor(tx: ReadTx, caller: Caller, kind: DocumentKind): Promise<Printer | undefined> {
  const customer = await findCustomer(tx, caller.session?.customer_id ?? 0);
  const venue = customer && (await caller.venues.bySlug(tx, customer.menu_name));
  const terminal = await ownTerminal(tx, caller);
  return venue && counterRoute(venue.printers, kind, terminal?.pos_guid ?? '');
}

type Lines = { ok: true; lines: string[] } | ReturnType<typeof printFailed> | ReturnType<typeof notNow>;
const printFailed = (reason: string) => fail('print_failed', { text: terminalTexts.printFailed({ reason }) });
const notNow = () => unavailable('eftpos_off', 'MSG-LPR2');

/** As it was kept after the payment, else as the pinpad prints it again. */
async function receiptLines(
  db: Database,
  payment: TerminalPayment,
  { terminals, now }: { terminals: NonNullable<Payments['terminal']>; now: number },
): Promise<Lines> {
  if (payment.receipt !== '') return { ok: true, lines: payment.receipt.split('\n') };
  const terminal = await db.read((tx) => terminalById(tx, payment.terminal_id));
  const got = terminal && (await tokenOf(db, terminals, { terminal, now }));
  if (!got?.ok) return notNow();
  const said = await terminals.port.receiptOf(got.token, payment.txn_ref);
  if (said.is === 'refused') return printFailed(said.why);
  if (said.lines.length === 0) return printFailed(terminalTexts.noReceipt);
  await db.write((tx) => keepSaid(tx, payment.session_id, { receipt: said.lines.join('\n'), now }));
  return { ok: true, lines: said.lines };
}

export const linklyReceipt = ownAction('Linkly.receipt', ['payments'], async (db, input, by) => {
  const { caller, payments } = by;
  const { now } = caller;
  if (!caller.session || caller.session.channel === 'online') return fail('forbidden');
  if (!payments.terminal) return unavailable('eftpos_off', 'MSG-LPR1');
  const paid = await db.read((tx) => paidOrder(tx, caller, input.order_id));
  if (!paid) return fail('no_payment');
  const once = input.by_itself === 1;
  const got = await receiptLines(db, paid.payment, { terminals: payments.terminal, now });
  if (!got.ok) return got;
  const queued = await db.write(async (tx) => {
    const printer = await printerFor(tx, caller, 'eftpos');
    const terminal = once ? await terminalById(tx, paid.payment.terminal_id) : undefined;
    if (!printer || terminal?.receipt_auto_print === 1) return false;
    const slip = { lines: got.lines, printer, now, once };
    return (await queueEftposReceipt(tx, paid.order, slip)) !== undefined;
  });
  return answer({ lines: got.lines, queued: queued ? 1 : 0 });
});

export const linklySettlement = ownAction('Linkly.settlement', ['payments'], async (db, input, by) => {
  const { caller } = by;
  const { now, session } = caller;
  const held = await db.read((tx) => terminalByGuid(tx, input.pos_guid, by));
  if (!held.ok) return held;
  if (session?.channel !== 'counter') return fail('forbidden');
  const got = await tokenOf(db, held.terminals, { terminal: held.terminal, now });
  if (!got.ok) return unavailable('not_paired', 'MSG-LCP2');
  const said = await held.terminals.port.settle(got.token);
  if (said.is === 'refused')
    return fail('settlement_failed', { text: terminalTexts.settlementFailed({ reason: said.why }) });
  const { lines } = said;
  const queued = await db.write(async (tx) => {
    const printer = await printerFor(tx, caller, 'settlement');
    return printer ? queueSettlement(tx, held.terminal.venue_id, { lines, printer, now }) : false;
  });
  return answer({ lines, queued: queued ? 1 : 0 });
});
