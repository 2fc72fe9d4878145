import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { importFolders } from '#brand/import-folders';
import { keepBrands } from '#brand/keep-brands';
import { knownTexts, textsIn } from '#brand/own-texts';
import type { Database } from '#db/database';
import { migrate } from '#db/migrate';
import { createBus } from '#live/bus';
import { brandRows, changeBrand } from '#stores/brands';
import { emptyDatabases } from '../../testing/empty-database.ts';
import { engines } from '../../testing/engines.ts';
import { ROOT } from '../../testing/servery.ts';

const BRANDS = join(ROOT, 'brands');
const known = knownTexts(textsIn(BRANDS));
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type BrandJson = { name: string; token: string; hosts: string[]; theme: { light: Record<string, string> } };

/** Two of the demo's brands, in a folder of their own. */
function brandsIn(...codes: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'servery-brands-'));
  made.push(dir);
  for (const code of codes) cpSync(join(BRANDS, code, 'brand.json'), join(dir, code, 'brand.json'));
  const change = (code: string, by: (brand: BrandJson) => void) => {
    const file = join(dir, code, 'brand.json');
    const brand = JSON.parse(readFileSync(file, 'utf8')) as BrandJson;
    by(brand);
    writeFileSync(file, JSON.stringify(brand));
    return JSON.stringify(brand);
  };
  return { dir, change };
}

function listening() {
  const said: string[] = [];
  const log = { info: () => {}, error: (_facts: object, text: string) => void said.push(text) };
  return { said, log };
}

