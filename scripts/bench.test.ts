import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { fillCarts, openStage, setStage } from '../bench/stage.ts';

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
