import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, ConfigError, readConfig } from '#config';

/** Where the service of `deploy/` has its settings, and what it sets itself. */
const SERVICE_SETTINGS = '/etc/servery/servery.env';
const SERVICE_OWN = { NODE_ENV: 'production', SERVERY_DATA: '/var/lib/servery' };
/** Whoever names one means this database, and not the service's other one. */
const NAMES_DATABASE = ['SERVERY_DATA', 'DATABASE_URL'] as const;

type Env = Readonly<Record<string, string | undefined>>;

function readSettings(file: string): Env {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(
      `The settings in ${file} cannot be read (${why}). Run this as root, or set SERVERY_SETTINGS to a file that you may read.`,
    );
  }
}

/** Where Node itself keeps a process from looking, the settings are no settings of it. */
function isThere(file: string): boolean {
  try {
    return existsSync(file);
  } catch {
    return false;
  }
}

/** What was set where the command is run counts more than the settings of the service. */
export function commandEnv(env: Env, serviceFile = SERVICE_SETTINGS): Env {
  const named = env['SERVERY_SETTINGS'];
  const file = named ?? serviceFile;
  if (named === undefined && !isThere(file)) return env;
  const settings = named === undefined ? { ...SERVICE_OWN, ...readSettings(file) } : readSettings(file);
  const asked = NAMES_DATABASE.some((name) => env[name] !== undefined);
  const left = Object.entries(settings).filter(
    ([name]) => !asked || !NAMES_DATABASE.some((it) => it === name),
  );
  const set = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...left, ...set]);
}

/** What root makes in the data folder, the service could not write to any more: root goes on as its owner. */
function becomeOwner({ dataDir }: Config): void {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return;
  const { uid, gid } = statSync(dataDir);
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** Without the password that may be in its address. */
function placeOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === undefined) return join(dataDir, 'servery.db');
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}, ${pathname.slice(1)}`;
}

async function isNew({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (databaseUrl === undefined) return !existsSync(join(dataDir, 'servery.db'));
  const { hasNoTables } = await import('#db/backup/postgres-backup');
  return hasNoTables(databaseUrl);
}

/**
 * The settings of a command, which are the service's. Says which database it works on; one that is new is refused
 * unless it may be. `how` says what makes it so.
 */
export async function commandConfig(it: { mayBeNew: boolean; how?: string }): Promise<Config> {
  const config = readConfig(commandEnv(process.env));
  becomeOwner(config);
  const place = placeOf(config);
  process.stderr.write(`Database: ${place}\n`);
  if (it.mayBeNew || !(await isNew(config))) return config;
  const words = [`There is no database at ${place}. Is SERVERY_DATA or DATABASE_URL right?`, it.how];
  throw new ConfigError(words.join(' ').trim());
}
