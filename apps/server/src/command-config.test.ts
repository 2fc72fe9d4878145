import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { commandEnv } from '#command-config';
import { ConfigError } from '#config';
import { backedUpAt } from '#stores/settings';
import { openSqlite } from '#db/sqlite';
import { builtCommand } from '../testing/build-commands.ts';
import { quiet } from '../testing/empty-database.ts';
import { ownPlace } from '../testing/process.ts';
import { ROOT } from '../testing/servery.ts';

const folder = mkdtempSync(join(tmpdir(), 'servery-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SERVICE = 'DATABASE_URL=postgres://db/servery\nPUBLIC_URL="https://order.example.com"\n';
const settings = join(folder, 'servery.env');
writeFileSync(settings, SERVICE);

describe('a command', () => {
  test('has the settings of the service, and what the service sets itself', () => {
    const env = commandEnv({ PATH: '/bin' }, settings);
    expect(env).toEqual({
      PATH: '/bin',
      NODE_ENV: 'production',
      SERVERY_DATA: '/var/lib/servery',
      DATABASE_URL: 'postgres://db/servery',
      PUBLIC_URL: 'https://order.example.com',
    });
    const unit = readFileSync(join(ROOT, 'deploy/servery.service'), 'utf8');
    expect(unit).toContain(`Environment=NODE_ENV=${env['NODE_ENV']} SERVERY_DATA=${env['SERVERY_DATA']}\n`);
  });

  test('works on the database that somebody names, and on no other of the service', () => {
    expect(commandEnv({ SERVERY_DATA: '/restored' }, settings)).toMatchObject({
      SERVERY_DATA: '/restored',
      PUBLIC_URL: 'https://order.example.com',
    });
    expect(commandEnv({ SERVERY_DATA: '/restored' }, settings)).not.toHaveProperty('DATABASE_URL');
  });

  test('has what is set where it is run, where there is no service, and reads the file that it is told', () => {
    expect(commandEnv({ PATH: '/bin' }, join(folder, 'none'))).toEqual({ PATH: '/bin' });
    expect(commandEnv({ SERVERY_SETTINGS: settings }, join(folder, 'none'))).toMatchObject({
      DATABASE_URL: 'postgres://db/servery',
    });
    expect(() => commandEnv({ SERVERY_SETTINGS: join(folder, 'none') })).toThrow(ConfigError);
  });
});

const backup = (env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [builtCommand('backup')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test('a backup notes when it was made, and says of which database', async () => {
  const { env, remove } = await ownPlace('sqlite');
  onTestFinished(remove);
  const file = join(env['SERVERY_DATA'] ?? '', 'servery.db');
  const before = Date.now();
  const ran = backup(env);
  expect([ran.status, ran.stderr]).toEqual([0, `Database: ${file}\n`]);
  const db = openSqlite(file, quiet);
  expect(await db.read(backedUpAt)).toBeGreaterThanOrEqual(before);
  await db.close();
});

// Only root can be somebody else.
test.runIf(process.getuid?.() === 0)(
  'the service’s own user may not read its settings, and needs not',
  () => {
    chmodSync(folder, 0o755);
    chmodSync(settings, 0o600);
    const nobody = 65_534;
    const uid = process.geteuid?.() ?? 0;
    const asNobody = <T>(ask: () => T): T => {
      process.seteuid?.(nobody);
      try {
        return ask();
      } finally {
        process.seteuid?.(uid);
      }
    };
    const env = { SERVERY_DATA: '/var/lib/servery' };
    expect(commandEnv(env, settings)).toHaveProperty('PUBLIC_URL');
    expect(asNobody(() => commandEnv(env, settings))).toEqual(env);
    expect(() => asNobody(() => commandEnv({}, settings))).toThrow(/cannot be read \(EACCES\)/);
  },
);

// Only root can give something away.
test.runIf(process.getuid?.() === 0)('root makes backups that the service can write beside', async () => {
  const { env, remove } = await ownPlace('sqlite');
  onTestFinished(remove);
  const data = env['SERVERY_DATA'] ?? '';
  const owner = 65_534;
  execFileSync('chown', ['-R', `${owner}:${owner}`, data]);
  const ran = backup(env);
  expect([ran.status, ran.stdout]).toEqual([0, expect.stringContaining('Backed up')]);
  for (const made of ['backups', 'servery.db', 'servery.db-wal'])
    if (statSync(join(data, made), { throwIfNoEntry: false }))
      expect([made, statSync(join(data, made)).uid]).toEqual([made, owner]);
  expect(statSync(join(data, 'backups')).uid).toBe(owner);
});
