import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#config';
import type { Head } from '#db/backup/format';
import { makeBackup } from '#db/backup/make-backup';
import { openSource, openTarget } from '#db/backup/open';
import type { Summary } from '#db/backup/read-backup';
import { restoreBackup } from '#db/backup/restore-backup';
import type { Engine } from '#db/database';
import { migrate, readMigrations } from '#db/migrate';
import { openPostgres } from '#db/postgres';
import { openSqlite } from '#db/sqlite';
import { braintreeEnv, chargesAt, chipsByCard, isCharge } from '../../../testing/cards.ts';
import { builtCommand } from '../../../testing/build-commands.ts';
import { emptyDatabases, quiet } from '../../../testing/empty-database.ts';
import { few, PATIENT } from '../../../testing/at-length.ts';
import { eventually } from '../../../testing/eventually.ts';
import { add, orderChips, visit } from '../../../testing/orders.ts';
import { ownPlace, startProcess } from '../../../testing/process.ts';
import { setProvider, startSandbox } from '../../../testing/sandbox.ts';
import { engines } from '../../../testing/engines.ts';
import { customerAt, type Person } from '../../../testing/servery.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'servery-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => join(folder, `${(files += 1)}.backup.gz`);
type Env = Record<string, string>;
const command = async (name: 'backup' | 'restore', args: string[], env: Env): Promise<string> => {
  const { stdout } = await run(process.execPath, [builtCommand(name), ...args], {
    env: { ...process.env, ...env },
  });
  return stdout;
};
/** What somebody reads who runs it and is refused. */
const refused = async (name: 'backup' | 'restore', args: string[], env: Env): Promise<string> => {
  const failed: unknown = await command(name, args, env).catch((error: unknown) => error);
  if (!(failed instanceof Error && 'stderr' in failed)) throw new Error('it was not refused');
  return String(failed.stderr);
};

const backUp = async (env: Env, file = newFile()): Promise<string> => {
  const source = await openSource(readConfig(env));
  await makeBackup(source, file, Date.UTC(2026, 10, 17)).finally(() => source.close());
  return file;
};
const restore = async (file: string, env: Env): Promise<Summary> => {
  const target = await openTarget(readConfig(env));
  return restoreBackup(file, target).finally(() => target.close());
};

const openDatabase = (env: Env) => {
  const { databaseUrl, dataDir } = readConfig(env);
  return databaseUrl ? openPostgres(databaseUrl, 1, quiet) : openSqlite(join(dataDir, 'servery.db'), quiet);
};

/** The text of a backup with another head, and a last line that fits it. */
function withHead(text: string, change: (head: Head) => Head): string {
  const [head = '', ...rest] = text.split('\n');
  const lines = [JSON.stringify(change(JSON.parse(head) as Head)), ...rest.slice(0, -2)].join('\n');
  const sha256 = hash('sha256', `${lines}\n`);
  const last = { ...(JSON.parse(rest.at(-2) ?? '') as object), sha256 };
  return `${lines}\n${JSON.stringify(last)}\n`;
}

/** All but the first line, which has the time, and the last, which has the checksum of all; in no order. */
const linesOf = (file: string): string[] =>
  gunzipSync(readFileSync(file)).toString().split('\n').slice(1, -2).toSorted();

const sameAt = (url: string, { sid = '' }: Person) => customerAt(url, { sid });

type Broken = { what: string; broken(whole: Buffer): Buffer; said: RegExp };
const rewritten = (change: (text: string) => string) => (whole: Buffer) =>
  gzipSync(change(gunzipSync(whole).toString()));
