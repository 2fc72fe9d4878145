import type { Servery } from './servery.ts';

type Found = { net: number; gst: number; orders: number; rounding: number; money: number; products: number };
const nothing = (): Found => ({ net: 0, gst: 0, orders: 0, rounding: 0, money: 0, products: 0 });

type Back = {
  order_id: number;
  at: number;
  cents: number;
  rounding: number;
  online: boolean;
  edit_id: number | null;
};

/** What an order came to until a moment. */
type State = { until: number; total: number; gst: number; products: number };

async function allRows(servery: Servery, venueId: number) {
  return servery.server.db.read(async ({ q }) => {
    const orders = await q.selectFrom('orders').selectAll().where('venue_id', '=', venueId).execute();
    const lines = await q.selectFrom('order_line').selectAll().where('venue_id', '=', venueId).execute();
    const tenders = await q.selectFrom('tender').selectAll().where('venue_id', '=', venueId).execute();
    const refunds = await q
      .selectFrom('refund')
      .leftJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .selectAll('refund')
      .select('purpose')
      .where('refund.venue_id', '=', venueId)
      .execute();
    const edits = await q
      .selectFrom('order_edit')
      .selectAll()
      .where('venue_id', '=', venueId)
      .orderBy('id')
      .execute();
    const byHand = await q.selectFrom('counter_refund').selectAll().where('venue_id', '=', venueId).execute();
    const back: Back[] = [
      ...refunds.map((row) => ({
        order_id: row.order_id,
        at: row.created_at,
        cents: row.cents,
        rounding: 0,
        // A gift voucher pays at once too, and is a tender.
        online: row.purpose !== 'tender',
        edit_id: row.edit_id,
      })),
      ...byHand.map((row) => ({ ...row, at: row.created_at, online: false })),
    ];
    return { orders: orders.filter(({ is_test }) => is_test === 0), lines, tenders, back, edits };
  });
}
type Rows = Awaited<ReturnType<typeof allRows>>;

const dayOf = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();

type Order = Rows['orders'][number];
type Was = { totals: { total: number; gst: number }; lines: { price: number; discount: number }[] };

/** Everything that an order ever came to, the last as it is now. */
function statesOf(order: Order, { edits, lines }: Rows): State[] {
  const sold = (all: readonly { price: number; discount: number }[]) =>
    all.reduce((sum, { price, discount }) => sum + price - discount, 0);
  const before = edits
    .filter((edit) => edit.order_id === order.id)
    .map(({ was, created_at: until }) => {
      const { totals, lines: then } = JSON.parse(was) as Was;
      return { until, total: totals.total, gst: totals.gst, products: sold(then) };
    });
  const own = lines.filter((line) => line.order_id === order.id);
  return [...before, { until: Infinity, total: order.total, gst: order.gst, products: sold(own) }];
}

/** Order by order, from everything there is, with nothing of the server's own: what each day of a venue came to. */
export async function naiveSales(
  servery: Servery,
  venueId: number,
  zone: string,
): Promise<ReadonlyMap<string, Found>> {
  const rows: Rows = await allRows(servery, venueId);
  const { orders, tenders, back } = rows;
  const found = new Map<string, Found>();
  const on = (at: number): Found => {
    const day = dayOf(at, zone);
    const held = found.get(day) ?? nothing();
    found.set(day, held);
    return held;
  };
  for (const order of orders) {
    const cancelledAt = order.status === 9 || order.status === 10 ? order.status_at : undefined;
    const never = cancelledAt !== undefined && dayOf(cancelledAt, zone) === dayOf(order.placed_at, zone);
    const mine = back.filter((row) => row.order_id === order.id).toSorted((a, b) => a.at - b.at);
    const states = statesOf(order, rows);
    let [gone, gstGone] = [0, 0];
    const takeOff = (at: number, cents: number) => {
      const { total, gst } = states.find(({ until }) => until > at) ?? order;
      gone += cents;
      const share = total === 0 ? 0 : Math.round((gst * gone) / total);
      on(at).net -= cents;
      on(at).gst -= share - gstGone;
      gstGone = share;
    };
    if (!never) {
      const day = on(order.placed_at);
      day.orders += 1;
      let before = { total: 0, gst: 0, products: 0 };
      let since: Found = day;
      for (const { until, ...state } of states) {
        since.net += state.total - before.total;
        since.gst += state.gst - before.gst;
        since.products += state.products - before.products;
        before = state;
        if (until < Infinity) since = on(until);
      }
      const refunds = mine.filter(({ edit_id }) => edit_id === null);
      for (const { at, cents } of refunds)
        if (cancelledAt === undefined || at < cancelledAt) takeOff(at, cents);
      if (cancelledAt !== undefined) takeOff(cancelledAt, order.total - gone);
    }
    const online = order.prepaid ?? (order.paid === 1 ? order.total - order.tendered : 0);
    on(order.placed_at).money += online;
    for (const tender of tenders.filter((row) => row.order_id === order.id)) {
      on(tender.created_at).money += tender.cents + tender.rounding;
      on(tender.created_at).rounding += tender.rounding;
    }
    for (const { at, cents, rounding } of mine) {
      on(at).money -= cents + rounding;
      on(at).rounding -= rounding;
    }
    const returned = mine.filter((row) => row.online).reduce((sum, { cents }) => sum + cents, 0);
    if (cancelledAt !== undefined) on(cancelledAt).money -= Math.max(0, online - returned);
  }
  return found;
}
