import type { orderRow } from '@servery/contract/calls/console/orders';
import type { BoardOrder } from '@servery/contract/entities/board';
import type { CallOutput } from '@servery/contract/registry';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { formatCents, moneyText, percentText } from '@servery/domain/money';
import { daySurchargeLabel } from '@servery/domain/surcharges/label';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { paidForLines } from '@servery/domain/payments/refund-lines';
import { attemptText } from '@servery/domain/payments/attempt';
import { methodText } from '@servery/domain/payments/methods';
import {
  leftToRefund,
  refundStateText,
  refundTarget,
  handTarget,
  refundWaitText,
} from '@servery/domain/payments/refund';
import type { z } from 'zod';
import type { CounterRefundRecord } from '#stores/counter-refunds';
import { tenderText } from '@servery/domain/payments/tender';
import type { eventsOf } from '#stores/order-search';
import type { OrderLineRecord, OrderRecord } from '#stores/orders';
import type { AttemptRecord } from '#stores/payments';
import type { RefundRecord } from '#stores/refunds';
import type { GiftPaid } from '#stores/gifts';
import type { Refundable } from '@servery/domain/payments/counter-refund';
import type { TenderRecord } from '#stores/tenders';
import { whoIs } from '#views/console';
import { tenderView } from '#views/tender';
import { attemptsBeside } from '#views/till-order';
import { t } from '#views/texts';

type Shown = CallOutput<'ConsoleOrder.show'>;
type Row = z.output<typeof orderRow>;
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

const seconds = (ms: number): number => Math.floor(ms / 1000);

export const orderRowView = (order: OrderRecord): Row => ({
  id: order.ref,
  number: order.number,
  who: whoIs(order),
  fulfilment_type: order.fulfilment_type,
  nstatus: order.status as OrderStatus,
  status_text: STATUS_TEXT[order.status as OrderStatus],
  placed: seconds(order.placed_at),
  due: seconds(order.due_at),
  total: formatCents(order.total),
  paid: order.paid === 1 ? 1 : 0,
  refunded: formatCents(order.refunded),
  payment_method: methodText(order.payment_method),
});

const dayOf = ({ day_surcharge_name: name, day_surcharge_percent: points }: OrderRecord) => ({
  name,
  percent: percentText(points),
});

function totalsOf(order: OrderRecord): Shown['totals'] {
  const rows: [label: string, cents: number, kind: 'plain' | 'sum' | 'fine'][] = [
    [t.productsTotal, order.products_total, 'plain'],
    [t.rewardsDiscount, -order.rewards_discount, 'plain'],
    [t.otherDiscount, -order.other_discount, 'plain'],
    [daySurchargeLabel(dayOf(order)), order.day_surcharge, 'plain'],
    [t.deliveryFee, order.delivery_fee, 'plain'],
    [t.preorderFee, order.preorder_fee, 'plain'],
    [t.surcharge, order.surcharge, 'plain'],
    [t.orderTotal, order.total, 'sum'],
    [t.cashRounding, order.rounding, 'plain'],
    [t.refunded, -order.refunded, 'plain'],
    [t.gstIncluded, order.gst, 'fine'],
  ];
  return rows
    .filter(([, cents, kind]) => kind === 'sum' || cents !== 0)
    .map(([label, cents, kind]) => ({ label, amount: formatCents(cents), kind }));
}

const paymentView = (it: AttemptRecord): Shown['payments'][number] => ({
  method: methodText(it.method),
  card: it.card_type,
  amount: formatCents(it.amount),
  state_text: attemptText(it.state),
  reference: it.capture_reference || it.reference,
  at: seconds(it.created_at),
});

const takenView = (it: TenderRecord, gifts: readonly GiftPaid[]): Shown['payments'][number] => {
  const { text, ...view } = tenderView(it, gifts);
  return { ...view, card: '', state_text: text, reference: '' };
};

const refundView = (it: RefundRecord): Shown['refunds'][number] => ({
  id: it.id,
  amount: formatCents(it.cents),
  reason: it.reason,
  who: it.who,
  state: it.state,
  state_text: refundStateText(it.state),
  problem: refundWaitText(it.state, it.problem),
  claim_url: it.state === 'done' ? it.claim_url : '',
  at: seconds(it.created_at),
});

/** What somebody handed back at the counter. */
const byHandView = (it: CounterRefundRecord): Shown['refunds'][number] => ({
  id: `hand-${it.id}`,
  amount: formatCents(it.cents),
  reason: it.reason,
  who: it.given_by,
  state: 'done',
  state_text: tenderText(it.kind),
  problem: '',
  claim_url: '',
  at: seconds(it.created_at),
});

const because = (reason: string): string => (reason === '' ? '' : `: ${reason}`);

function eventText(event: Event): string {
  const to = STATUS_TEXT[event.to_status as OrderStatus] ?? '';
  if (event.kind === 'placed') return t.placed;
  if (event.kind === 'edited') return t.changed({ changes: event.reason });
  if (event.kind === 'station') return t.ready({ reason: event.reason });
  if (event.kind === 'station_undone') return t.putBack({ reason: event.reason });
  if (event.kind === 'undone') return t.putBackTo({ to });
  return `${to}${because(event.reason)}`;
}

/** Who did what, newest first. */
function historyOf(order: OrderRecord, events: readonly Event[], refunds: readonly RefundRecord[]) {
  const moves = events.map((event) => ({
    at: seconds(event.created_at),
    who: event.kind === 'placed' && order.source !== 'counter' ? whoIs(order) : event.actor,
    text: eventText(event),
  }));
  const backs = refunds.map((it) => ({
    at: seconds(it.created_at),
    who: it.who,
    text: t.refundOf({ amount: moneyText('$', formatCents(it.cents)), because: because(it.reason) }),
  }));
  return [...moves, ...backs].toSorted((a, b) => a.at - b.at).toReversed();
}

export function orderShownView(
  order: OrderRecord,
  of: {
    shown: BoardOrder;
    cameBy: string;
    lines: readonly OrderLineRecord[];
    attempts: readonly AttemptRecord[];
    paidWith: AttemptRecord | undefined;
    /** What can go back by hand, where nothing can by a provider. */
    inHand: Refundable | undefined;
    refunds: readonly RefundRecord[];
    byHand: readonly CounterRefundRecord[];
    tenders: readonly TenderRecord[];
    gifts: readonly GiftPaid[];
    events: readonly Event[];
  },
): Shown {
  const paid = paidForLines(order, of.lines);
  const byProvider = of.paidWith ? leftToRefund(of.paidWith) : 0;
  return {
    order: of.shown,
    contact_email: order.contact_email,
    came_by: of.cameBy,
    status_text: STATUS_TEXT[order.status as OrderStatus],
    prices: of.lines.map(({ id, price }, at) => ({
      id,
      price: formatCents(price),
      paid: formatCents(paid[at] ?? 0),
    })),
    totals: totalsOf(order),
    payments: [
      ...attemptsBeside(of.attempts, of.tenders).map(paymentView),
      ...of.tenders.map((tender) => takenView(tender, of.gifts)),
    ],
    refunds: [...of.refunds.map(refundView), ...of.byHand.map(byHandView)],
    left: formatCents(byProvider || (of.inHand?.most ?? 0)),
    refund_target:
      byProvider === 0 && of.inHand
        ? handTarget()
        : refundTarget(of.paidWith?.method ?? order.payment_method),
    tracking_url: order.tracking_url,
    events: historyOf(order, of.events, of.refunds),
  };
}
