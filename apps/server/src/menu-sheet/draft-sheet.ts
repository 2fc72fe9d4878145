import { placedOf } from '@servery/domain/menu-editor/draft-order';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import type { Tx } from '#db/database';
import { liveRecords } from '#menu-sheet/live-sheet';
import type { MenuSheet } from '#menu-sheet/sheet';
import { openWishes, type Wishes } from '#menu-sheet/wishes';
import { addCategory, writeCategory } from '#stores/menu-editor/categories';
import { readDraft } from '#stores/menu-editor/draft';
import { addGroup, writeGroup } from '#stores/menu-editor/groups';
import { addProduct, writeProduct } from '#stores/menu-editor/products';

const ROOM = 'menu.drafted';

type At = { caller: Caller; venueId: number; wishes: Wishes };

/** What is made for the draft has a row from the start, out of sight until it is published: its id never changes. */
function makeWaiting(
  tx: Tx,
  { caller: { now }, venueId, wishes }: At,
): Pick<MenuSheet, `add${string}` & keyof MenuSheet> {
  return {
    addProduct: async (categoryId, value) => {
      const id = await addProduct(tx, { venueId, categoryId }, { ...value, options: [] });
      await writeProduct(tx, { venueId, id, now }, undefined);
      await wishes.put({ kind: 'product', id }, value);
      return id;
    },
    addCategory: async (at, value) => {
      const id = await addCategory(tx, { venueId, ...at }, value);
      await writeCategory(tx, { venueId, id }, undefined);
      await wishes.put({ kind: 'category', id }, value);
      return id;
    },
    addGroup: async (value) => {
      const id = await addGroup(tx, venueId, value);
      await writeGroup(tx, { venueId, id }, undefined);
      await wishes.put({ kind: 'group', id }, value);
      return id;
    },
  };
}

const sheetOf = (tx: Tx, { caller, venueId, wishes }: At): MenuSheet => ({
  venueId,
  room: ROOM,
  menu: () => Promise.resolve(wishes.menu()),
  products: (only) => {
    const wanted = only && new Set(only);
    const { products } = wishes.menu();
    return Promise.resolve(wanted ? products.filter(({ id }) => wanted.has(id)) : products);
  },
  categories: () => Promise.resolve(wishes.menu().categories),
  groups: () => Promise.resolve(wishes.menu().groups),
  productsOf: (id) => Promise.resolve(wishes.productsOf(id)),
  categoriesOf: (menuId) =>
    Promise.resolve(
      wishes
        .menu()
        .categories.filter((each) => each.menuId === menuId)
        .map(placedOf),
    ),
  countProducts: () => Promise.resolve(wishes.menu().products.length),
  usesOfGroup: (id) =>
    Promise.resolve(wishes.menu().products.filter(({ value }) => value.options.includes(id)).length),
  ...makeWaiting(tx, { caller, venueId, wishes }),
  writeProduct: (id, value) => wishes.put({ kind: 'product', id }, value),
  changeFacts: (id, value) => wishes.put({ kind: 'product', id }, value),
  writeCategory: (id, value) => wishes.put({ kind: 'category', id }, value),
  writeGroup: (id, value) => wishes.put({ kind: 'group', id }, value),
  orderProducts: (categoryId, ids) => Promise.resolve(wishes.orderProducts(categoryId, ids)),
  orderCategories: (menuId, categories) => Promise.resolve(wishes.orderCategories(menuId, categories)),
  close: async (changes, undoes = '') => {
    await wishes.save();
    const made = changes.filter((each) => each !== undefined);
    if (made.length > 0)
      return note(tx, caller, { action: ROOM, subject: undoes, details: { changes: made }, isWhole: true });
    caller.noted = true;
    return 0;
  },
});

/** The menu as the draft has it: what is changed on it nobody sees until it is published. */
export async function draftSheet(
  tx: Tx,
  caller: Caller,
  venueId: number,
): Promise<{ sheet: MenuSheet; wishes: Wishes }> {
  const live = await liveRecords(tx, venueId);
  const wishes = openWishes(tx, { venueId, live, draft: await readDraft(tx, venueId) });
  return { wishes, sheet: sheetOf(tx, { caller, venueId, wishes }) };
}