describe.each(engines())('brands, on %s', (engine) => {
  const empty = emptyDatabases(engine);
  const fresh = async () => {
    const { db } = await empty();
    await migrate(db);
    return db;
  };
  const start = async (db: Database, dir: string, log = listening().log) => {
    await importFolders(db, dir, { log, now: 1, known });
    const brands = await keepBrands({ db, bus: createBus(), log, known, fallback: undefined });
    brands.close();
    return brands;
  };
  const versions = async (db: Database) =>
    (await db.read(brandRows)).map(({ code, version }) => [code, version]);

  test('come in from their folders once, each with an organisation of its own', async () => {
    const db = await fresh();
    const { dir } = brandsIn('demo', 'harbour');
    const brands = await start(db, dir);
    expect(brands.all.map(({ code }) => code)).toEqual(['demo', 'harbour']);
    await start(db, dir);
    expect(await versions(db)).toEqual([
      ['demo', 1],
      ['harbour', 1],
    ]);
    const names = await db.read(({ q }) =>
      q.selectFrom('organisation').select('name').orderBy('id').execute(),
    );
    expect(names.map(({ name }) => name)).toEqual(['Banksia Kitchen', 'Harbour Noodle Bar']);
  });

  test('come in again when their folder changes, and not once somebody has changed them here', async () => {
    const db = await fresh();
    const { dir, change } = brandsIn('demo');
    await start(db, dir);
    change('demo', (brand) => Object.assign(brand, { name: 'Banksia Two' }));
    expect((await start(db, dir)).byCode('demo')?.name).toBe('Banksia Two');
    const definition = change('demo', (brand) => Object.assign(brand, { name: 'Edited here' }));
    await db.write((tx) =>
      changeBrand(tx, {
        code: 'demo',
        token: 'demo-token',
        hosts: ['localhost'],
        definition,
        legal: { terms: '', privacy: '' },
        editedAt: 5,
      }),
    );
    change('demo', (brand) => Object.assign(brand, { name: 'Folder again' }));
    expect((await start(db, dir)).byCode('demo')?.name).toBe('Edited here');
  });

  test('one that cannot be read is refused alone, with the pair of colours that fails', async () => {
    const db = await fresh();
    const { dir, change } = brandsIn('demo', 'harbour');
    change('demo', (brand) => Object.assign(brand.theme.light, { ink: '#cccccc' }));
    const { said, log } = listening();
    const brands = await start(db, dir, log);
    expect(brands.all.map(({ code }) => code)).toEqual(['harbour']);
    expect(said.join()).toMatch(/light colours cannot be read[^]*ink on surface is 1\.\d+:1/);
  });

  test('keep their shop where they reword a text that the product has given up, and the other words with it', async () => {
    const db = await fresh();
    const { dir, change } = brandsIn('demo');
    await importFolders(db, dir, { log: listening().log, now: 1, known });
    const [name = ''] = known.keys();
    const text = known.get(name) ?? '';
    const texts = { 'menu.longGone': 'As ever', [name]: text };
    const old = change('demo', (brand) => Object.assign(brand, { texts }));
    await db.write(({ q }) => q.updateTable('brand').set({ definition: old, version: 9 }).execute());
    const brands = await keepBrands({
      db,
      bus: createBus(),
      log: listening().log,
      known,
      fallback: undefined,
    });
    brands.close();
    expect(brands.byCode('demo')).toMatchObject({ version: 9, texts: { [name]: text } });
    expect(brands.byCode('demo')?.texts).not.toHaveProperty(['menu.longGone']);
    // Who writes a brand now is told.
    const source = { definition: old, legal: { terms: '', privacy: '' }, version: 10 };
    expect(() => brands.read(source, 'demo')).toThrow('menu.longGone is not a text of the product');
  });

  test('a version that cannot be read leaves the one before, and every other brand', async () => {
    const db = await fresh();
    const { dir, change } = brandsIn('demo', 'harbour');
    await importFolders(db, dir, { log: listening().log, now: 1, known });
    const { said, log } = listening();
    const brands = await keepBrands({ db, bus: createBus(), log, known, fallback: undefined });
    const broken = change('demo', (brand) => Object.assign(brand.theme.light, { ink: '#cccccc' }));
    await db.write(({ q }) =>
      q.updateTable('brand').set({ definition: broken, version: 9 }).where('code', '=', 'demo').execute(),
    );
    await brands.look();
    brands.close();
    expect(said.join()).toContain('ink on surface');
    expect(brands.byCode('demo')?.version).toBe(1);
    expect(brands.byCode('harbour')?.version).toBe(1);
  });

  test('leave the installation’s own address to the brand that answers there', async () => {
    const db = await fresh();
    const { dir, change } = brandsIn('demo', 'harbour');
    const { log } = listening();
    const ownHost = 'order.example.com';
    const brands = await keepBrands({ db, bus: createBus(), log, known, fallback: 'demo', ownHost });
    brands.close();
    const claims = (code: string) => ({
      definition: change(code, (brand) => Object.assign(brand, { hosts: [ownHost] })),
      legal: { terms: '', privacy: '' },
      version: 1,
    });
    expect(() => brands.read(claims('harbour'), dir)).toThrow('order.example.com is another brand’s address');
    expect(brands.read(claims('demo'), dir).hosts).toEqual([ownHost]);
  });

  test('that claim a host or a token of another are refused, whichever came second', async () => {
    const db = await fresh();
    const { dir, change } = brandsIn('demo', 'harbour');
    change('harbour', (brand) => Object.assign(brand, { hosts: ['localhost'] }));
    const { said, log } = listening();
    expect((await start(db, dir, log)).all.map(({ code }) => code)).toEqual(['demo']);
    expect(said.join()).toContain('localhost is another brand’s already');
    change('harbour', (brand) =>
      Object.assign(brand, { hosts: ['noodles.example.com'], token: 'demo-token' }),
    );
    expect((await start(db, dir, log)).all.map(({ code }) => code)).toEqual(['demo']);
    change('harbour', (brand) => Object.assign(brand, { token: 'harbour-token' }));
    const brands = await start(db, dir);
    expect(brands.byHost('noodles.example.com:443')?.code).toBe('harbour');
    expect(brands.byHost('elsewhere.example.com')).toBeUndefined();
  });
});
