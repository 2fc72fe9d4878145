import type { MenuRecords } from '@servery/domain/menu-editor/draft-change';
import type { Caller } from '#callers/caller';
import type { ReadTx, Tx } from '#db/database';
import { closeEdit } from '#edits/edit';
import type { MenuSheet } from '#menu-sheet/sheet';
import { addCategory, readCategories, writeCategory } from '#stores/menu-editor/categories';
import { addGroup, readGroups, usesOfGroup, writeGroup } from '#stores/menu-editor/groups';
import { categoriesOf, orderCategories, orderProducts, productsOf } from '#stores/menu-editor/order';
import {
  addProduct,
  changeFacts,
  countProducts,
  readProducts,
  writeProduct,
} from '#stores/menu-editor/products';

const ROOM = 'menu.edited';

/** Everything that is live. */
export const liveRecords = async (tx: ReadTx, venueId: number): Promise<MenuRecords> => ({
  categories: await readCategories(tx, venueId),
  products: await readProducts(tx, venueId),
  groups: await readGroups(tx, venueId),
});

/** What is changed on it is live at once. */
export const liveSheet = (tx: Tx, caller: Caller, venueId: number): MenuSheet => ({
  venueId,
  room: ROOM,
  menu: () => liveRecords(tx, venueId),
  products: async (only) => (only?.length === 0 ? [] : readProducts(tx, venueId, only)),
  categories: () => readCategories(tx, venueId),
  groups: () => readGroups(tx, venueId),
  productsOf: (id) => productsOf(tx, venueId, id),
  categoriesOf: (id) => categoriesOf(tx, venueId, id),
  countProducts: () => countProducts(tx, venueId),
  usesOfGroup: (id) => usesOfGroup(tx, venueId, id),
  addProduct: (categoryId, value) => addProduct(tx, { venueId, categoryId }, value),
  addCategory: (at, value) => addCategory(tx, { venueId, ...at }, value),
  addGroup: (value) => addGroup(tx, venueId, value),
  writeProduct: (id, value) => writeProduct(tx, { venueId, id, now: caller.now }, value),
  changeFacts: (id, value) => changeFacts(tx, { venueId, id, now: caller.now }, value),
  writeCategory: (id, value) => writeCategory(tx, { venueId, id }, value),
  writeGroup: (id, value) => writeGroup(tx, { venueId, id }, value),
  orderProducts: (categoryId, ids) => orderProducts(tx, { venueId, categoryId }, ids),
  orderCategories: (_menuId, categories) => orderCategories(tx, venueId, categories),
  close: (changes, undoes) =>
    closeEdit(tx, caller, { room: ROOM, changes, ...(undoes !== undefined && { undoes }) }),
});
