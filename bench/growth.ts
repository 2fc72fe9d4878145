import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import type { Postgres } from '../scripts/postgres.ts';
import { stopped } from './customer.ts';
import { calls, type GrowthCall } from './growth-calls.ts';
import { setGrowthStage, type GrowthStage } from './growth-stage.ts';
import { load } from './load.ts';
import { benchProcesses } from './processes.ts';
import { claim, memoryMb, results, settled } from './report.ts';
import { startServer } from './stage.ts';

const SIZES = [1, 10, 100, 1000] as const;
/** Orders of each venue, where nobody says how many. */
export const ORDERS_EACH = 1000;
/** Who is measured; everybody else only has a look at their menu, so that every venue was seen. */
const PEOPLE = 200;
const JOBS = 1000;
const LOOK_MS = 10;
const ROUNDS = 3;
/** What a call may cost at the largest, of what it costs at the smallest. */
const MOST = 1.3;
const MOST_MB = 300;

/** A board shows what is being made: as much at every venue, however many there are. */
const OPEN_ORDERS = 12;
const DONE = 5;
const LONG_AGO_MS = 3_600_000;

type Size = {
  venues: number;
  stage: GrowthStage;
  port: number;
  pid: number;
  db: ReturnType<typeof openPostgres>;
  stop(): Promise<void>;
};

/** All but the newest orders of each venue were handed over, so long ago that no board shows them. */
async function handOver(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update orders set status = $1, status_at = status_at - ${LONG_AGO_MS} where status < $1 and id not in (
       select id from (
         select id, row_number() over (partition by venue_id order by id desc) as place from orders where status < $1
       ) as open where place <= $2
     )`,
    [DONE, OPEN_ORDERS],
  );
  await client.end();
}

/** What one job costs while many of its kind are due: messages of orders that were placed are looked at again. */
async function jobMs({ stage: { url } }: Size): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const left = async () => {
    const { rows } = await client.query<{ left: string }>(
      "select count(*) as left from job where lane = 'notification' and state = 'waiting'",
    );
    return Number(rows[0]?.left);
  };
  const { rowCount } = await client.query(
    `update job set state = 'waiting', run_at = 0, attempts = 0
     where id in (select id from job where kind = 'deliver' order by id desc limit ${JOBS})`,
  );
  // The worker looks every few seconds; what counts begins when it has begun.
  let begun = await left();
  for (; begun >= (rowCount ?? 0); begun = await left()) await pause(LOOK_MS);
  const started = performance.now();
  while ((await left()) > 0) await pause(LOOK_MS);
  await client.end();
  return (performance.now() - started) / begun;
}

async function callMs({ port, stage }: Size, name: GrowthCall, count = PEOPLE): Promise<number> {
  const request = (index: number) => calls[name](stage.visitors[index]!);
  const run = await load(port, 1, { count, request });
  if (run.failed > 0) throw new Error(`${run.failed} calls of ${name} failed`);
  return run.p50;
}

/** A database with so many venues and their orders, and a server at it that has run for a while. */
async function open(postgres: Postgres, venues: number, ordersEach: number): Promise<Size> {
  const started = performance.now();
  const url = postgres.url(`growth${venues}`);
  await createDatabase(postgres, `growth${venues}`);
  const stage = await setGrowthStage(url, venues, Math.max(venues, PEOPLE));
  const env = {
    DATABASE_URL: url,
    PRERENDER: 'off',
    SERVERY_DATA: mkdtempSync(join(tmpdir(), 'servery-growth-')),
  };
  const { child, port } = await startServer(env);
  const db = openPostgres(url, 2, { publish: () => {}, wakeJobs: () => {} });
  const stop = async () => {
    await db.close();
    await stopped(child);
  };
  const size = { venues, stage, port, pid: child.pid!, db, stop };
  // One order is placed as people place them; the others are like it.
  for (const name of ['add', 'order'] as const) await callMs(size, name, 1);
  await stage.fill(venues * ordersEach);
  await callMs(size, 'menu', stage.visitors.length);
  for (const name of ['add', 'order', 'board'] as const) await callMs(size, name);
  await settled(db);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`     ${venues} venues, ${venues * ordersEach} orders are there after ${seconds} s`);
  return size;
}

const line = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** All sizes turn by turn, so that a slow moment of the machine hits all of them; the middle round counts. */
async function compare(sizes: readonly Size[], what: string, cost: (size: Size) => Promise<number>) {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all: number[] = [];
    for (const size of sizes) all.push(await cost(size));
    rounds.push(all);
  }
  for (const [at, { venues }] of sizes.entries()) {
    const ms = middle(rounds.map((all) => all[at] ?? 0));
    const ratio = middle(rounds.map((all) => (all[at] ?? 0) / (all[0] ?? 1)));
    line([what, venues, `${ms.toFixed(2)} ms`, ratio.toFixed(2)]);
    results.push({ what: `${what} at ${venues} venues`, ratio: MOST / ratio, least: 1, detail: '' });
  }
}

export async function createDatabase(postgres: Postgres, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
}

/** `npm run bench -- growth [most venues] [orders of each]`: what calls cost at 1, 10, 100 and 1,000 venues, by one run. */
export async function benchGrowth(postgres: Postgres, most: number, ordersEach: number): Promise<void> {
  const sizes: Size[] = [];
  for (const venues of SIZES.filter((each) => each <= most))
    sizes.push(await open(postgres, venues, ordersEach));
  line(['call', 'venues', 'p50', 'of the smallest']);
  line(['---', '---', '---', '---']);
  for (const name of Object.keys(calls) as GrowthCall[]) {
    if (name === 'board') for (const { stage } of sizes) await handOver(stage.url);
    await compare(sizes, name, async (size) => {
      if (name !== 'order') return callMs(size, name);
      await callMs(size, 'add');
      const ms = await callMs(size, name);
      await settled(size.db);
      return ms;
    });
  }
  await compare(sizes, 'a job, of many that are due', jobMs);
  for (const { venues, pid } of sizes) {
    const mb = memoryMb(pid);
    claim(`memory at ${venues} venues`, mb <= MOST_MB, `${mb} MB`);
  }
  const largest = sizes.at(-1);
  for (const { stop } of sizes) await stop();
  if (largest) await benchProcesses(largest.stage);
}
