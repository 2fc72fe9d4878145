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

/** Nothing where it may not be read, and need not be. */
function readSettings(file: string, isNeeded: boolean): Env | undefined {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!isNeeded) return undefined;
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

/**
 * What was set where the command is run counts more than the settings of the service. Whoever may not read those needs
 * none where the database is named, as the units of `deploy/` do for their own user.
 */
export function commandEnv(env: Env, serviceFile = SERVICE_SETTINGS): Env {
  const { SERVERY_SETTINGS: named } = env;
  const isNamed = NAMES_DATABASE.some((name) => env[name] !== undefined);
  if (named === undefined && !isThere(serviceFile)) return env;
  const read = readSettings(named ?? serviceFile, named !== undefined || !isNamed);
  if (!read) return env;
  const settings = named === undefined ? { ...SERVICE_OWN, ...read } : read;
  const left = Object.entries(settings).filter(
    ([name]) => !isNamed || !NAMES_DATABASE.some((it) => it === name),
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
