import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import type { Change } from '@servery/domain/menu-editor/changes';
import type { EditedParts } from '#edits/take-back';
import type { MenuSheet } from '#menu-sheet/sheet';
import type { PlacedCategory } from '#stores/menu-editor/order';
import { promoFor } from '#stores/menu-editor/products';

/** How the parts of a menu are read and written as a whole. */
export const partsOf = (sheet: MenuSheet): EditedParts => ({
  product: {
    read: async (_tx, { id }) => (await sheet.products([id]))[0]?.value,
    write: (_tx, { id }, value) => sheet.writeProduct(id, value as EditedProduct | undefined),
    isStuck: async (tx, { venueId, id }, value) => {
      if (!value) return (await promoFor(tx, venueId, [id])) !== undefined;
      const known = new Set((await sheet.groups()).map((each) => each.id));
      return !(value as EditedProduct).options.every((group) => known.has(group));
    },
  },
  category: {
    read: async (_tx, { id }) => (await sheet.categories()).find((each) => each.id === id)?.value,
    write: (_tx, { id }, value) => sheet.writeCategory(id, value as EditedCategory | undefined),
    isStuck: async (_tx, { id }, value) => !value && (await sheet.productsOf(id)).length > 0,
  },
  group: {
    read: async (_tx, { id }) => (await sheet.groups()).find((each) => each.id === id)?.value,
    write: (_tx, { id }, value) => sheet.writeGroup(id, value as EditedGroup | undefined),
    isStuck: async (_tx, { id }, value) => !value && (await sheet.usesOfGroup(id)) > 0,
  },
  products_of: {
    read: async (_tx, { id }) => ({ ids: await sheet.productsOf(id) }),
    write: (_tx, { id }, value) => sheet.orderProducts(id, (value as { ids: number[] }).ids),
  },
  categories_of: {
    read: async (_tx, { id }) => ({ categories: await sheet.categoriesOf(id) }),
    write: (_tx, { id }, value) =>
      sheet.orderCategories(id, (value as { categories: PlacedCategory[] }).categories),
  },
});

/** A product stands in a category, and that on a menu. */
export async function isWhole(sheet: MenuSheet, made: readonly Change[]): Promise<boolean> {
  const back = made.filter((each) => each.kind === 'product' && each.before === null).map(({ id }) => id);
  const there = new Set((await sheet.categories()).map(({ id }) => id));
  const products = await sheet.products(back);
  return products.length === back.length && products.every(({ categoryId }) => there.has(categoryId));
}
