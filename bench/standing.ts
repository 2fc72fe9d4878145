import type { Weekday } from '../packages/contract/src/entities/fulfilment.ts';
import { localDate, WEEK, weekdayOf } from '../packages/domain/src/hours/availability.ts';
import { blankStanding, type Quantities } from '../packages/domain/src/standing-orders/standing-order.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { addStandingJob } from '../apps/server/src/stores/jobs.ts';
import { payIn } from '../apps/server/src/stores/ledger.ts';
import { insertStanding, setStanding } from '../apps/server/src/stores/standing-orders.ts';
import { callServer, IN_STORE, stopped, submission } from './customer.ts';
import { claim } from './report.ts';
import { openStage, type Stage, startServer } from './stage.ts';

const MANY = 10_000;
const AT_ONCE = 8;
/** So many rounds of people are measured while nothing else goes on. */
const ALONE = 1200;

const tomorrow = () => localDate(Date.now(), 'Australia/Perth').add({ days: 1 });

/** Customers who each want chips tomorrow, with the money for it on their balance. Their jobs wait far ahead. */
async function keepMany(db: Database, { people, productId }: Stage): Promise<number[]> {
  const { venueId, menuId } = people[0]!;
  const date = tomorrow();
  const quantities = Object.fromEntries(
    WEEK.map((day: Weekday) => [day, day === weekdayOf(date) ? 1 : 0]),
  ) as Quantities;
  const ids: number[] = [];
  for (let batch = 0; batch < MANY / 500; batch += 1)
    await db.write(async (tx) => {
      const now = Date.now();
      for (let index = 0; index < 500; index += 1) {
        const name = `Regular ${batch * 500 + index}`;
        const { id: customerId } = await tx.q
          .insertInto('customer')
          .values({
            brand_code: 'demo',
            status: 1,
            name,
            email: `regular-${batch * 500 + index}@example.com`,
            mobile: '+61491570156',
            menu_name: '',
            created_at: now,
            email_verified_at: now,
            mobile_verified_at: null,
            closed_at: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await payIn(tx, { customerId, cents: 2000, memo: 'Opening balance', now });
        const order = {
          ...blankStanding(undefined, customerId),
          venueId,
          menuId,
          time: '12:00',
          items: [{ productId, options: [], quantities }],
        };
        const how = {
          submit_key: `bench-${customerId}`,
          payment_method: 'advance',
          status: 1,
          paused_by: '',
          now,
        } as const;
        const { id } = await insertStanding(tx, order, how);
        const plan = { plan: 1, next_date: date.toString(), next_cut_off: now, early: date.toString() };
        await setStanding(tx, id, plan);
        ids.push(id);
      }
    });
  return ids;
}

/** The cut-off comes: all of them are due at one moment. */
const comeDue = (db: Database, ids: readonly number[]): Promise<void> =>
  db.write(async (tx) => {
    for (const id of ids) await addStandingJob(tx, { standing_order_id: id, plan: 1 }, Date.now());
  });

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

/** People who put chips in their cart and order them, one after the other, until it is enough. */
async function order(port: number, stage: Stage, isEnough: (done: number) => boolean) {
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  const once = async (index: number): Promise<boolean> => {
    const person = stage.people[index % stage.people.length]!;
    const { sid, venueId: store_id, menuId: menu_id } = person;
    const menu_item_data = { menu_item_id: stage.productId, quantity: 1, cart_item_slot_id: -1 };
    const at = { sid, store_id, menu_id };
    await callServer(port, { RequestAction: 'ManageCart', sub_action: 'clear_cart', ...at });
    await callServer(port, {
      RequestAction: 'ManageCart',
      sub_action: 'add_to_order',
      ...at,
      menu_item_data,
    });
    const submit_key = `standing-${process.pid}-${index}-${Math.random().toString(36).slice(2)}`;
    const placed = await callServer(port, submission(person, { ...IN_STORE, preorder: 1, submit_key }));
    return placed.ResponseCode === 'SUCCESS';
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!isEnough(times.length)) {
        const from = performance.now();
        if (!(await once(next++).catch(() => false))) failed += 1;
        times.push(performance.now() - from);
      }
    }),
  );
  return { p99: percentile(times, 0.99), p50: percentile(times, 0.5), failed, count: times.length };
}

/** Ten thousand standing orders at one cut-off while people order: none twice, none lost, and people hardly notice. */
export async function benchStanding(stage: Stage): Promise<void> {
  const db = openStage(stage);
  const ids = await keepMany(db, stage);
  const { child, port } = await startServer(stage.env);
  await order(port, stage, (done) => done >= ALONE);
  const alone = await order(port, stage, (done) => done >= ALONE);
  const placed = () =>
    db.read(({ q }) =>
      q
        .selectFrom('orders')
        .select((of) => [
          of.fn.countAll<number>().as('orders'),
          of.fn.count<number>('standing_order_id').distinct().as('of'),
        ])
        .where('standing_order_id', '>', 0)
        .executeTakeFirstOrThrow(),
    );
  await comeDue(db, ids);
  const started = performance.now();
  let done = false;
  const watch = (async () => {
    while ((await placed()).orders < MANY) await new Promise((later) => setTimeout(later, 250));
    done = true;
  })();
  const beside = await order(port, stage, () => done);
  await watch;
  const seconds = (performance.now() - started) / 1000;
  const { orders, of } = await placed();
  claim(
    `${MANY} standing orders at one cut-off on ${stage.engine}: none twice, none lost`,
    orders === MANY && of === MANY && beside.failed + alone.failed === 0,
    `${orders} orders of ${of} in ${seconds.toFixed(1)} s, ${beside.count} people beside them, ${beside.failed} refused`,
  );
  const ratio = beside.p99 / alone.p99;
  claim(
    `people's p99 beside them on ${stage.engine} is less than twice what it is without`,
    ratio < 2,
    `${ratio.toFixed(2)} (${beside.p99.toFixed(1)} of ${alone.p99.toFixed(1)} ms; median ${beside.p50.toFixed(1)} of ${alone.p50.toFixed(1)} ms)`,
  );
  await db.close();
  await stopped(child);
}
