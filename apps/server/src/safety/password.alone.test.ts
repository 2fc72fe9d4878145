import type * as Crypto from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';

const derived = vi.hoisted(() => ({ calls: [] as unknown[][] }));
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof Crypto>();
  const argon2 = (...given: Parameters<typeof real.argon2>) => {
    derived.calls.push([given[0], Object.entries(given[1]).filter(([name]) => name !== 'nonce')]);
    real.argon2(...given);
  };
  return { ...real, argon2 };
});
const { hashSecret, secretFits } = await import('#safety/password');

beforeEach(() => {
  derived.calls = [];
});

test('a secret fits its own hash and no other, and two hashes of it differ', async () => {
  const [one, two] = [await hashSecret('246810'), await hashSecret('246810')];
  expect(one).toMatch(/^argon2id\$/);
  expect(one).not.toBe(two);
  expect(await secretFits('246810', one)).toBe(true);
  expect(await secretFits('246811', one)).toBe(false);
});

test('as much work is done where nobody has the account', async () => {
  const stored = await hashSecret('a fine secret');
  derived.calls = [];
  expect(await secretFits('guess', stored)).toBe(false);
  expect(await secretFits('guess', undefined)).toBe(false);
  expect(derived.calls).toHaveLength(2);
  expect(derived.calls[0]).toEqual(derived.calls[1]);
});

test('a hash says what it was made with, so that a cost can be raised and older hashes still fit', async () => {
  const cheap = await hashSecret('a fine secret', { memory: 8192, passes: 1, parallelism: 1 });
  expect(cheap).toMatch(/^argon2id\$m=8192,t=1,p=1\$/);
  expect(await secretFits('a fine secret', cheap)).toBe(true);
  expect(await secretFits('a fine secret', cheap.replace('m=8192', 'm=16384'))).toBe(false);
  const today = await hashSecret('a fine secret');
  const ofBefore = today.replace(/\$m=[^$]*\$/, '$');
  expect(ofBefore.split('$')).toHaveLength(3);
  expect(await secretFits('a fine secret', ofBefore)).toBe(true);
  expect(await secretFits('another', ofBefore)).toBe(false);
});
