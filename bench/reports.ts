import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import { sumPastDays } from '../apps/server/src/sales/days.ts';
import { encodeForm, type FormValue } from '../packages/contract/src/form/encode.ts';
import type { Postgres } from '../scripts/postgres.ts';
import { stopped } from './customer.ts';
import { calls } from './growth-calls.ts';
import { createDatabase } from './growth.ts';
import { setGrowthStage, type Visitor } from './growth-stage.ts';
import { load, post } from './load.ts';
import { claim } from './report.ts';
import { startServer } from './stage.ts';

const TIMES = 15;
const YEAR = 365;
const MOST_MS = 1000;
const DAY_MS = 86_400_000;

const back = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

function report({ token, appId, consoleSid }: Visitor, days: number): Buffer {
  const fields: Record<string, FormValue> = {
    Token: token,
    AppId: appId,
    Version: '7',
    AppVersion: '3.1.21',
    AppMode: 'console',
    RequestAction: 'ConsoleReports',
    from_date: back(days),
    to_date: back(1),
  };
  const request = post('/api', encodeForm(fields)).toString();
  return Buffer.from(
    request.replace('host: localhost', `host: localhost\r\ncookie: servery_console=${consoleSid}`),
  );
}

/** Lines of as many products as the menu has: a day's sums are as long as a real one's. */
async function spreadProducts(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update order_line set product_id = own.ids[1 + order_line.order_id % array_length(own.ids, 1)]
     from (select venue_id, array_agg(id) as ids from product group by venue_id) as own
     where own.venue_id = order_line.venue_id`,
  );
  await client.query('vacuum analyze order_line');
  await client.end();
}

/** `npm run bench -- reports [orders]`: what a year of a venue's orders costs to report, against a day of them. */
export async function benchReports(postgres: Postgres, orders: number): Promise<void> {
  const url = postgres.url('reports');
  await createDatabase(postgres, 'reports');
  const stage = await setGrowthStage(url, 1, 1);
  const [visitor] = stage.visitors;
  if (!visitor) throw new Error('nobody is there to ask for a report');
  const data = mkdtempSync(join(tmpdir(), 'servery-reports-'));
  const { child, port } = await startServer({ DATABASE_URL: url, PRERENDER: 'off', SERVERY_DATA: data });
  const db = openPostgres(url, 2, { publish: () => {}, wakeJobs: () => {} });
  for (const request of [calls.add, calls.order])
    await load(port, 1, { count: 1, request: () => request(visitor) });
  await stage.fill(orders);
  await spreadProducts(url);
  const started = performance.now();
  await sumPastDays(db, Date.now(), 2 * YEAR);
  const summed = Math.round(performance.now() - started);
  const p50 = async (days: number) => {
    const run = await load(port, 1, { count: TIMES, request: () => report(visitor, days) });
    if (run.failed > 0) throw new Error(`${run.failed} reports of ${days} days failed`);
    return run.p50;
  };
  // What nobody keeps yet is summed by the first who asks.
  await p50(YEAR);
  await p50(1);
  const [day, year] = [await p50(1), await p50(YEAR)];
  const ratio = (year / day).toFixed(1);
  const detail = `${year.toFixed(0)} ms, ${ratio} of a day's ${day.toFixed(1)} ms; all days summed in ${summed} ms`;
  claim(`a year of ${orders} orders is reported within ${MOST_MS} ms`, year <= MOST_MS, detail);
  await db.close();
  await stopped(child);
}
