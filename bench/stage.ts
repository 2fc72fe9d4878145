import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../apps/server/src/db/migrate.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import { openSqlite } from '../apps/server/src/db/sqlite.ts';
import { seedDemo } from '../apps/server/src/db/seed/demo.ts';
import { lockCart } from '../apps/server/src/stores/carts.ts';
import type { Cart } from './statements.ts';
import { lean } from '../scripts/lean.ts';

const ROOT = resolve(import.meta.dirname, '..');
const quiet = { publish: () => {}, wakeJobs: () => {} };

export type Engine = 'sqlite' | 'postgres';
export type Customer = Cart & { sid: string };
export type Stage = {
  engine: Engine;
  where: string;
  env: Record<string, string>;
  productId: number;
  people: Customer[];
};

export function messageFrom<T>(child: ChildProcess): Promise<T> {
  return new Promise((got, failed) => {
    child.once('message', (message) => got(message as T));
    child.once('exit', (code) => failed(new Error(`a bench process ended with ${code}`)));
  });
}

export const runBench = (file: string): ChildProcess => fork(join(import.meta.dirname, file));

export async function startServer(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(ROOT, 'apps/server/src/main.ts'), {
    // As `npm start` does.
    execArgv: lean.execArgv,
    env: {
      ...lean.env,
      ...process.env,
      NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ...env,
    },
  });
  const { address } = await messageFrom<{ address: string }>(child);
  return { child, port: Number(new URL(address).port) };
}

/** People with a session and an empty cart, put straight into the database. */
async function invite(db: Database, count: number): Promise<Customer[]> {
  return db.write(async (tx) => {
    const menu = await tx.q
      .selectFrom('menu')
      .selectAll()
      .where('slug', '=', 'banksia-kitchen')
      .executeTakeFirstOrThrow();
    const people: Customer[] = [];
    for (let index = 0; index < count; index += 1) {
      const sid = randomBytes(32).toString('base64url');
      const sidHash = createHash('sha256').update(sid).digest('base64url');
      const now = Date.now();
      const session = await tx.q
        .insertInto('session')
        .values({
          sid_hash: sidHash,
          kind: 'customer',
          customer_id: null,
          person_id: null,
          brand_code: 'demo',
          venue_id: null,
          created_at: now,
          seen_at: now,
          expires_at: now + 1e9,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const key = { sessionId: session.id, venueId: menu.venue_id, menuId: menu.id, now };
      const cart = await lockCart(tx, key);
      people.push({
        sid,
        sidHash,
        sessionId: session.id,
        cartId: cart.id,
        venueId: menu.venue_id,
        menuId: menu.id,
      });
    }
    return people;
  });
}

export const fillCarts = (db: Database, productId: number): Promise<unknown> =>
  db.write((tx) =>
    tx.q
      .updateTable('cart')
      .set({
        lines: JSON.stringify([{ slot: 1, productId, quantity: 1, options: [], notes: '', seenPrice: 800 }]),
      })
      .execute(),
  );

export const openStage = ({ engine, where }: Pick<Stage, 'engine' | 'where'>): Database =>
  engine === 'sqlite' ? openSqlite(where, quiet) : openPostgres(where, 4, quiet);

export async function setStage(engine: Engine, postgresUrl: string, people: number): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
  const where = engine === 'sqlite' ? join(folder, 'servery.db') : postgresUrl;
  const db = openStage({ engine, where });
  await migrate(db);
  await seedDemo(db, { now: Date.now(), passwordHash: 'none', alwaysOpen: true });
  // Thousands of orders come within minutes: the block that they are due in is counted and never full.
  await db.write((tx) =>
    tx.q
      .updateTable('fulfilment_type')
      .set({ block_capacity: 10_000_000 })
      .where('block_capacity', '>', 0)
      .execute(),
  );
  const invited = await invite(db, people);
  const chips = await db.read((tx) =>
    tx.q.selectFrom('product').select('id').where('name', '=', 'Rosemary Chips').executeTakeFirstOrThrow(),
  );
  await db.close();
  const env: Record<string, string> =
    engine === 'sqlite'
      ? { SERVERY_DATA: folder }
      : { SERVERY_DATA: folder, DATABASE_URL: where, DATABASE_POOL: '32' };
  return { engine, where, env, productId: chips.id, people: invited };
}
