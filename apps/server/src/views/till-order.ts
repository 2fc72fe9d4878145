import type { TillOrder } from '@servery/contract/calls/customer/till';
import type { CallOutput } from '@servery/contract/registry';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { formatCents } from '@servery/domain/money';
import { isCancelled, STATUS_TEXT } from '@servery/domain/orders/status';
import { attemptText, isTaken } from '@servery/domain/payments/attempt';
import { methodText } from '@servery/domain/payments/methods';
import { paidForLines } from '@servery/domain/payments/refund-lines';
import { backInCash, type Refundable } from '@servery/domain/payments/counter-refund';
import { refundStateText } from '@servery/domain/payments/refund';
import { leftToPay, tenderText } from '@servery/domain/payments/tender';
import type { OrderLineRecord, OrderRecord } from '#stores/orders';
import type { AttemptRecord } from '#stores/payments';
import type { GiftPaid } from '#stores/gifts';
import type { CounterRefundRecord } from '#stores/counter-refunds';
import type { RefundRecord } from '#stores/refunds';
import type { TenderRecord } from '#stores/tenders';
import { whoIs } from '#views/console';
import { dollarsOf, tenderView } from '#views/tender';
import { t } from '#views/texts';

const seconds = (ms: number): number => Math.floor(ms / 1000);

export function tillOrderView(order: OrderRecord): TillOrder {
  const status = order.status as OrderStatus;
  const left = leftToPay(order);
  return {
    id: order.ref,
    number: order.number,
    who: whoIs(order),
    nstatus: status,
    status_text: STATUS_TEXT[status],
    fulfilment_type: order.fulfilment_type,
    source: order.source,
    placed: seconds(order.placed_at),
    due: seconds(order.due_at),
    total: formatCents(order.total),
    paid: order.paid === 1 ? 1 : 0,
    left: formatCents(left),
    refunded: formatCents(order.refunded),
    payment_method: methodText(order.payment_method),
    can_pay: left > 0 && !isCancelled(status) ? 1 : 0,
  };
}

const attemptView = (it: AttemptRecord) => ({
  id: it.id,
  method: methodText(it.method),
  amount: formatCents(it.amount),
  text: attemptText(it.state),
  taken: isTaken(it.state) ? (1 as const) : (0 as const),
  at: seconds(it.created_at),
});

/** Each payment once: what a pinpad or a balance has paid at the counter is a tender already. */
export const attemptsBeside = (attempts: readonly AttemptRecord[], tenders: readonly TenderRecord[]) =>
  attempts.filter(({ id }) => !tenders.some((tender) => tender.attempt_id === id));

const byHandView = (it: CounterRefundRecord) => ({
  id: `hand-${it.id}`,
  method: tenderText(it.kind),
  amount: formatCents(it.cents + it.rounding),
  text: [
    ...(it.rounding === 0 ? [] : [t.roundedBy({ amount: dollarsOf(it.rounding) })]),
    t.givenBackBy({ who: it.given_by, reason: it.reason }),
  ].join('. '),
  at: seconds(it.created_at),
});

const refundView = (it: RefundRecord) => ({
  id: it.id,
  method: refundStateText(it.state),
  amount: formatCents(it.cents),
  text: t.givenBackBy({ who: it.who, reason: it.reason }),
  at: seconds(it.created_at),
});

function linesView(order: OrderRecord, lines: readonly OrderLineRecord[]) {
  const paid = paidForLines(order, lines);
  return lines.map(({ id, quantity, name, options_text: options, price }, at) => ({
    id,
    quantity,
    name,
    options,
    price: formatCents(price),
    paid: formatCents(paid[at] ?? 0),
  }));
}

export const tillShownView = (
  order: OrderRecord,
  of: {
    lines: readonly OrderLineRecord[];
    attempts: readonly AttemptRecord[];
    tenders: readonly TenderRecord[];
    gifts: readonly GiftPaid[];
    byHand: readonly CounterRefundRecord[];
    refunds: readonly RefundRecord[];
    refundable: readonly Refundable[];
  },
): CallOutput<'TillOrder.show'> => ({
  order: tillOrderView(order),
  lines: linesView(order, of.lines),
  rounding: formatCents(order.rounding),
  payments: [
    ...attemptsBeside(of.attempts, of.tenders).map(attemptView),
    ...of.tenders.map((tender) => ({
      id: String(tender.id),
      ...tenderView(tender, of.gifts),
      taken: 1 as const,
    })),
  ],
  refunds: [...of.byHand.map(byHandView), ...of.refunds.map(refundView)],
  given_in_cash: formatCents(backInCash(of.byHand)),
  refundable: of.refundable.map(({ kind, most }) => ({ tender: kind, most: formatCents(most) })),
});
