import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServery, type Servery } from '../../testing/servery.ts';

let sqlite: Servery & { close(): Promise<void> };
let postgres: Servery & { close(): Promise<void> };
beforeAll(async () => {
  [sqlite, postgres] = await Promise.all([openServery('sqlite'), openServery('postgres')]);
});
afterAll(() => Promise.all([sqlite.close(), postgres.close()]));

const both = <T>(ask: (servery: Servery) => Promise<T>) => Promise.all([ask(sqlite), ask(postgres)]);

test('both engines answer the same menu, to the byte', async () => {
  const [one, two] = await both((servery) =>
    servery.person().send('Merchant', { menu_name: 'banksia-kitchen' }),
  );
  expect(JSON.stringify(one)).toBe(JSON.stringify(two));
});

test('both engines give the same rows of the same types', async () => {
  const [one, two] = await both((servery) =>
    servery.server.db.read(async (tx) => ({
      products: await tx.q.selectFrom('product').selectAll().orderBy('id').execute(),
      count: await tx.q
        .selectFrom('product')
        .select((of) => of.fn.countAll().as('n'))
        .executeTakeFirst(),
      sum: await tx.q
        .selectFrom('product')
        .select((of) => of.fn.sum('base_price').as('cents'))
        .executeTakeFirst(),
    })),
  );
  expect(one).toEqual(two);
  expect(typeof one.count?.n).toBe('number');
  expect(typeof one.sum?.cents).toBe('number');
});

test.each(['sqlite', 'postgres'] as const)(
  'on %s a refused change stores nothing, and neighbours in the batch stay',
  async (engine) => {
    const { db } = (engine === 'sqlite' ? sqlite : postgres).server;
    const put = (name: string, keep: boolean) =>
      db.write(
        (tx) => tx.q.insertInto('setting').values({ name, value: 'x' }).execute(),
        () => keep,
      );
    const broken = db.write(async (tx) => {
      await tx.q.insertInto('setting').values({ name: 'broken', value: 'x' }).execute();
      throw new Error('a bug');
    });
    const results = await Promise.allSettled([
      put('kept', true),
      put('refused', false),
      broken,
      put('also kept', true),
    ]);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const rows = await db.read((tx) =>
      tx.q.selectFrom('setting').select('name').where('value', '=', 'x').orderBy('name').execute(),
    );
    expect(rows.map((row) => row.name)).toEqual(['also kept', 'kept']);
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'on %s what is read beside an open change is the state before it, and what is read after it has it',
  async (engine) => {
    const { db } = (engine === 'sqlite' ? sqlite : postgres).server;
    const held = () =>
      db.read((tx) => tx.q.selectFrom('setting').select('value').where('name', '=', 'beside').execute());
    expect(await held()).toEqual([]);
    const within = await db.write(async (tx) => {
      await tx.q.insertInto('setting').values({ name: 'beside', value: 'x' }).execute();
      return held();
    });
    expect(within).toEqual([]);
    expect(await held()).toEqual([{ value: 'x' }]);
  },
);

test('on sqlite nothing can be changed by who only reads', async () => {
  const { db } = sqlite.server;
  const row = { name: 'by a reader', value: 'x' };
  const sneak = db.read((tx) => tx.q.insertInto('setting').values(row).execute());
  await expect(sneak).rejects.toThrow(/readonly/);
});
