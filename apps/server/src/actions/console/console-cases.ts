import type { CallOutput } from '@servery/contract/registry';
import { formatCents } from '@servery/domain/money';
import { caseText } from '@servery/domain/payments/cases';
import { methodText } from '@servery/domain/payments/methods';
import { consoleUser } from '#actions/console/console-user';
import type { ReadTx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { audit } from '#stores/audit';
import { ordersById } from '#stores/orders';
import { findAttempt, moveAttempt, openCases } from '#stores/payments';
import { closeRefund, openRefunds } from '#stores/refunds';

type Case = CallOutput<'ConsoleCases'>['cases'][number];
type Open = {
  id: string;
  kind: Case['kind'];
  orderId: number | null;
  method: string;
  cents: number;
  problem: string;
  reference: string;
  since: number;
};

async function openAt(tx: ReadTx, merchantId: number): Promise<Open[]> {
  const payments = (await openCases(tx, merchantId)).map((it): Open => ({
    id: it.id,
    kind: 'payment',
    orderId: it.order_id,
    method: methodText(it.method),
    cents: it.amount,
    problem: it.problem,
    reference: it.capture_reference || it.reference,
    since: it.updated_at,
  }));
  const refunds = (await openRefunds(tx, merchantId)).map((it): Open => ({
    id: it.id,
    kind: 'refund',
    orderId: it.order_id,
    method: '',
    cents: it.cents,
    problem: it.problem,
    reference: it.reference,
    since: it.updated_at,
  }));
  return [...payments, ...refunds].toSorted((a, b) => b.since - a.since);
}

async function casesOf(tx: ReadTx, merchantId: number): Promise<Case[]> {
  const open = await openAt(tx, merchantId);
  const orders = await ordersById(
    tx,
    open.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])),
  );
  return open.map((it) => {
    const order = orders.get(it.orderId ?? 0);
    return {
      id: it.id,
      kind: it.kind,
      number: order?.number ?? '',
      order_id: order?.ref ?? '',
      payment_method: it.method,
      amount: formatCents(it.cents),
      problem: it.problem.split(': ')[0] ?? '',
      text: caseText(it.problem),
      reference: it.reference,
      since: Math.floor(it.since / 1000),
    };
  });
}

export const consoleCases = readAction('ConsoleCases', async (tx, _input, context) => {
  const found = await consoleUser(tx, context, 'refund_orders');
  if (!found.ok) return found;
  return answer({ cases: await casesOf(tx, found.user.merchant_id) });
});

export const consoleCloseCase = writeAction('ConsoleCases.close', async (tx, input, context) => {
  const found = await consoleUser(tx, context, 'refund_orders');
  if (!found.ok) return found;
  const { user } = found;
  const { now } = context;
  const at = { merchantId: user.merchant_id, now };
  const attempt = await findAttempt(tx, input.case_id);
  const closed =
    attempt?.merchant_id === user.merchant_id
      ? await moveAttempt(tx, attempt.id, { event: 'closed', now, detail: input.note.trim() })
      : await closeRefund(tx, input.case_id, at);
  if (!closed) return fail('no_case');
  await audit(tx, {
    ...at,
    consoleUserId: user.id,
    action: 'case.closed',
    subject: input.case_id,
    details: { note: input.note.trim() },
  });
  return answer({ cases: await casesOf(tx, user.merchant_id) });
});
