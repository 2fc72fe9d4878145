import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';
import { bareAdd, bareSubmit, type Cart, type Run } from './statements.ts';

export type BareTask = {
  engine: 'sqlite' | 'postgres';
  where: string;
  kind: 'add' | 'submit';
  carts: Cart[];
  count: number;
  at_once: number;
};

export type Lane = { run: Run; begin(): Promise<unknown>; commit(): Promise<unknown> };

function sqliteLane(file: string): Lane {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -16000',
  );
  const held = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const found = held.get(sql) ?? db.prepare(sql);
    held.set(sql, found);
    return found;
  };
  return {
    run: (sql, values) =>
      Promise.resolve((prepared(sql).get(...(values as SQLInputValue[])) ?? {}) as { id?: number }),
    begin: () => Promise.resolve(db.exec('begin immediate')),
    commit: () => Promise.resolve(db.exec('commit')),
  };
}

async function postgresLane(url: string): Promise<Lane> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = new Map<string, string>();
  const run: Run = async (sql, values) => {
    const name = names.get(sql) ?? `b${names.size}`;
    names.set(sql, name);
    let index = 0;
    const text = sql.replaceAll('?', () => `$${(index += 1)}`);
    const result = await client.query<{ id?: number }>({ name, text, values: [...values] });
    return result.rows[0] ?? {};
  };
  return { run, begin: () => client.query('begin'), commit: () => client.query('commit') };
}

export const openLanes = (task: BareTask): Promise<Lane[]> =>
  task.engine === 'sqlite'
    ? Promise.resolve([sqliteLane(task.where)])
    : Promise.all(Array.from({ length: task.at_once }, () => postgresLane(task.where)));

const stamp = `${Date.now()}${Math.random().toString(36).slice(2)}`;

export async function runBare(lane: Lane, task: BareTask, index: number): Promise<void> {
  const cart = task.carts[index % task.carts.length]!;
  const lines = `[{"slot":1,"productId":1,"quantity":${index},"options":[],"notes":"","seenPrice":800}]`;
  await lane.begin();
  if (task.kind === 'add') await bareAdd(lane.run, cart, lines);
  else await bareSubmit(lane.run, cart, `bare-${stamp}-${index}`);
  await lane.commit();
}

/** The transaction alone: no HTTP, no parsing, no rules. On SQLite there is one writer, so one lane. */
async function measure(task: BareTask): Promise<number> {
  const lanes = await openLanes(task);
  let next = 0;
  const started = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      for (let index = next++; index < task.count; index = next++) await runBare(lane, task, index);
    }),
  );
  return task.count / ((performance.now() - started) / 1000);
}

if (import.meta.main)
  process.once('message', (task: BareTask) => {
    void measure(task).then((perSecond) => process.send?.({ perSecond }, () => process.exit(0)));
  });
