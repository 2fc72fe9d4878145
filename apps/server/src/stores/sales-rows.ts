import { localDateTime } from '@servery/domain/hours/times';
import type { SoldLine, SoldOrder } from '@servery/domain/sales/sold';
import type { MadeOrder, MoneyBack, SpanRows } from '@servery/domain/sales/sum-span';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { ReadTx } from '#db/database';
import type { OrdersTable } from '#db/tables/ordering';
import { balanceFlowsIn, giftsSoldIn, takenIn } from '#stores/sold-money';
import { editedIn, editsOfOrders } from '#stores/sold-edits';

export type Span = { venueId: number; from: number; to: number };

/** Written into the statement: an index of some rows only is used where the database can see that they are enough. */
const CANCELLED = sql.lit(9);
const READY = sql.lit(4);
const BEGUN = 3;
const AT_ONCE = 500;

const COLUMNS = [
  'orders.id',
  'status',
  'status_at',
  'placed_at',
  'source',
  'fulfilment_type',
  'point_label',
  'coupon_code',
  'served_by',
  'payment_method',
  'paid',
  'tendered',
  'prepaid',
  'total',
  'products_total',
  'rewards_discount',
  'other_discount',
  'day_surcharge',
  'delivery_fee',
  'preorder_fee',
  'surcharge',
  'gst',
  'gst_free',
  'input_taxed',
  'gst_registered',
] as const;
type Row = Pick<Selectable<OrdersTable>, Exclude<(typeof COLUMNS)[number], 'orders.id'> | 'id'>;

const orderOf = (row: Row): SoldOrder => ({
  id: row.id,
  placedAt: row.placed_at,
  cancelledAt: row.status === 9 || row.status === 10 ? row.status_at : 0,
  source: row.source,
  fulfilmentType: row.fulfilment_type,
  pointLabel: row.point_label,
  couponCode: row.coupon_code,
  servedBy: row.served_by,
  paymentMethod: row.payment_method,
  paid: row.paid === 1,
  tendered: row.tendered,
  prepaid: row.prepaid,
  total: row.total,
  productsTotal: row.products_total,
  rewards: row.rewards_discount,
  discount: row.other_discount,
  daySurcharge: row.day_surcharge,
  deliveryFee: row.delivery_fee,
  preorderFee: row.preorder_fee,
  surcharge: row.surcharge,
  gst: row.gst,
  gstFree: row.gst_free,
  inputTaxed: row.input_taxed,
  gstRegistered: row.gst_registered === 1,
});

const salesAt = (tx: ReadTx, venueId: number) =>
  tx.q.selectFrom('orders').where('orders.venue_id', '=', venueId).where('is_test', '=', 0);

async function placedIn(tx: ReadTx, { venueId, from, to }: Span): Promise<SoldOrder[]> {
  const rows = await salesAt(tx, venueId)
    .select(COLUMNS)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .orderBy('placed_at')
    .orderBy('orders.id')
    .execute();
  return rows.map(orderOf);
}

async function cancelledIn(tx: ReadTx, { venueId, from, to }: Span): Promise<SoldOrder[]> {
  const rows = await salesAt(tx, venueId)
    .select(COLUMNS)
    .where('status', '>=', CANCELLED)
    .where('status_at', '>=', from)
    .where('status_at', '<', to)
    .execute();
  return rows.map(orderOf);
}

const storedOptions = z.array(z.number());

const soldLines = (tx: ReadTx, venueId: number) =>
  salesAt(tx, venueId)
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select(['order_id', 'product_id', 'name', 'quantity', 'price', 'discount', 'options'])
    .orderBy('order_line.id');
type LineRow = Awaited<ReturnType<ReturnType<typeof soldLines>['execute']>>[number];

const lineOf = (row: LineRow): SoldLine => ({
  orderId: row.order_id,
  productId: row.product_id,
  name: row.name,
  quantity: row.quantity,
  price: row.price,
  discount: row.discount,
  options: row.options === '[]' ? [] : storedOptions.parse(JSON.parse(row.options)),
});

async function linesIn(tx: ReadTx, { venueId, from, to }: Span): Promise<SoldLine[]> {
  const rows = await soldLines(tx, venueId)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .execute();
  return rows.map(lineOf);
}

async function linesOfOrders(tx: ReadTx, venueId: number, ids: readonly number[]): Promise<SoldLine[]> {
  const rows = await soldLines(tx, venueId).where('orders.id', 'in', ids).execute();
  return rows.map(lineOf);
}

/** The orders of which money went back in the span. */
async function refundedIn(tx: ReadTx, { venueId, from, to }: Span): Promise<number[]> {
  const of = (table: 'refund' | 'counter_refund') =>
    tx.q
      .selectFrom(table)
      .select('order_id')
      .where('venue_id', '=', venueId)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .execute();
  const rows = [...(await of('refund')), ...(await of('counter_refund'))];
  return [...new Set(rows.map(({ order_id: id }) => id))];
}

