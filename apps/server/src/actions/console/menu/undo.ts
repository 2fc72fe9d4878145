import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import { fail } from '@servery/domain/failure';
import { type Change, type ChangedKind, changeOf, takenBack } from '@servery/domain/menu-editor/changes';
import { closeEdit, openEdit } from '#actions/console/menu/edit';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { readCategories, writeCategory } from '#stores/menu-editor/categories';
import { findEdit } from '#stores/menu-editor/edits';
import { readGroups, usesOfGroup, writeGroup } from '#stores/menu-editor/groups';
import {
  categoriesOf,
  orderCategories,
  orderProducts,
  type PlacedCategory,
  productsOf,
} from '#stores/menu-editor/order';
import { findProduct, isPlaced, promoFor, writeProduct } from '#stores/menu-editor/products';

type At = { venueId: number; id: number };
/** How a part of the menu is read and written as a whole; nothing is one that is not there. */
type Part = {
  read(tx: Tx, at: At): Promise<object | undefined>;
  write(tx: Tx, at: At, value: object | undefined): Promise<void>;
  /** Whether it cannot go, or come back, as things are now. */
  isStuck?(tx: Tx, at: At, value: object | undefined): Promise<boolean>;
};

const PARTS: Readonly<Record<ChangedKind, Part>> = {
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

type Step = { change: Change; now: object | undefined; to: object | undefined };

/** What has to be written for all of it to be as it was; nothing where a part was changed again since. */
async function stepsBack(tx: Tx, venueId: number, changes: readonly Change[]): Promise<Step[] | undefined> {
  const steps: Step[] = [];
  for (const change of changes) {
    const now = await PARTS[change.kind].read(tx, { venueId, id: change.id });
    const back = takenBack(change, now);
    if (back === 'edited') return undefined;
    steps.push({ change, now, to: back === 'gone' ? undefined : back.to });
  }
  return steps;
}

export const consoleUndoEdit = writeAction('ConsoleMenu.undo', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const edit = await findEdit(tx, venueId, input.edit_id);
  if (!edit) return fail('no_edit');
  const steps = await stepsBack(tx, venueId, edit.changes);
  if (!steps) return fail('edited_since');
  const made: (Change | undefined)[] = [];
  for (const { change, now, to } of steps) {
    const { kind, id, name } = change;
    const part = PARTS[kind];
    if (await part.isStuck?.(tx, { venueId, id }, to)) return fail('edited_since');
    await part.write(tx, { venueId, id }, to);
    made.push(changeOf({ kind, id, name }, now, to));
  }
  const products = made.filter((each) => each?.kind === 'product' && each.before === null);
  if (
    !(await isPlaced(
      tx,
      venueId,
      products.map((each) => (each as Change).id),
    ))
  )
    return fail('edited_since');
  return answer({ edit_id: await closeEdit(tx, caller, { changes: made, undoes: String(edit.id) }) });
});
