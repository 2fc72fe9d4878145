import { type Selectable, sql } from 'kysely';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { OrderEventTable, OrderLineTable, OrdersTable } from '#db/tables/ordering';
import { allergyOf } from '#stores/allergies';
import { screenOfSession } from '#stores/sessions';
import { operatorOfSession } from '#stores/till-people';
import { noteOrder } from '#trail';

export type OrderRecord = Selectable<OrdersTable>;
export type OrderLineRecord = Selectable<OrderLineTable>;

const orderOfKey = statement((q, p: { submitKey: string }) =>
  q.selectFrom('orders').selectAll().where('submit_key', '=', p.submitKey),
);

export async function findBySubmitKey(tx: ReadTx, submitKey: string): Promise<OrderRecord | undefined> {
  return noteOrder((await orderOfKey(tx, { submitKey }))[0]);
}

export async function findByRef(tx: ReadTx, ref: string): Promise<OrderRecord | undefined> {
  return noteOrder(await tx.q.selectFrom('orders').selectAll().where('ref', '=', ref).executeTakeFirst());
}

export async function linesOf(tx: ReadTx, orderIds: readonly number[]): Promise<OrderLineRecord[]> {
  if (orderIds.length === 0) return [];
  return tx.q
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

const countUp = statement((q, p: { venueId: number; day: string }) =>
  q
    .insertInto('order_counter')
    .values({ venue_id: p.venueId, day: p.day, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['venue_id', 'day'])
        .doUpdateSet((held) => ({ last: held('order_counter.last', '+', 1) })),
    )
    .returning('last'),
);

/** The number that is called out: short, and counted per venue and day. */
export async function nextNumber(tx: Tx, venueId: number, day: string): Promise<string> {
  const [row] = await countUp(tx, { venueId, day });
  if (!row) throw new Error('the order counter did not answer');
  return String(row.last);
}

export type NewOrder = Omit<
  OrderRecord,
  | 'id'
  | 'refunded'
  | 'rounding'
  | 'prepaid'
  | 'given_back'
  | 'edits'
  | 'edited_at'
  | 'tracking_url'
  | 'screen_id'
  | 'person_id'
  | 'allergy'
>;
export type NewLine = Omit<OrderLineRecord, 'id' | 'ready_at'>;

const ORDER_COLUMNS = [
  'ref',
  'submit_key',
  'venue_id',
  'menu_id',
  'session_id',
  'customer_id',
  'number',
  'status',
  'status_reason',
  'is_test',
  'source',
  'fulfilment_type',
  'fulfilment_asap',
  'due_at',
  'table_num',
  'booking_ref',
  'booking_name',
  'booking_pax',
  'point_label',
  'capacity_buckets',
  'delivery_address',
  'contact_name',
  'contact_email',
  'contact_mobile',
  'mobile_country',
  'student_name',
  'store_class_id',
  'custom_data',
  'details',
  'contactless',
  'billing_address',
  'agreed',
  'note',
  'payment_method',
  'paid',
  'tendered',
  'products_total',
  'rewards_discount',
  'other_discount',
  'coupon_code',
  'promo_id',
  'promo_discount',
  'day_surcharge',
  'day_surcharge_name',
  'day_surcharge_percent',
  'delivery_fee',
  'preorder_fee',
  'surcharge',
  'total',
  'gst',
  'gst_free',
  'input_taxed',
  'gst_registered',
  'placed_at',
  'status_at',
  'standing_order_id',
  'served_by',
] as const satisfies readonly (keyof NewOrder)[];

const LINE_COLUMNS = [
  'venue_id',
  'order_id',
  'position',
  'product_id',
  'name',
  'options_text',
  'options',
  'changes',
  'station',
  'notes',
  'quantity',
  'unit_price',
  'price',
  'discount',
  'tax',
] as const satisfies readonly (keyof NewLine)[];

const pick = <T extends object>(from: T, columns: readonly (keyof T)[]): T =>
  Object.fromEntries(columns.map((column) => [column, from[column]])) as T;

const putOrder = statement((q, p: NewOrder) =>
  q
    .insertInto('orders')
    .values({
      ...pick(p, ORDER_COLUMNS),
      screen_id: screenOfSession(q, p.session_id),
      person_id: operatorOfSession(q, p.session_id),
      allergy: allergyOf(p.customer_id),
    })
    .returning('id'),
);
const putLine = statement((q, p: NewLine) => q.insertInto('order_line').values(pick(p, LINE_COLUMNS)));

export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  lines: readonly Omit<NewLine, 'order_id'>[],
): Promise<number> {
  const [row] = await putOrder(tx, order);
  if (!row) throw new Error('the order got no id');
  noteOrder({ ...order, id: row.id });
  for (const line of lines) await putLine(tx, { ...line, order_id: row.id });
  return row.id;
}

