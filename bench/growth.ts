import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import { encodeForm, type FormValue } from '../packages/contract/src/form/encode.ts';
import type { Postgres } from '../scripts/postgres.ts';
import { stopped } from './customer.ts';
import { setGrowthStage, type GrowthStage, type Visitor } from './growth-stage.ts';
import { load, post } from './load.ts';
import { claim, memoryMb, settled } from './report.ts';
import { startServer } from './stage.ts';

/** Venues, and orders of all of them together. */
const SIZES = [
  [1, 10_000],
  [10, 100_000],
  [100, 1_000_000],
  [1000, 10_000_000],
] as const;
const PEOPLE = 1000;
const PROCESSES = [1, 2, 4] as const;
/** What a call may cost at the largest, of what it costs at the smallest. */
const MOST = 1.3;
const MOST_MB = 300;

const form = (visitor: Visitor, fields: Record<string, FormValue>, cookie = ''): Buffer => {
  const { token: Token, appId: AppId } = visitor;
  const body = encodeForm({ Token, Version: '7', AppId, AppVersion: '3.1.21', AppMode: 'web', ...fields });
  const request = post('/api', body);
  if (cookie === '') return request;
  return Buffer.from(request.toString().replace('host: localhost', `host: localhost\r\ncookie: ${cookie}`));
};
const atDesk = (visitor: Visitor, action: string) =>
  form(visitor, { RequestAction: action, AppMode: 'console' }, `servery_console=${visitor.consoleSid}`);

let key = 0;
export const calls = {
  menu: (visitor: Visitor) =>
    form(visitor, { RequestAction: 'Merchant', menu_name: visitor.slug, return_menu: 1, return_order: 1 }),
  add: (visitor: Visitor) =>
    form(visitor, {
      RequestAction: 'ManageCart',
      sub_action: 'add_to_order',
      sid: visitor.sid,
      store_id: visitor.venueId,
      menu_id: visitor.menuId,
      menu_item_data: { menu_item_id: visitor.productId, quantity: 1, cart_item_slot_id: -1 },
    }),
  order: (visitor: Visitor) =>
    form(visitor, {
      RequestAction: 'SubmitOrder',
      sid: visitor.sid,
      merchant_id: visitor.venueId,
      menu_id: visitor.menuId,
      preorder: 1,
      submit_key: `growth-order-${process.pid}-${String((key += 1)).padStart(12, '0')}`,
      fulfilment_type: 'pickup',
      fulfilment_asap: 1,
      payment_method: 'STORE',
      customer_name: 'Sam Nguyen',
      customer_email: 'sam@example.com',
      customer_mobile: '0491 570 156',
    }),
  board: (visitor: Visitor) => atDesk(visitor, 'ConsoleBoard'),
  'orders of a day': (visitor: Visitor) => atDesk(visitor, 'ConsoleOrders'),
};
export type GrowthCall = keyof typeof calls;

type Costs = { ms: Record<string, number>; perSecond: Record<string, number>; mb: number };

/** A board shows what is being made: as much at every venue, however many there are. */
const OPEN_ORDERS = 12;
const DONE = 5;

