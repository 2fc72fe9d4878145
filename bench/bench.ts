import pg from 'pg';
import { encodeForm, type FormValue } from '../packages/contract/src/form/encode.ts';
import { type Postgres, startPostgres } from '../scripts/postgres.ts';
import type { BareTask } from './bare-database.ts';
import { benchCheckout } from './checkout.ts';
import { load, post } from './load.ts';
import { benchGrowth, ORDERS_EACH } from './growth.ts';
import { benchNeighbours } from './neighbours.ts';
import { benchReports } from './reports.ts';
import { memoryMb, note, rate, results, settled, turnByTurn } from './report.ts';
import {
  type Engine,
  fillCarts,
  messageFrom,
  openStage,
  runBench,
  setStage,
  type Stage,
  startServer,
} from './stage.ts';
import { benchStanding } from './standing.ts';
import { benchTwoProcesses } from './two-processes.ts';

const ENVELOPE = {
  Token: 'demo-token',
  Version: '7',
  AppId: 'servery-demo',
  AppVersion: '3.1.21',
  AppMode: 'web',
};
const form = (fields: Record<string, FormValue>) =>
  post('/api', encodeForm({ ...ENVELOPE, LocalTimestamp: 1_794_710_684, ...fields }));

async function benchMenu(port: number): Promise<void> {
  const request = form({
    RequestAction: 'Merchant',
    menu_name: 'banksia-kitchen',
    return_menu: 1,
    return_order: 1,
  });
  const withBrotli = Buffer.from(
    request.toString().replace('host: localhost', 'host: localhost\r\naccept-encoding: gzip, br'),
  );
  for (const [name, bytes] of [
    ['plain', request],
    ['brotli', withBrotli],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${port}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-encoding': 'identity' },
      body: request.toString().split('\r\n\r\n')[1] ?? '',
    });
    const plain = Buffer.from(await response.arrayBuffer());
    const { brotliCompressSync } = await import('node:zlib');
    const body =
      name === 'plain' ? plain : Buffer.concat([brotliCompressSync(plain), Buffer.from('"SUCCESS"')]);
    const bare = runBench('bare-http.ts');
    bare.send({
      body: body.toString('base64'),
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
    const { port: barePort } = await messageFrom<{ port: number }>(bare);
    for (const connections of [1, 32]) {
      const work = { count: connections === 1 ? 3000 : 8000, request: () => bytes };
      const count = async (at: number) => (await load(at, connections, work)).perSecond;
      await count(port);
      const measured = await turnByTurn(
        3,
        () => count(port),
        () => count(barePort),
      );
      note(
        `menu call, ${name}, ${connections} connection${connections > 1 ? 's' : ''}, against bare node:http`,
        { ...measured, least: 0.5 },
      );
    }
    bare.kill();
  }
}

const bareRun = async (task: BareTask): Promise<number> => {
  const child = runBench('bare-database.ts');
  child.send(task);
  return (await messageFrom<{ perSecond: number }>(child)).perSecond;
};

/** What the same transaction gives behind the barest server: no server can do better. */
async function ceiling(
  wanted: Stage & { kind: BareTask['kind']; count: number; connections: number },
): Promise<number> {
  const child = runBench('bare-server.ts');
  const { engine, where, kind, people: carts, count, connections } = wanted;
  child.send({ engine, where, kind, carts, count, at_once: connections } satisfies BareTask);
  const { port } = await messageFrom<{ port: number }>(child);
  const work = { count, request: () => post('/', 'x=1') };
  await load(port, connections, work);
  const { perSecond } = await load(port, connections, work);
  child.kill();
  return perSecond;
}

async function benchWrites(stage: Stage, bareStage: Stage, port: number): Promise<void> {
  const at = (index: number) => stage.people[index % stage.people.length]!;
  const addRequest = (index: number) => {
    const { sid, venueId, menuId } = at(index);
    const menu_item_data = { menu_item_id: stage.productId, quantity: 1, cart_item_slot_id: -1 };
    return form({
      RequestAction: 'ManageCart',
      sub_action: 'add_to_order',
      sid,
      store_id: venueId,
      menu_id: menuId,
      menu_item_data,
    });
  };
  let key = 0;
  const submitRequest = (index: number) => {
    const { sid, venueId, menuId } = at(index);
    key += 1;
    return form({
      RequestAction: 'SubmitOrder',
      sid,
      merchant_id: venueId,
      menu_id: menuId,
      preorder: 1,
      submit_key: `bench-${process.pid}-${String(key).padStart(12, '0')}`,
      fulfilment_type: 'pickup',
      fulfilment_asap: 1,
      payment_method: 'STORE',
      customer_name: 'Sam Nguyen',
      customer_email: 'sam@example.com',
      customer_mobile: '0491 570 156',
    });
  };
  const db = openStage(stage);
  for (const connections of [1, 32]) {
    const count = stage.people.length;
    for (const kind of ['add', 'submit'] as const) {
      let p99 = 0;
      let failed = 0;
      const ours = async () => {
        if (kind === 'submit') await fillCarts(db, stage.productId);
        const run = await load(port, connections, {
          count,
          request: kind === 'add' ? addRequest : submitRequest,
        });
        p99 = run.p99;
        failed += run.failed;
        return run.perSecond;
      };
      const bare = async () => {
        await settled(db);
        const { engine, where, people: carts } = bareStage;
        return bareRun({ engine, where, kind, carts, count, at_once: connections });
      };
      // A server that has run for a while is what customers meet, not one whose code is still being compiled.
      await ours();
      await ours();
      const measured = await turnByTurn(3, ours, bare);
      const served = await turnByTurn(3, ours, async () => {
        await settled(db);
        return ceiling({ ...bareStage, kind, count, connections });
      });
      const name = kind === 'add' ? 'add_to_order' : 'SubmitOrder';
      note(
        `${name} on ${stage.engine}, ${connections} connection${connections > 1 ? 's' : ''}, against the bare transaction`,
        {
          ...measured,
          least: 0.4,
          more: `, p99 ${p99.toFixed(1)} ms, and ${(served.ours / served.bare).toFixed(2)} of ${rate(served.bare)} that bare node:http around it gives`,
          failed,
        },
      );
    }
  }
  await db.close();
}

async function startUp(stage: Stage): Promise<void> {
  const started = performance.now();
  const { child, port } = await startServer(stage.env);
  await fetch(`http://127.0.0.1:${port}/readyz`);
  console.log(
    `     server ready in ${Math.round(performance.now() - started)} ms with an existing database (${stage.engine}), ${memoryMb(child.pid!)} MB resident`,
  );
  child.kill();
}

async function benchEngine(engine: Engine, postgres: Postgres): Promise<void> {
  const stage = await setStage(engine, postgres.url('bench'), 1500);
  if (wants('calls')) {
    const bareStage = await setStage(engine, postgres.url('bare'), 1500);
    await startUp(stage);
    const { child, port } = await startServer(stage.env);
    if (engine === 'sqlite') await benchMenu(port);
    await benchWrites(stage, bareStage, port);
    console.log(`     ${memoryMb(child.pid!)} MB resident after the load (${engine})`);
    child.kill();
  }
  if (wants('checkout')) await benchCheckout(stage);
  if (wants('standing')) await benchStanding(stage);
  if (engine === 'postgres' && wants('crash')) await benchTwoProcesses(stage);
}

/** `npm run bench -- postgres crash` runs one part on one engine, `npm run bench -- growth 100` up to so many venues. */
const [onlyEngine, onlyPart, ordersOfEach] = process.argv.slice(2);
const wants = (part: 'calls' | 'checkout' | 'standing' | 'crash'): boolean => !onlyPart || onlyPart === part;

const postgres = await startPostgres({ durable: true });
try {
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query('create database bench');
  await admin.query('create database bare');
  await admin.end();
  if (onlyEngine === 'neighbours') await benchNeighbours(postgres, Number(onlyPart ?? 0));
  if (onlyEngine === 'growth')
    await benchGrowth(postgres, Number(onlyPart ?? 1000), Number(ordersOfEach ?? ORDERS_EACH));
  if (onlyEngine === 'reports') await benchReports(postgres, Number(onlyPart ?? 1_000_000));
  for (const engine of ['sqlite', 'postgres'] as const)
    if (!onlyEngine || onlyEngine === engine) await benchEngine(engine, postgres);
} finally {
  await postgres.stop();
}
const low = results.filter((row) => row.ratio < row.least);
console.log(`\n${results.length - low.length} of ${results.length} ratios hold`);
process.exitCode = low.length === 0 ? 0 : 1;
