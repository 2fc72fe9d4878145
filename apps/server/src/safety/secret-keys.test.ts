import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#config';
import { KEY_FILE, secretKeys } from '#safety/secret-keys';

const root = mkdtempSync(join(tmpdir(), 'servery-keys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;
const folder = (): string => join(root, `data-${(count += 1)}`);
const at = (dataDir: string) => ({ dataDir, secretKeys: undefined });

test('the first start makes a key that nobody else can read, and the next one finds it', () => {
  const dataDir = folder();
  const [key] = secretKeys(at(dataDir));
  expect(key).toHaveLength(32);
  expect(statSync(join(dataDir, KEY_FILE)).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual([KEY_FILE]);
  expect(secretKeys(at(dataDir))).toEqual([key]);
  expect(secretKeys(at(folder()))).not.toEqual([key]);
});

test('a file may hold several keys, and has to hold keys that others cannot read', () => {
  const dataDir = folder();
  const file = join(dataDir, KEY_FILE);
  const keys = [randomBytes(32), randomBytes(32)];
  secretKeys(at(dataDir));
  writeFileSync(file, keys.map((key) => `${key.toString('base64')}\n`).join(''));
  expect(secretKeys(at(dataDir))).toEqual(keys);
  writeFileSync(file, 'short\n');
  expect(() => secretKeys(at(dataDir))).toThrow('is not a key: each line has to be 32 bytes as base64');
  chmodSync(file, 0o644);
  expect(() => secretKeys(at(dataDir))).toThrow(`chmod 600 ${file}`);
});

test('says what to do where no key can be kept', () => {
  const file = join(root, 'a-file');
  mkdirSync(root, { recursive: true });
  writeFileSync(file, '');
  expect(() => secretKeys(at(join(file, 'data')))).toThrow('set SECRETS_KEY');
});

test('keys of the settings go first, and are checked when the settings are read', () => {
  const keys = [randomBytes(32), randomBytes(32)];
  const config = readConfig({ SECRETS_KEY: keys.map((key) => key.toString('base64')).join(', ') });
  expect(secretKeys(config)).toEqual(keys);
  expect(() => readConfig({ SECRETS_KEY: 'short' })).toThrow('SECRETS_KEY is not 32 bytes as base64');
  expect(readConfig({}).secretKeys).toBeUndefined();
});
