import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from '#safety/seal';

const sealer = createSealer(randomBytes(32));

test('opens what it sealed, for the same purpose alone, and never seals twice alike', () => {
  const sealed = sealer.seal('secret of a pinpad', 'terminal 1');
  expect(sealed).not.toContain('secret');
  expect(sealer.open(sealed, 'terminal 1')).toBe('secret of a pinpad');
  expect(sealer.open(sealed, 'terminal 2')).toBeUndefined();
  expect(sealer.seal('secret of a pinpad', 'terminal 1')).not.toBe(sealed);
});

test('opens nothing that was changed, made elsewhere or cut short', () => {
  const sealed = sealer.seal('secret', 'terminal 1');
  const other = createSealer(randomBytes(32));
  expect(other.open(sealed, 'terminal 1')).toBeUndefined();
  expect(sealer.open(`A${sealed.slice(1)}A`, 'terminal 1')).toBeUndefined();
  for (const broken of ['', 'x', sealed.slice(0, 20)])
    expect(sealer.open(broken, 'terminal 1')).toBeUndefined();
});
