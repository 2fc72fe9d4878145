import { attemptStates, isUnfinished } from '../packages/domain/src/payments/attempt.ts';
import {
  ask,
  BY_CARD,
  callServer,
  crowd,
  type Sandbox,
  startSandbox,
  stopped,
  submission,
  tokenise,
} from './customer.ts';
import { claim, rate } from './report.ts';
import { fillCarts, openStage, type Stage, startServer } from './stage.ts';

const ORDERS = 1200;
const AT_ONCE = 32;
const KILL_AFTER = 400;
/** A lease of the process that died has to run out before others take its jobs up. */
const RECOVERY_MS = 180_000;
const PATIENCE_MS = 60_000;

type Charge = { type: string; status: string; orderId: string };
const HOLDS = new Set(['authorized', 'submitted_for_settlement', 'settled']);

async function chargesAt({ port }: Sandbox): Promise<Charge[]> {
  const text = await ask({ port, path: '/api/card/transactions', method: 'GET', body: '' });
  const { transactions } = JSON.parse(text) as { transactions: Charge[] };
  return transactions.filter(({ type, status }) => type === 'sale' && HOLDS.has(status));
}

type Db = ReturnType<typeof openStage>;

/** Until nothing is under way any more. */
async function recovered(db: Db): Promise<number> {
  const started = performance.now();
  const open = attemptStates.filter(isUnfinished);
  for (;;) {
    const left = await db.read((tx) =>
      tx.q.selectFrom('payment_attempt').select('id').where('state', 'in', open).limit(1).execute(),
    );
    const seconds = (performance.now() - started) / 1000;
    if (left.length === 0 || seconds * 1000 > RECOVERY_MS) return seconds;
    await new Promise((later) => setTimeout(later, 250));
  }
}

/** What is lost: answered orders that are not there once, and charges that have neither order nor open case. */
async function lossesOf(db: Db, answered: ReadonlyMap<string, string>, charges: readonly Charge[]) {
  const orders = await db.read((tx) =>
    tx.q
      .selectFrom('orders')
      .select(['id', 'ref', 'submit_key'])
      .where('submit_key', 'like', 'crash-%')
      .execute(),
  );
  const attempts = await db.read((tx) =>
    tx.q
      .selectFrom('payment_attempt')
      .select(['id', 'order_id', 'state'])
      .where('submit_key', 'like', 'crash-%')
      .execute(),
  );
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const paid = Map.groupBy(charges, ({ orderId }) => byId.get(orderId)?.order_id ?? 0);
  const missing = [...answered].filter(
    ([key, ref]) => orders.filter((order) => order.submit_key === key && order.ref === ref).length !== 1,
  );
  const stray = charges.filter(({ orderId }) => {
    const attempt = byId.get(orderId);
    return !attempt || (attempt.order_id === null && attempt.state !== 'open');
  });
  const unpaid = orders.filter(({ id }) => (paid.get(id) ?? []).length !== 1);
  const cases = attempts.filter(({ state }) => state === 'open').length;
  return {
    orders: orders.length,
    missing: missing.length,
    stray: stray.length,
    unpaid: unpaid.length,
    cases,
  };
}

/** Two processes on one PostgreSQL under load, and one of them killed in the middle of it. */
export async function benchTwoProcesses(stage: Stage): Promise<void> {
  const sandbox = await startSandbox();
  const env = { ...stage.env, ...sandbox.env, DATABASE_POOL: '16', PAYMENT_TIMEOUT_MS: '5000' };
  const db = openStage(stage);
  await fillCarts(db, stage.productId);
  const [stays, dies] = [await startServer(env), await startServer(env)];
  const answered = new Map<string, string>();
  const rates: number[] = [];
  let killed = false;
  const started = performance.now();
  const kill = () => {
    killed = true;
    rates.push(answered.size / ((performance.now() - started) / 1000));
    dies.child.kill('SIGKILL');
  };
  /** Whoever gets no answer asks again with the same key, at the process that is left. */
  const order = async (index: number): Promise<boolean> => {
    const submit_key = `crash-${process.pid}-${String(index).padStart(10, '0')}`;
    const fields = submission(stage.people[index]!, { ...BY_CARD, submit_key });
    const end = performance.now() + PATIENCE_MS;
    let braintree_nonce = await tokenise(sandbox);
    while (performance.now() < end) {
      const port = index % 2 === 1 && !killed ? dies.port : stays.port;
      const got = await callServer(port, { ...fields, preorder: 1, braintree_nonce }).catch(() => undefined);
      if (got?.ResponseCode === 'SUCCESS') {
        answered.set(submit_key, String(got.Response['order_id']));
        if (answered.size >= KILL_AFTER && !killed) kill();
        return true;
      }
      if (got && got.Response[1].code !== 'payment_unknown') braintree_nonce = await tokenise(sandbox);
      await new Promise((later) => setTimeout(later, 200));
    }
    return false;
  };
  const { failed, p99 } = await crowd(AT_ONCE, ORDERS, order);
  const seconds = await recovered(db);
  const charges = await chargesAt(sandbox);
  const lost = await lossesOf(db, answered, charges);
  const holds = failed === 0 && lost.missing === 0 && lost.stray === 0 && lost.unpaid === 0;
  claim(
    'two processes on one PostgreSQL, one killed (kill -9) under load: nothing lost',
    holds,
    `${rate(rates[0] ?? 0)} with both; ${answered.size} of ${ORDERS} answered (p99 ${p99.toFixed(0)} ms), ${lost.orders} orders, ${charges.length} charges; ${lost.missing} answered but missing, ${lost.stray} charges without an order, ${lost.unpaid} orders without one charge, ${lost.cases} open cases; recovered after ${seconds.toFixed(0)} s`,
  );
  await db.close();
  await stopped(stays.child);
  await stopped(sandbox.child);
}
