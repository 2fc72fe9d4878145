import type { OptionGroup } from '@servery/domain/cart/options';
import { valueIn } from '@servery/domain/fields/field';
import { CATEGORY_FIELDS, PRODUCT_FIELDS } from '@servery/domain/menu-editor/fields';
import { longerOf, runOut } from '@servery/domain/stock/count';
import { categoryModel, groupModel, productModel } from '@servery/domain/venue/menu-model';
import type { VenueCategory } from '@servery/domain/venue/model';
import type { Selectable } from 'kysely';
import type { ReadTx } from '#db/database';
import type { MenuTable, ProductTable } from '#db/tables/catalogue';
import { readGroups } from '#stores/menu-editor/groups';
import { groupBy } from '#stores/venue/group-by';
import { stockOfVenue } from '#stores/stock';
import { daysOfVenue } from '#stores/stock-days';

async function rowsOfMenu(tx: ReadTx, menu: Selectable<MenuTable>) {
  const venueId = menu.venue_id;
  return {
    links: await tx.q
      .selectFrom('product_modifier')
      .selectAll()
      .where('venue_id', '=', venueId)
      .orderBy('position')
      .orderBy('group_id')
      .execute(),
    soldOut: await tx.q.selectFrom('sold_out').selectAll().where('venue_id', '=', venueId).execute(),
    products: await tx.q
      .selectFrom('product')
      .selectAll()
      .where('venue_id', '=', venueId)
      .where('archived', '=', 0)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    categories: await tx.q
      .selectFrom('category')
      .selectAll()
      .where('menu_id', '=', menu.id)
      .where('archived', '=', 0)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  };
}

/** The days for which none is left of what is counted by the day. A menu that counts none so asks nothing. */
async function soldOutDays(
  tx: ReadTx,
  venueId: number,
  products: readonly Selectable<ProductTable>[],
): Promise<Map<number, string[]>> {
  if (products.every((product) => product.daily_count === 0)) return new Map();
  const gone = (await daysOfVenue(tx, venueId)).filter(({ left }) => left === 0);
  const byProduct = groupBy(gone, ({ productId }) => productId);
  return new Map([...byProduct].map(([id, days]) => [id, days.map(({ day }) => day)]));
}

export async function loadCategories(tx: ReadTx, menu: Selectable<MenuTable>): Promise<VenueCategory[]> {
  const held = await readGroups(tx, menu.venue_id);
  const groups = new Map(held.map(({ id, value }): [number, OptionGroup] => [id, groupModel(id, value)]));
  const { links, soldOut, products, categories } = await rowsOfMenu(tx, menu);
  const stock = await stockOfVenue(tx, menu.venue_id);
  const soldOutOn = await soldOutDays(tx, menu.venue_id, products);
  const linksOf = groupBy(links, (link) => link.product_id);
  const soldOutOf = new Map(soldOut.map((row) => [row.product_id, { text: row.text, until: row.until }]));
  const productsOf = groupBy(products, (product) => product.category_id);
  const read = categories.map((row) => ({ row, value: valueIn(CATEGORY_FIELDS, row) }));
  const valueOf = new Map(read.map(({ row, value }) => [row.id, value]));
  return read.map(({ row: { id, parent_id: parentId }, value }) => {
    const parent = valueOf.get(parentId ?? 0);
    const sold = (productsOf.get(id) ?? []).map((row) =>
      productModel(
        {
          id: row.id,
          categoryId: row.category_id,
          value: {
            ...valueIn(PRODUCT_FIELDS, row),
            options: (linksOf.get(row.id) ?? []).map((link) => link.group_id),
          },
        },
        {
          within: [value, ...(parent ? [parent] : [])],
          groups,
          live: {
            soldOut: longerOf(
              soldOutOf.get(row.id),
              row.daily_count > 0 ? undefined : runOut(stock.get(row.id)),
            ),
            soldOutOn: soldOutOn.get(row.id) ?? [],
            isCounted: stock.has(row.id),
          },
        },
      ),
    );
    return categoryModel({ id, parentId: parentId ?? undefined, value }, sold);
  });
}
