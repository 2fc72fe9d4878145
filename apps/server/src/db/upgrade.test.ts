import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config';
import type { Database, Engine } from '#db/database';
import { openPostgres } from '#db/postgres';
import { openSqlite } from '#db/sqlite';
import { buildServer, type Server } from '#server';
import { emptyDatabases, quiet } from '../../testing/empty-database.ts';
import { engines } from '../../testing/engines.ts';
import { customerAt, type Person } from '../../testing/servery.ts';

const KEPT = join(import.meta.dirname, '../../testing/upgrades');
/** The last migration of the version that made the dump. */
const VERSION = '202611171000';

type Facts = Record<'shopper' | 'guest' | 'member' | 'payer' | 'order' | 'submitKey', string> &
  Record<'kitchen' | 'duneOwner', string> & { standing: number; now: number };

const factsOf = (engine: Engine): Facts =>
  (JSON.parse(readFileSync(join(KEPT, `${VERSION}.json`), 'utf8')) as Record<Engine, Facts>)[engine];
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(KEPT, `${VERSION}.${name}.gz`)));

/** What people own: not one row of it may go. */
const OWNED = [
  'orders',
  'order_line',
  'order_event',
  'cart',
  'payment_attempt',
  'job',
  'customer',
  'session',
  'credential',
  'ledger_entry',
  'reward_entry',
  'standing_order',
  'venue',
  'product',
  'modifier_option',
  'open_window',
  'promo',
  'audit',
] as const;

async function rowsIn(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of OWNED) {
    const row = await db.read(({ q }) =>
      q
        .selectFrom(table)
        .select((of) => of.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow(),
    );
    counts[table] = row.rows;
  }
  return counts;
}

describe.each(engines())('a database of before tenants, on %s', (engine) => {
  const empty = emptyDatabases(engine);
  const facts = factsOf(engine);
  const folder = mkdtempSync(join(tmpdir(), 'servery-upgrade-'));
  let server: Server;
  let url = '';
  let before: Record<string, number> = {};

  /** The dump as it was kept; on PostgreSQL in a database of its own. */
  async function restored(): Promise<Partial<Record<string, string>>> {
    if (engine === 'sqlite') {
      writeFileSync(join(folder, 'servery.db'), unpacked('sqlite.db'));
      return {};
    }
    const { url: DATABASE_URL } = await empty();
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(unpacked('postgres.sql').toString());
    await client.end();
    return { DATABASE_URL };
  }

  const opened = (env: Partial<Record<string, string>>): Database =>
    env['DATABASE_URL']
      ? openPostgres(env['DATABASE_URL'], 1, quiet)
      : openSqlite(join(folder, 'servery.db'), quiet);

  const withSid = (sid: string): Person => customerAt(url, { sid });
  const atConsole = (cookie: string): Person => customerAt(url, { AppMode: 'console' }, cookie);

  beforeAll(async () => {
    const env = await restored();
    const old = opened(env);
    before = await rowsIn(old);
    await old.write(({ q }) =>
      q
        .updateTable('orders')
        .set({ coupon_code: 'SPRING10', other_discount: 123 })
        .where('ref', '=', facts.order)
        .execute(),
    );
    await old.close();
    const config = readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      SERVERY_DATA: folder,
      ...env,
    });
    server = await buildServer(config, () => facts.now);
    // Counted before it works, so that nothing it does is taken for something that was lost.
    expect(await rowsIn(server.db)).toEqual(before);
    url = await server.listen();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('loses no row of what people own, and had some of each that matters', () => {
    for (const table of ['orders', 'cart', 'payment_attempt', 'standing_order', 'session'] as const)
      expect([table, (before[table] ?? 0) > 0]).toEqual([table, true]);
  });

  test('keeps the cart, the order, the account and the standing order of whoever had them', async () => {
    const venue = { store_id: 1, menu_id: 1 };
    const { order } = await withSid(facts.shopper).call('ManageCart.load_checkout', venue);
    expect(order.items.map(({ name, quantity }) => [name, quantity])).toEqual([['Rosemary Chips', 2]]);
    const placed = await withSid(facts.guest).call('OrderStatusDetailed', { order_id: facts.order });
    expect(placed.order.id).toBe(facts.order);
    const { customer } = await withSid(facts.member).call('CustomerAccount');
    expect(customer).toMatchObject({ email: 'member@example.com', balance: '24.50' });
    const { standing_order } = await withSid(facts.member).call('StandingOrders.load', {
      standing_order_id: facts.standing,
    });
    expect(standing_order.id).toBe(facts.standing);
  });

  test('knows what a promo took off an order, and that it was used', async () => {
    const uses = await server.db.read(({ q }) =>
      q
        .selectFrom('orders')
        .innerJoin('promo', 'promo.id', 'orders.promo_id')
        .innerJoin('promo_use', 'promo_use.order_id', 'orders.id')
        .select(['orders.ref', 'orders.promo_discount', 'promo.code'])
        .execute(),
    );
    expect(uses).toEqual([{ ref: facts.order, promo_discount: 123, code: 'SPRING10' }]);
  });

  test('has a screen for every kiosk and staff account of a venue', async () => {
    const screens = await server.db.read(({ q }) =>
      q
        .selectFrom('screen')
        .innerJoin('customer', 'customer.id', 'screen.customer_id')
        .leftJoin('terminal', 'terminal.customer_id', 'customer.id')
        .select([
          'screen.kind',
          'screen.name',
          'screen.pos_guid',
          'customer.email',
          'terminal.pos_guid as pinpad',
        ])
        .orderBy('screen.id')
        .execute(),
    );
    expect(screens.map(({ kind, email }) => [kind, email])).toEqual([
      ['kiosk', 'kiosk@example.com'],
      ['till', 'staff@example.com'],
      ['kiosk', 'kiosk@dune.example.com'],
      ['till', 'staff@dune.example.com'],
    ]);
    for (const { pos_guid, pinpad } of screens) expect(pos_guid).toBe(pinpad ?? '');
  });

  test('still asks about the payment that nobody knows the end of', async () => {
    const attempt = await server.db.read(({ q }) =>
      q
        .selectFrom('payment_attempt')
        .select(['id', 'state'])
        .where('submit_key', '=', facts.submitKey)
        .executeTakeFirstOrThrow(),
    );
    expect(attempt.state).toBe('unknown');
    const jobs = await server.db.read(({ q }) =>
      q.selectFrom('job').select('payload').where('kind', '=', 'payment').execute(),
    );
    expect(jobs.map(({ payload }) => payload).join()).toContain(attempt.id);
  });

  test('lets those in who were in, with what they could do, and gives each organisation somebody to lead it', async () => {
    const { user } = await atConsole(facts.kitchen).call('ConsoleSession');
    expect(user).toMatchObject({ role: 'Kitchen', merchant: { name: 'Banksia Kitchen' } });
    expect(user.venues).toHaveLength(1);
    const owner = await atConsole(facts.duneOwner).call('ConsoleSession');
    expect(owner.user).toMatchObject({ role: 'Owner', merchant: { name: 'Dune Cottesloe' } });
    expect(owner.user.venues).toHaveLength(3);
    const { people } = await atConsole(facts.duneOwner).call('ConsoleTeam');
    expect(people).toMatchObject([{ is_me: 1, places: [{ venue_id: 0, role: 'owner' }], invited_until: 0 }]);
  });
});
