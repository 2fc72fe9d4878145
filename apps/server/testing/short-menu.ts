import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Tx } from '#db/database';

const E2E = resolve(import.meta.dirname, '../../../e2e');
/** A category is still a list with as many. */
const AT_LEAST = 2;

/** All that screens and their helpers say. */
const spoken = (): string =>
  globSync('{,screens/}*.ts', { cwd: E2E })
    .map((file) => readFileSync(join(E2E, file), 'utf8'))
    .join('\n');

/**
 * Leaves the first dishes of each category, those that are sold out and those that a screen test names: a page without a
 * browser takes its time for each dish, and hundreds of tests open the menu.
 */
export async function shortenMenus(tx: Tx): Promise<void> {
  const words = spoken();
  const soldOut = await tx.q.selectFrom('sold_out').select('product_id').execute();
  const kept = new Set(soldOut.map(({ product_id }) => product_id));
  const dishes = await tx.q
    .selectFrom('product')
    .select(['id', 'name', 'category_id'])
    .orderBy('position')
    .execute();
  const perCategory = new Map<number, number>();
  for (const { id, name, category_id } of dishes) {
    const before = perCategory.get(category_id) ?? 0;
    perCategory.set(category_id, before + 1);
    if (before < AT_LEAST || words.includes(name)) kept.add(id);
  }
  const gone = dishes.map(({ id }) => id).filter((id) => !kept.has(id));
  await tx.q.deleteFrom('product_modifier').where('product_id', 'in', gone).execute();
  await tx.q.deleteFrom('product').where('id', 'in', gone).execute();
}