export type NewEvent = Omit<Selectable<OrderEventTable>, 'id'>;
const putEvent = statement((q, p: NewEvent) =>
  q.insertInto('order_event').values({
    venue_id: p.venue_id,
    order_id: p.order_id,
    from_status: p.from_status,
    to_status: p.to_status,
    kind: p.kind,
    actor: p.actor,
    reason: p.reason,
    created_at: p.created_at,
  }),
);

export async function addEvent(tx: Tx, event: NewEvent): Promise<void> {
  await putEvent(tx, event);
}

/** Whether it was still where the caller saw it; its row is locked then. */
export async function setStatus(
  tx: Tx,
  orderId: number,
  change: { from: OrderStatus; to: OrderStatus; reason: string; now: number },
): Promise<boolean> {
  const result = await tx.q
    .updateTable('orders')
    .set({ status: change.to, status_reason: change.reason, status_at: change.now })
    .where('id', '=', orderId)
    .where('status', '=', change.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Written into the statement: an index of some rows only is used where the database can see that they are enough. */
const OPEN = [1, 2, 3, 4, 6].map((status) => sql.lit(status));
const COMPLETE = sql.lit(5);
const READY = sql.lit(4);

const ordersOnBoard = statement((q, p: { venueId: number; closedSince: number }) => {
  const own = q.selectFrom('orders').selectAll().where('venue_id', '=', p.venueId).where('is_test', '=', 0);
  return own
    .where('status', 'in', OPEN)
    .where((of) => of.or([of('refunded', '=', 0), of('refunded', '<', of.ref('total'))]))
    .unionAll(own.where('status', '=', COMPLETE).where('status_at', '>', p.closedSince))
    .orderBy('due_at')
    .orderBy('id')
    .limit(500);
});

/** Everything the kitchen may still have to do with: open orders that were not paid back whole, and those closed a moment ago so that undo can bring them back. */
export const boardOrders = (tx: ReadTx, venueId: number, closedSince: number): Promise<OrderRecord[]> =>
  ordersOnBoard(tx, { venueId, closedSince });

const lastReady = statement((q, p: { venueId: number; since: number }) =>
  q
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select(['order_event.created_at', 'orders.placed_at'])
    .where('order_event.venue_id', '=', p.venueId)
    .where('order_event.to_status', '=', READY)
    .where('order_event.created_at', '>', p.since)
    .orderBy('order_event.created_at', 'desc')
    .limit(20),
);

/** Milliseconds from placed to ready over the last orders. */
export async function meanTimeToReady(tx: ReadTx, venueId: number, since: number): Promise<number> {
  const rows = await lastReady(tx, { venueId, since });
  if (rows.length === 0) return 0;
  return rows.reduce((sum, row) => sum + (row.created_at - row.placed_at), 0) / rows.length;
}

const dueWithin = statement((q, p: { venueId: number; from: number; to: number }) =>
  q
    .selectFrom('orders')
    .select('due_at')
    .where('venue_id', '=', p.venueId)
    .where('is_test', '=', 0)
    .where('status', 'in', OPEN)
    .where('due_at', '>=', p.from)
    .where('due_at', '<', p.to),
);

/** When open orders are due, for the strip of coming times. */
export async function dueTimes(
  tx: ReadTx,
  venueId: number,
  span: { from: number; to: number },
): Promise<number[]> {
  const rows = await dueWithin(tx, { venueId, ...span });
  return rows.map((row) => row.due_at);
}

/** Orders that were placed as a guest with an address whose holder has an account now become that member's. */
export async function joinGuestOrders(
  tx: Tx,
  member: { customerId: number; brandCode: string; email: string },
): Promise<void> {
  await tx.q
    .updateTable('orders')
    .set({ customer_id: member.customerId })
    .where('customer_id', 'is', null)
    .where((of) => of(of.fn<string>('lower', ['contact_email']), '=', member.email))
    .where('venue_id', 'in', (of) =>
      of.selectFrom('venue').select('venue.id').where('venue.brand_code', '=', member.brandCode),
    )
    .execute();
}

export async function ordersById(tx: ReadTx, ids: readonly number[]): Promise<Map<number, OrderRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.q.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  if (rows.length === 1) noteOrder(rows[0]);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function setTrackingUrl(tx: Tx, id: number, url: string): Promise<void> {
  await tx.q.updateTable('orders').set({ tracking_url: url }).where('id', '=', id).execute();
}