const BROKEN: Broken[] = [
  { what: 'cut', broken: (whole) => whole.subarray(0, whole.length >> 1), said: /ends too early/ },
  {
    what: 'without its last line',
    broken: rewritten((text) => `${text.split('\n').slice(0, -2).join('\n')}\n`),
    said: /ends too early/,
  },
  { what: 'something else', broken: () => Buffer.from('a letter'), said: /is damaged: what is compressed/ },
  {
    what: 'altered in a row',
    broken: rewritten((text) => text.replace('Rosemary Chips', 'Rosemary Chops')),
    said: /is damaged: the table \w+ is not what was written/,
  },
  {
    what: 'altered in its head',
    broken: rewritten((text) => text.replace('"made_at":"20', '"made_at":"19')),
    said: /is damaged: the whole of it/,
  },
  {
    what: 'of a newer version',
    broken: rewritten((text) =>
      withHead(text, (head) => ({
        ...head,
        server: '99.1.0',
        migrations: [...head.migrations, { name: '299912312359-later.sql', checksum: 'x' }],
      })),
    ),
    said: /of a newer version \(it has 299912312359-later.sql\)\. Restore it with .* 99\.1\.0/,
  },
  {
    what: 'of another history',
    broken: rewritten((text) =>
      withHead(text, (head) => ({
        ...head,
        migrations: head.migrations.map((each, at) => (at === 3 ? { ...each, checksum: 'x' } : each)),
      })),
    ),
    said: /made by another \d+-orders\.sql than the one here/,
  },
];

