import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { columnPurpose, createSealer, keyNamedOn } from '#safety/seal';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const sealer = createSealer([oldKey]);

test('opens what it sealed, for the same purpose alone, and never seals twice alike', () => {
  const sealed = sealer.seal('secret of a pinpad', 'terminal 1');
  expect(sealed).not.toContain('secret');
  expect(sealer.open(sealed, 'terminal 1')).toBe('secret of a pinpad');
  expect(sealer.open(sealed, 'terminal 2')).toBeUndefined();
  expect(sealer.seal('secret of a pinpad', 'terminal 1')).not.toBe(sealed);
});

test('an envelope cannot be moved to another row, column or table', () => {
  const at = columnPurpose('payment_account', 'a', 'secrets');
  const sealed = sealer.seal('keys', at);
  expect(sealer.open(sealed, at)).toBe('keys');
  for (const [table, row, column] of [
    ['payment_account', 'b', 'secrets'],
    ['payment_account', 'a', 'facts'],
    ['terminal', 'a', 'secrets'],
  ] as const)
    expect(sealer.open(sealed, columnPurpose(table, row, column))).toBeUndefined();
});

test('opens nothing that was changed, made elsewhere or cut short', () => {
  const sealed = sealer.seal('secret', 'terminal 1');
  const other = createSealer([newKey]);
  expect(other.open(sealed, 'terminal 1')).toBeUndefined();
  const [version, key, body = ''] = sealed.split('.');
  expect(sealer.open(`${version}.${key}.A${body.slice(1)}A`, 'terminal 1')).toBeUndefined();
  expect(sealer.open(`${version}.${other.keyId}.${body}`, 'terminal 1')).toBeUndefined();
  for (const broken of ['', 'x', sealed.slice(0, 20), `${version}.${key}.`])
    expect(sealer.open(broken, 'terminal 1')).toBeUndefined();
});

test('a new key in front seals, and the old one still opens', () => {
  const before = sealer.seal('secret', 'terminal 1');
  const both = createSealer([newKey, oldKey]);
  expect(both.knows(before)).toBe(true);
  expect(both.open(before, 'terminal 1')).toBe('secret');
  const after = both.seal('secret', 'terminal 1');
  expect(keyNamedOn(after)).toBe(both.keyId);
  expect(keyNamedOn(after)).not.toBe(keyNamedOn(before));
  expect(sealer.knows(after)).toBe(false);
  expect(createSealer([newKey]).open(after, 'terminal 1')).toBe('secret');
});

test('opens what was sealed before envelopes named their key', () => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', oldKey, iv).setAAD(Buffer.from('terminal 1'));
  const body = Buffer.concat([cipher.update('secret'), cipher.final()]);
  const bare = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  expect(createSealer([newKey, oldKey]).open(bare, 'terminal 1')).toBe('secret');
  expect(createSealer([newKey]).open(bare, 'terminal 1')).toBeUndefined();
});
