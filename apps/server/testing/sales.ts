import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tx } from '#db/database';
import type { OrderLineTable, OrdersTable } from '#db/tables/ordering';
import { attemptRow } from './aged-rows.ts';
import type { Servery } from './servery.ts';

type Order = Selectable<OrdersTable>;
type Line = Selectable<OrderLineTable>;

/** The same numbers each time. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const HOUR = 3_600_000;
type Next = (below: number) => number;

/** An order like one that was placed, with money of its own. */
function anyOrder(model: Order, next: Next, at: number) {
  const price = 100 + next(4000);
  const discount = next(3) === 0 ? next(price) : 0;
  const [delivery_fee, surcharge] = [next(4) === 0 ? 650 : 0, next(60)];
  const day_surcharge = next(3) === 0 ? Math.round((price - discount) / 10) : 0;
  const total = price - discount + day_surcharge + delivery_fee + surcharge;
  const gst_registered = next(5) === 0 ? 0 : 1;
  const gst_free = gst_registered === 1 && next(3) === 0 ? next(total) : 0;
  const isCancelled = next(5) === 0;
  const { id: _id, ...row } = model;
  const order = {
    ...row,
    ref: randomUUID().replaceAll('-', ''),
    submit_key: randomUUID(),
    status: isCancelled ? 9 + next(2) : 5,
    status_at: isCancelled ? at + next(60) * HOUR : at + HOUR,
    is_test: next(12) === 0 ? 1 : 0,
    source: ['web', 'app', 'kiosk', 'counter'][next(4)] ?? 'web',
    fulfilment_type: ['pickup', 'deliver'][next(2)] ?? 'pickup',
    served_by: ['', 'Priya', 'Tom'][next(3)] ?? '',
    coupon_code: discount > 0 ? 'LUNCH5' : '',
    products_total: price,
    other_discount: discount,
    day_surcharge,
    delivery_fee,
    preorder_fee: 0,
    rewards_discount: 0,
    surcharge,
    total,
    gst: gst_registered === 1 ? Math.round((total - gst_free) / 11) : 0,
    gst_free,
    input_taxed: 0,
    gst_registered,
    placed_at: at,
    due_at: at + HOUR,
  };
  return { order, price, discount };
}

type Held = { id: number; venue_id: number; total: number; placed_at: number };

/** Paid online, or at the counter in two parts on two days, the last in cash. */
async function pay(tx: Tx, order: Held, next: Next): Promise<'CC' | 'counter' | 'nothing'> {
  const how = (['CC', 'counter', 'nothing'] as const)[next(3)] ?? 'CC';
  const set = { payment_method: how === 'CC' ? 'CC' : 'STORE', paid: how === 'nothing' ? 0 : 1 };
  const tendered = how === 'counter' ? order.total : 0;
  await tx.q
    .updateTable('orders')
    .set({ ...set, tendered })
    .where('id', '=', order.id)
    .execute();
  if (how !== 'counter') return how;
  const first = Math.floor(order.total / 3);
  const rest = order.total - first;
  const rounded = Math.round(rest / 5) * 5;
  const base = {
    venue_id: order.venue_id,
    order_id: order.id,
    change_given: 0,
    rounding: 0,
    taken_by: 'Priya',
  };
  await tx.q
    .insertInto('tender')
    .values([
      {
        ...base,
        tender_key: randomUUID(),
        kind: 'card',
        cents: first,
        received: first,
        created_at: order.placed_at,
      },
      {
        ...base,
        tender_key: randomUUID(),
        kind: 'cash',
        cents: rest,
        received: rounded,
        rounding: rounded - rest,
        created_at: order.placed_at + next(30) * HOUR,
      },
    ])
    .execute();
  return how;
}

async function giveBack(tx: Tx, order: Held & { cancelledAt: number }, next: Next): Promise<void> {
  let left = order.total;
  let at = order.placed_at;
  for (let count = next(4); count > 0 && left > 0; count -= 1) {
    const cents = 1 + next(left);
    at += next(20) * HOUR + 1;
    if (order.cancelledAt > 0 && at >= order.cancelledAt) return;
    left -= cents;
    const said = {
      venue_id: order.venue_id,
      order_id: order.id,
      cents,
      refund_key: randomUUID(),
      reason: 'Cold',
    };
    if (next(2) === 0)
      await tx.q
        .insertInto('counter_refund')
        .values({
          ...said,
          kind: 'cash',
          rounding: Math.round(cents / 5) * 5 - cents,
          given_by: 'Priya',
          created_at: at,
        })
        .execute();
    else {
      const id = randomUUID();
      const attempt = {
        id,
        venue_id: order.venue_id,
        order_id: order.id,
        state: 'captured',
        now: at,
      } as const;
      await tx.q.insertInto('payment_attempt').values(attemptRow(attempt)).execute();
      const rest = {
        attempt_id: id,
        who: 'Priya',
        round: 0,
        state: 'done',
        reference: '',
        problem: '',
      } as const;
      await tx.q
        .insertInto('refund')
        .values({ ...said, ...rest, id: randomUUID(), checks: 0, created_at: at, updated_at: at })
        .execute();
    }
  }
}

/** So many orders at moments between two, like one that stands in the database: paid, refunded and cancelled in every way. */
export async function fillSales(
  servery: Servery,
  like: string,
  { count, from, to, seed }: { count: number; from: number; to: number; seed: number },
): Promise<void> {
  const next = numbers(seed);
  await servery.server.db.write(async (tx) => {
    const model = await tx.q
      .selectFrom('orders')
      .selectAll()
      .where('ref', '=', like)
      .executeTakeFirstOrThrow();
    const [line] = await tx.q.selectFrom('order_line').selectAll().where('order_id', '=', model.id).execute();
    for (let made = 0; made < count; made += 1) {
      const { order, price, discount } = anyOrder(model, next, from + next(to - from));
      const { id } = await tx.q.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
      const { id: _id, ...rest } = line as Line;
      const product_id = rest.product_id + next(3);
      const own = { order_id: id, product_id, price, discount, quantity: 1 + next(3), options: '[]' };
      await tx.q
        .insertInto('order_line')
        .values({ ...rest, ...own })
        .execute();
      const cancelledAt = order.status >= 9 ? order.status_at : 0;
      await pay(tx, { ...order, id }, next);
      await giveBack(tx, { ...order, id, cancelledAt }, next);
    }
  });
}
