import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { readMigrations, sqlFor } from '../apps/server/src/db/migrate.ts';
import { fillCarts, openStage, setStage } from '../bench/stage.ts';
import { ADD, SUBMIT } from '../bench/statements.ts';

test('the bench can set its stage: people with a session and a cart that can be filled', async () => {
  const stage = await setStage('sqlite', '', 2);
  const db = openStage(stage);
  await fillCarts(db, stage.productId);
  const carts = await db.read((tx) => tx.q.selectFrom('cart').select(['id', 'lines']).execute());
  await db.close();
  rmSync(dirname(stage.where), { recursive: true });
  expect(carts.map(({ id }) => id)).toEqual(stage.people.map(({ cartId }) => cartId));
  expect(carts.every(({ lines }) => lines.includes(String(stage.productId)))).toBe(true);
});

const today = new DatabaseSync(':memory:');
for (const migration of readMigrations()) today.exec(sqlFor('sqlite', migration));
afterAll(() => today.close());

test.each([...ADD, ...SUBMIT])('the schema of today has what a bare transaction asks for: %s', (sql) => {
  expect(() => today.prepare(sql)).not.toThrow();
});