async function refundsOf(tx: ReadTx, orderIds: readonly number[]): Promise<MoneyBack[]> {
  const byProvider = await tx.q
    .selectFrom('refund')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .leftJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
    .select([
      'refund.order_id',
      'refund.created_at',
      'refund.cents',
      'refund.edit_id',
      'orders.payment_method',
    ])
    .select(['payment_attempt.method', 'payment_attempt.purpose'])
    .where('refund.order_id', 'in', orderIds)
    .execute();
  const byHand = await tx.q
    .selectFrom('counter_refund')
    .select(['order_id', 'created_at', 'cents', 'rounding', 'kind', 'edit_id'])
    .where('order_id', 'in', orderIds)
    .execute();
  return [
    ...byProvider.map((row) => ({
      orderId: row.order_id,
      at: row.created_at,
      cents: row.cents,
      rounding: 0,
      method: row.method ?? row.payment_method,
      ofPlacing: row.purpose !== 'tender',
      ofEdit: row.edit_id !== null,
    })),
    ...byHand.map((row) => ({
      orderId: row.order_id,
      at: row.created_at,
      cents: row.cents,
      rounding: row.rounding,
      method: row.kind,
      ofPlacing: false,
      ofEdit: row.edit_id !== null,
    })),
  ];
}

async function inChunks<T>(
  ids: readonly number[],
  load: (some: readonly number[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    all.push(...(await load(ids.slice(from, from + AT_ONCE))));
  return all;
}

type Ready = { order_id: number; created_at: number; due_at: number; placed_at: number; asap: number };

async function readyIn(tx: ReadTx, { venueId, from, to }: Span): Promise<Ready[]> {
  const rows = await tx.q
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select(['order_id', 'order_event.created_at', 'due_at', 'placed_at', 'fulfilment_asap as asap'])
    .where('order_event.venue_id', '=', venueId)
    .where('to_status', '=', READY)
    .where('kind', '=', 'moved')
    .where('order_event.created_at', '>=', from)
    .where('order_event.created_at', '<', to)
    .where('is_test', '=', 0)
    .orderBy('order_event.id')
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.order_id, row])).values()];
}

const movesOf = (tx: ReadTx, orderIds: readonly number[]) =>
  tx.q
    .selectFrom('order_event')
    .select(['order_id', 'to_status', 'created_at'])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'moved')
    .where('to_status', 'in', [BEGUN, 4])
    .orderBy('id')
    .execute();

const finishedBy = (tx: ReadTx, orderIds: readonly number[]) =>
  tx.q
    .selectFrom('order_line')
    .select(['order_id', 'station'])
    .select((of) => [of.fn.max('ready_at').as('last'), of.fn.min('ready_at').as('first')])
    .where('order_id', 'in', orderIds)
    .where('station', '!=', '')
    .groupBy(['order_id', 'station'])
    .execute();

/** What is wanted at once is begun when it is placed; anything else when somebody says so. */
async function madeIn(tx: ReadTx, span: Span): Promise<MadeOrder[]> {
  const ready = await readyIn(tx, span);
  const ids = ready.map(({ order_id: id }) => id);
  const moves = Map.groupBy(await inChunks(ids, (some) => movesOf(tx, some)), ({ order_id: id }) => id);
  const stations = Map.groupBy(await inChunks(ids, (some) => finishedBy(tx, some)), ({ order_id: id }) => id);
  return ready.flatMap((row): MadeOrder[] => {
    const moved = moves.get(row.order_id) ?? [];
    // Ready before, and taken back since: it counted then.
    if (moved.some((move) => move.to_status !== BEGUN && move.created_at < row.created_at)) return [];
    const begun = moved.find((move) => move.to_status === BEGUN)?.created_at;
    const done = (stations.get(row.order_id) ?? []).filter(({ first }) => first > 0);
    return [
      {
        readyAt: row.created_at,
        dueAt: row.due_at,
        begunAt: begun ?? (row.asap === 1 ? row.placed_at : 0),
        stations: done.map(({ station, last }) => ({ station, readyAt: last })),
      },
    ];
  });
}

async function ordersOf(tx: ReadTx, venueId: number, ids: readonly number[]): Promise<SoldOrder[]> {
  const rows = await salesAt(tx, venueId).select(COLUMNS).where('orders.id', 'in', ids).execute();
  return rows.map(orderOf);
}

/** Everything that a span of time at one venue comes to, as rows. Tests are left out. */
export async function salesRows(tx: ReadTx, span: Span, zone: string): Promise<SpanRows> {
  const placed = await placedIn(tx, span);
  const cancelled = await cancelledIn(tx, span);
  const touched = [...new Set([...(await refundedIn(tx, span)), ...cancelled.map(({ id }) => id)])];
  const backOrders = await inChunks(touched, (ids) => ordersOf(tx, span.venueId, ids));
  const sold = new Map(backOrders.map((order) => [order.id, order]));
  const back = await inChunks([...sold.keys()], (ids) => refundsOf(tx, ids));
  const changed = await editedIn(tx, span);
  const before = changed.filter(({ placedAt }) => placedAt < span.from).map(({ orderId }) => orderId);
  const editIds = [...new Set([...changed.map(({ orderId }) => orderId), ...sold.keys()])];
  return {
    from: span.from,
    to: span.to,
    hourOf: (at) => Number(localDateTime(at, zone).time.slice(0, 2)),
    placed,
    lines: await linesIn(tx, span),
    cancelled,
    taken: await takenIn(tx, span),
    gifts: await giftsSoldIn(tx, span),
    flows: await balanceFlowsIn(tx, span),
    back: back.toSorted((a, b) => a.at - b.at),
    backOrders: sold,
    made: await madeIn(tx, span),
    edits: await inChunks(editIds, (ids) => editsOfOrders(tx, ids)),
    edited: await inChunks(before, (ids) => ordersOf(tx, span.venueId, ids)),
    editedLines: await inChunks(before, (ids) => linesOfOrders(tx, span.venueId, ids)),
  };
}
