import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readSecretKeys } from '#config';

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
export const KEY_FILE = 'secrets.key';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const MISSING: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Made once, whole or not at all, however many processes start at the same moment. */
function makeKeyFile(file: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function readKeyFile(file: string): readonly Buffer[] {
  // Windows keeps no such rights.
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
    throw new ConfigError(`Others can read ${file}, which opens every stored secret. Run: chmod 600 ${file}`);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
  const keys = readSecretKeys(lines.filter((line) => line !== '').join(','));
  if (!keys) throw new ConfigError(`${file} is not a key: each line has to be 32 bytes as base64.`);
  return keys;
}

/** Those of the settings, or of a file in the data folder, which the first start makes. */
export function secretKeys({ secretKeys: set, dataDir }: Pick<Config, 'secretKeys' | 'dataDir'>) {
  if (set) return set;
  const file = join(dataDir, KEY_FILE);
  try {
    return readKeyFile(file);
  } catch (error) {
    if (!MISSING.has(codeOf(error))) throw error;
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    makeKeyFile(file);
  } catch (error) {
    throw new ConfigError(
      `No key for secrets could be kept at ${file} (${codeOf(error)}). Let the server write there, or set SECRETS_KEY.`,
    );
  }
  return readKeyFile(file);
}
