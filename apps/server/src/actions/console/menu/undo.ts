import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import type { Change } from '@servery/domain/menu-editor/changes';
import type { Tx } from '#db/database';
import { type EditedParts, takeBack } from '#edits/take-back';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { readCategories, writeCategory } from '#stores/menu-editor/categories';
import { readGroups, usesOfGroup, writeGroup } from '#stores/menu-editor/groups';
import {
  categoriesOf,
  orderCategories,
  orderProducts,
  type PlacedCategory,
  productsOf,
} from '#stores/menu-editor/order';
import { findProduct, isPlaced, promoFor, writeProduct } from '#stores/menu-editor/products';

const PARTS: EditedParts = {
  product: {
    read: async (tx, { venueId, id }) => (await findProduct(tx, venueId, id))?.value,
    write: (tx, at, value) => writeProduct(tx, at, value as EditedProduct | undefined),
    isStuck: async (tx, { venueId, id }, value) => {
      if (!value) return (await promoFor(tx, venueId, [id])) !== undefined;
      const known = new Set((await readGroups(tx, venueId)).map((each) => each.id));
      return !(value as EditedProduct).options.every((group) => known.has(group));
    },
  },
  category: {
    read: async (tx, { venueId, id }) =>
      (await readCategories(tx, venueId)).find((each) => each.id === id)?.value,
    write: (tx, at, value) => writeCategory(tx, at, value as EditedCategory | undefined),
    isStuck: async (tx, { venueId, id }, value) => !value && (await productsOf(tx, venueId, id)).length > 0,
  },
  group: {
    read: async (tx, { venueId, id }) =>
      (await readGroups(tx, venueId)).find((each) => each.id === id)?.value,
    write: (tx, at, value) => writeGroup(tx, at, value as EditedGroup | undefined),
    isStuck: async (tx, { venueId, id }, value) => !value && (await usesOfGroup(tx, venueId, id)) > 0,
  },
  products_of: {
    read: async (tx, { venueId, id }) => ({ ids: await productsOf(tx, venueId, id) }),
    write: (tx, { venueId, id }, value) =>
      orderProducts(tx, { venueId, categoryId: id }, (value as { ids: number[] }).ids),
  },
  categories_of: {
    read: async (tx, { venueId, id }) => ({ categories: await categoriesOf(tx, venueId, id) }),
    write: (tx, { venueId }, value) =>
      orderCategories(tx, venueId, (value as { categories: PlacedCategory[] }).categories),
  },
};

/** A product stands in a category, and that on a menu. */
const isWhole = (tx: Tx, venueId: number, made: readonly Change[]): Promise<boolean> =>
  isPlaced(
    tx,
    venueId,
    made.filter((each) => each.kind === 'product' && each.before === null).map(({ id }) => id),
  );

export const consoleUndoEdit = writeAction('ConsoleMenu.undo', async (tx, input, caller) => {
  const wanted = { room: 'menu.edited', editId: input.edit_id, parts: PARTS, isWhole } as const;
  const back = await takeBack(tx, caller, wanted);
  return back.ok ? answer({ edit_id: back.editId }) : back;
});