describe.each(engines())('on %s', (engine) => {
  const other = engine === 'sqlite' ? 'postgres' : 'sqlite';
  const newPostgres = emptyDatabases('postgres');
  const emptyPlace = async (on: Engine = engine): Promise<Env> => ({
    SERVERY_DATA: mkdtempSync(join(folder, 'place-')),
    DATABASE_URL: on === 'postgres' ? (await newPostgres()).url : '',
  });
  const place = async (): Promise<Env> => {
    const { env, remove } = await ownPlace(engine);
    onTestFinished(remove);
    return env;
  };

  test('a backup that is taken while people order is restored whole, and the server goes on with it', async () => {
    const sandbox = await startSandbox();
    onTestFinished(() => sandbox.close());
    const env = { ...(await place()), ...braintreeEnv(sandbox.url), ...PATIENT };
    const before = await startProcess(env);
    const browsing = customerAt(before.url);
    const venue = await visit(browsing);
    await add(browsing, venue, 'Rosemary Chips', 3);
    const paying = customerAt(before.url);
    const { fields } = await chipsByCard(paying);
    // The provider takes the money and never says so: a payment in doubt.
    await setProvider(sandbox, 'card', { mode: 'hang', times: 1 });
    const asked = paying.send('SubmitOrder', fields).catch(() => undefined);
    await eventually(async () => (await chargesAt(sandbox)).some(({ status }) => status === 'authorized'));

    let ordering = true;
    const placed: string[] = [];
    const others = (async () => {
      while (ordering) placed.push((await orderChips(customerAt(before.url))).order_id);
    })();
    await expect.poll(() => placed.length).toBeGreaterThan(2);
    const certain = [...placed];
    const file = newFile();
    expect(await command('backup', [file], env)).toMatch(/^Backed up \d+ rows of \d+ tables to /);
    ordering = false;
    await others;
    expect(placed.length).toBeGreaterThan(certain.length);
    before.child.kill('SIGKILL');
    await Promise.all([before.ended, asked]);

    const elsewhere = { ...env, ...(await emptyPlace()) };
    expect(await command('restore', [file], elsewhere)).toMatch(/^Restored \d+ rows/);
    const after = await startProcess(elsewhere);
    for (const order_id of certain)
      expect((await customerAt(after.url).call('OrderStatusDetailed', { order_id })).order.id).toBe(order_id);
    const { order } = await sameAt(after.url, browsing).call('ManageCart.load_checkout', venue.at);
    expect(order.items).toMatchObject([{ quantity: 3 }]);
    await eventually(async () => {
      const { ResponseCode } = await sameAt(after.url, paying).send('SubmitOrder', fields);
      return ResponseCode === 'SUCCESS';
    });
    expect((await chargesAt(sandbox)).filter(isCharge)).toHaveLength(1);
    after.child.kill('SIGTERM');
    expect(await after.ended).toBe(0);
  }, 300_000);

  test('a restored database has every row, and the next ids come after those that it has', async () => {
    const first = await backUp(await place());
    const elsewhere = await emptyPlace();
    await restore(first, elsewhere);
    expect(linesOf(await backUp(elsewhere))).toEqual(linesOf(first));
    expect(linesOf(first).length).toBeGreaterThan(300);
    const server = await startProcess(elsewhere);
    await orderChips(customerAt(server.url));
    server.child.kill('SIGTERM');
    await server.ended;
  });

  test('a backup sees one moment, whatever is written before it has come to a table', async () => {
    const env = await place();
    const source = await openSource(readConfig(env));
    await source.migrations();
    const db = openDatabase(env);
    await db.write(({ q }) => q.insertInto('setting').values({ name: 'meanwhile', value: 'x' }).execute());
    await db.close();
    const rows = await Array.fromAsync(source.rows({ name: 'setting', columns: ['name'] }));
    await source.close();
    const names = new Set(rows.flat().map(([name]) => name));
    expect([names.has('demo'), names.has('meanwhile')]).toEqual([true, false]);
  });

  test('a database that holds anything is not restored into, and keeps what it has', async () => {
    const env = await place();
    const file = await backUp(env);
    await expect(restore(file, env)).rejects.toThrow(/This database is not empty, and nothing was changed/);
    expect(linesOf(await backUp(env))).toEqual(linesOf(file));
  });

  test('a backup of an older version is restored as it was, and the next start brings it up to date', async () => {
    const file = await backUp(await place());
    const next = { name: '299912312359-later.sql', sql: 'create table later (id @id)', checksum: 'x' };
    const newer = [...readMigrations(), next];
    const elsewhere = await emptyPlace();
    const target = await openTarget(readConfig(elsewhere));
    await restoreBackup(file, target, newer).finally(() => target.close());
    expect(linesOf(await backUp(elsewhere))).toEqual(linesOf(file));
    const db = openDatabase(elsewhere);
    expect(await migrate(db, newer).finally(() => db.close())).toEqual([next.name]);
  });

  // What is read of a file is not the engine's; that nothing stays of one that is refused, is.
  test.each(few(BROKEN, engine === 'sqlite' ? BROKEN.length : 2))(
    'a backup that is $what is refused with words, and the database stays empty',
    async ({ broken, said }) => {
      const bad = newFile();
      writeFileSync(bad, broken(readFileSync(await backUp(await place()))));
      const elsewhere = await emptyPlace();
      await expect(restore(bad, elsewhere)).rejects.toThrow(said);
      const { rows } = await restore(await backUp(await place()), elsewhere);
      expect(rows).toBeGreaterThan(300);
    },
  );

  test('a row that points at nothing is refused, and nothing of the backup is kept', async () => {
    const env = await place();
    const lost = newFile();
    const text = gunzipSync(readFileSync(await backUp(env))).toString();
    const lines = text.split('\n');
    const from = lines.findIndex((line) => line.startsWith('{"table":"menu",'));
    const to = lines.findIndex((line) => line.startsWith('{"end":"menu",'));
    const without = lines.toSpliced(from + 1, to - from - 1);
    const end = { end: 'menu', rows: 0, sha256: hash('sha256', '') };
    without[from + 1] = JSON.stringify(end);
    const last = JSON.parse(without.at(-2) ?? '') as { rows: number };
    without[without.length - 2] = JSON.stringify({ ...last, rows: last.rows - (to - from - 1) });
    writeFileSync(lost, gzipSync(withHead(without.join('\n'), (head) => head)));
    const elsewhere = await emptyPlace();
    await expect(restore(lost, elsewhere)).rejects.toThrow(/foreign key/i);
    await restore(await backUp(env), elsewhere);
  });

  test('a backup is the same for the other engine', async () => {
    const file = await backUp(await place());
    const elsewhere = await emptyPlace(other);
    await restore(file, elsewhere);
    const rowsOf = (of: string) => linesOf(of).filter((line) => line.startsWith('['));
    expect(rowsOf(await backUp(elsewhere))).toEqual(rowsOf(file));
  });
});

test('only the venue reads a backup, and one that is there is not written over', async () => {
  const { env, remove } = await ownPlace('sqlite');
  onTestFinished(remove);
  const file = newFile();
  await command('backup', [file], env);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await refused('backup', [file], env)).toMatch(/is there already/);
  expect(await refused('restore', [file], env)).toMatch(/not empty/);
  expect(await refused('restore', [], env)).toMatch(/Say which backup/);
  expect(await refused('restore', [join(folder, 'nothing')], env)).toMatch(/There is no backup at/);
  expect(await refused('backup', [], { ...env, SERVERY_DATA: join(folder, 'nowhere') })).toMatch(
    /There is no database at .*Is SERVERY_DATA or DATABASE_URL right\?/,
  );
});
