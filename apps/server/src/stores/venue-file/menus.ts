import type { WholeVenueFile } from '@servery/contract/venue-file/venue-file';
import { categoriesIn, productsIn } from '@servery/domain/venue-file/parts';
import type { ReadTx, Tx } from '#db/database';
import { dropCategories, readCategories, writeCategories } from '#stores/venue-file/categories';
import { readMenus, writeMenus } from '#stores/venue-file/menu-settings';
import { readGroups, writeGroups } from '#stores/venue-file/option-groups';
import { readProducts, writeProducts } from '#stores/venue-file/products';

type Catalogue = Pick<WholeVenueFile, 'menus' | 'option_groups'>;
type Menu = WholeVenueFile['menus'][number];

async function categoriesOf(
  tx: ReadTx,
  at: { venueId: number; menuId: number },
  keyOf: ReadonlyMap<number, string>,
): Promise<Menu['categories']> {
  const categories = await readCategories(tx, at);
  const products = (await readProducts(tx, at, { categories, keyOf })).filter((each) => !each.isArchived);
  const inside = (id: number) => products.filter((each) => each.categoryId === id).map(({ item }) => item);
  const within = (parent: number | undefined) =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, item }) => ({ id, category: { ...item, products: inside(id) } }));
  return within(undefined).map(({ id, category }) => ({
    ...category,
    categories: within(id).map((inner) => inner.category),
  }));
}

export async function readCatalogue(tx: ReadTx, venueId: number): Promise<Catalogue> {
  const groups = await readGroups(tx, venueId);
  const keyOf = new Map(groups.map(({ id, item }) => [id, item.key]));
  const menus: Menu[] = [];
  for (const { id: menuId, item } of await readMenus(tx, venueId))
    menus.push({ ...item, categories: await categoriesOf(tx, { venueId, menuId }, keyOf) });
  return {
    option_groups: Object.fromEntries(groups.map(({ item }) => [item.key, item.group])),
    menus,
  };
}

/** Products are read before anything of the menu moves: they are known by where they stood. */
async function writeMenu(
  tx: Tx,
  at: { venueId: number; menuId: number; now: number },
  { menu, groupIds }: { menu: Menu; groupIds: ReadonlyMap<string, number> },
): Promise<void> {
  const categories = await readCategories(tx, at);
  const held = await readProducts(tx, at, { categories, keyOf: new Map() });
  const { ids, unwanted } = await writeCategories(tx, at, categoriesIn(menu));
  await writeProducts(tx, at, { held, products: productsIn(menu), categoryIds: ids, groupIds });
  await dropCategories(tx, at.venueId, unwanted);
}

export async function writeCatalogue(
  tx: Tx,
  { venueId, now }: { venueId: number; now: number },
  wanted: Catalogue,
): Promise<void> {
  const groups = Object.entries(wanted.option_groups).map(([key, group]) => ({ key, group }));
  const groupIds = await writeGroups(tx, venueId, groups);
  const menuIds = await writeMenus(tx, venueId, wanted.menus);
  for (const menu of wanted.menus) {
    const menuId = menuIds.get(menu.slug) as number;
    await writeMenu(tx, { venueId, menuId, now }, { menu, groupIds });
  }
}