async function handOver(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update orders set status = $1 where status < $1 and id not in (
       select id from (
         select id, row_number() over (partition by venue_id order by id desc) as place from orders where status < $1
       ) as open where place <= $2
     )`,
    [DONE, OPEN_ORDERS],
  );
  await client.end();
}

/** Each call by everybody, one connection to each process: what it costs, and how many go through. */
async function measure(stage: GrowthStage, processes: number): Promise<Costs> {
  const env = {
    SERVERY_DATA: mkdtempSync(join(tmpdir(), 'servery-growth-')),
    DATABASE_URL: stage.url,
    DATABASE_POOL: '8',
    PRERENDER: 'off',
  };
  const servers: { child: ChildProcess; port: number }[] = [];
  for (let index = 0; index < processes; index += 1) servers.push(await startServer(env));
  const costs: Costs = { ms: {}, perSecond: {}, mb: 0 };
  const db = openPostgres(stage.url, 2, { publish: () => {}, wakeJobs: () => {} });
  const run = async (name: GrowthCall) => {
    const runs = await Promise.all(
      servers.map(({ port }, own) => {
        // Nobody is served by two at once.
        const visitor = (index: number) => stage.visitors[index * processes + own]!;
        const request = (index: number) => calls[name](visitor(index));
        return load(port, 1, { count: Math.floor(PEOPLE / processes), request });
      }),
    );
    const failed = runs.reduce((sum, { failed: each }) => sum + each, 0);
    if (failed > 0) throw new Error(`${failed} calls of ${name} failed`);
    return runs;
  };
  // Every venue has been seen, and the code is compiled: a server that has run for a while is what people meet.
  for (const name of ['menu', 'add', 'order', 'board'] as const) await run(name);
  await settled(db);
  for (const name of Object.keys(calls) as GrowthCall[]) {
    if (name === 'order') await run('add');
    if (name === 'board') await handOver(stage.url);
    const runs = await run(name);
    costs.ms[name] = Math.max(...runs.map(({ p50 }) => p50));
    costs.perSecond[name] = runs.reduce((sum, { perSecond }) => sum + perSecond, 0);
    if (name !== 'order') continue;
    const started = performance.now();
    await settled(db);
    costs.ms['jobs left after an order'] = (performance.now() - started) / PEOPLE;
  }
  costs.mb = Math.max(...servers.map(({ child }) => memoryMb(child.pid!)));
  await db.close();
  await Promise.all(servers.map(({ child }) => stopped(child)));
  return costs;
}

const line = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

function report(size: readonly [number, number], { costs, first }: { costs: Costs; first: Costs }): void {
  const [venues, orders] = size;
  for (const [name, ms] of Object.entries(costs.ms)) {
    const ratio = ms / (first.ms[name] ?? ms);
    line([venues, orders.toLocaleString('en-AU'), name, `${ms.toFixed(2)} ms`, ratio.toFixed(2)]);
  }
}

export async function createDatabase(postgres: Postgres, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
}

/** `npm run bench -- growth [most venues]`: what calls cost at 1, 10, 100 and 1,000 venues, by one run. */
export async function benchGrowth(postgres: Postgres, most: number): Promise<void> {
  let first: Costs | undefined;
  line(['venues', 'orders', 'call', 'p50', 'of the smallest']);
  line(['---', '---', '---', '---', '---']);
  for (const size of SIZES.filter(([venues]) => venues <= most)) {
    const [venues, orders] = size;
    const url = postgres.url(`growth${venues}`);
    await createDatabase(postgres, `growth${venues}`);
    const stage = await setGrowthStage(url, venues, PEOPLE);
    // One order is placed as people place them; the others are like it.
    const { child, port } = await startServer({ DATABASE_URL: url, PRERENDER: 'off' });
    const [visitor] = stage.visitors;
    for (const name of ['add', 'order'] as const)
      await load(port, 1, { count: 1, request: () => calls[name](visitor!) });
    await stopped(child);
    await stage.fill(orders);
    for (const processes of PROCESSES) {
      const costs = await measure(stage, processes);
      first ??= costs;
      const rates = Object.entries(costs.perSecond).map(([name, each]) => `${name} ${Math.round(each)}/s`);
      console.log(`     ${venues} venues, ${processes} processes: ${rates.join(', ')}, ${costs.mb} MB`);
      if (processes !== 1) continue;
      report(size, { costs, first });
      for (const [name, ms] of Object.entries(costs.ms))
        claim(`${name} at ${venues} venues`, ms <= MOST * (first.ms[name] ?? ms), `${ms.toFixed(2)} ms`);
      claim(`memory at ${venues} venues`, costs.mb <= MOST_MB, `${costs.mb} MB`);
    }
  }
}
