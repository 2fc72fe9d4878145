import type { Database } from '#db/database';

const PRODUCTS = 2000;
const GROUPS = 500;
const CATEGORIES = 40;
const OPTIONS = 4;

const upTo = (count: number): number[] => Array.from({ length: count }, (_each, at) => at);
const numbered = (name: string, at: number): string => `${name} ${String(at + 1).padStart(4, '0')}`;

/** A menu as large as they get, beside the one that a demo venue has: each product asks two groups of options. */
export async function makeLargeMenu(db: Database, slug: string): Promise<void> {
  await db.write(async ({ q }) => {
    const menu = await q.selectFrom('menu').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
    const like = await q
      .selectFrom('product')
      .selectAll()
      .where('venue_id', '=', menu.venue_id)
      .executeTakeFirstOrThrow();
    const category = await q
      .selectFrom('category')
      .selectAll()
      .where('id', '=', like.category_id)
      .executeTakeFirstOrThrow();
    const venue = { venue_id: menu.venue_id };
    const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
    const { id: _category, ...anyCategory } = category;
    const categories = idsOf(
      await q
        .insertInto('category')
        .values(
          upTo(CATEGORIES).map((at) => ({
            ...anyCategory,
            name: numbered('Shelf', at),
            position: 1000 + at,
          })),
        )
        .returning('id')
        .execute(),
    );
    const rules = { multiselect: 0, mandatory: 0, max_select: 1, code: '', version: 1, archived: 0 };
    const groups = idsOf(
      await q
        .insertInto('modifier_group')
        .values(upTo(GROUPS).map((at) => ({ ...venue, ...rules, name: numbered('Choice', at) })))
        .returning('id')
        .execute(),
    );
    const plain = { is_default: 0, available: 1, img: '', tint: '' };
    for (const group_id of groups)
      await q
        .insertInto('modifier_option')
        .values(
          upTo(OPTIONS).map((position) => ({
            ...venue,
            ...plain,
            group_id,
            position,
            descr: numbered('Kind', position),
            price_offset: position * 50,
          })),
        )
        .execute();
    const { id: _product, ...anyProduct } = like;
    for (const at of upTo(PRODUCTS)) {
      const { id } = await q
        .insertInto('product')
        .values({
          ...anyProduct,
          name: numbered('Pantry item', at),
          category_id: categories[at % CATEGORIES] ?? like.category_id,
          position: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const asked = [groups[at % GROUPS] ?? 0, groups[(at * 7 + 1) % GROUPS] ?? 0];
      await q
        .insertInto('product_modifier')
        .values(
          [...new Set(asked)].map((group_id, position) => ({ ...venue, product_id: id, group_id, position })),
        )
        .execute();
    }
  });
}
