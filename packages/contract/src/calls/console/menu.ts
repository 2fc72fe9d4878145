import { z } from 'zod';
import { historyOf } from '#calls/edits';
import { call } from '#call';
import {
  editableMenu,
  editedCategory,
  editedGroup,
  editedProduct,
  heldCategory,
  heldGroup,
  heldProduct,
  menuPart,
  service,
} from '#entities/menu-editor';
import { flagField, idField, intField, jsonField, optionalField, textField } from '#fields';
import { amount, clockOrNothing, difference, listOf } from '#venue-file/values';

const ofMenu = { action: 'ConsoleMenu', can: 'manage_menu', scope: 'venue' } as const;
const ids = (most: number) => jsonField(listOf(z.int('is not an id').positive('is not an id'), most), 40_000);
const MOST_PRODUCTS = 5000;

/** Into the draft, in place of the live menu. */
const draft = { draft: optionalField(flagField) } as const;

/** The edit that did it: `ConsoleMenu.undo` takes it back. */
const edited = <S extends z.ZodType>(what: S) => z.strictObject({ edit_id: z.number(), saved: what });

export const consoleMenu = call({
  ...ofMenu,
  input: z.object({ ...draft }),
  output: editableMenu,
  errors: [],
  perMinute: 240,
});

/** Changes a product, or makes one where no id is given. */
export const consoleSaveProduct = call({
  ...ofMenu,
  sub: 'save_product',
  input: z.object({
    ...draft,
    product_id: optionalField(idField),
    /** For a new one. */
    category_id: optionalField(idField),
    /** The one that was seen: a change on top of somebody else's is refused. */
    version: optionalField(intField),
    product: jsonField(editedProduct, 40_000),
  }),
  output: edited(heldProduct),
  errors: ['part_changed', 'no_product', 'no_category', 'no_option_group', 'quantities_crossed', 'menu_full'],
  perMinute: 240,
});

export const consoleSaveCategory = call({
  ...ofMenu,
  sub: 'save_category',
  input: z.object({
    ...draft,
    category_id: optionalField(idField),
    /** For a new one: which menu, and in which other category it stands. */
    menu_id: optionalField(idField),
    parent_id: optionalField(idField),
    version: optionalField(intField),
    category: jsonField(editedCategory, 20_000),
  }),
  output: edited(heldCategory),
  errors: ['part_changed', 'no_category', 'menu_full'],
  perMinute: 120,
});

export const consoleSaveGroup = call({
  ...ofMenu,
  sub: 'save_group',
  input: z.object({
    ...draft,
    group_id: optionalField(idField),
    version: optionalField(intField),
    group: jsonField(editedGroup, 100_000),
  }),
  output: edited(heldGroup),
  errors: ['part_changed', 'no_option_group', 'options_missing', 'menu_full'],
  perMinute: 120,
});

/** Changes a named set of categories that share days, hours, ways to order and screens, or makes one. */
export const consoleSaveService = call({
  ...ofMenu,
  sub: 'save_service',
  input: z.object({
    ...draft,
    /** What it is called until now; empty for a new one. */
    was: optionalField(textField(200)),
    service: jsonField(service, 2000),
    /** All that are part of it, each as it was seen; none, and there is no such service any more. */
    categories: jsonField(
      listOf(z.strictObject({ id: z.int().positive(), version: z.int().min(0) }), 300),
      20_000,
    ),
  }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_category', 'part_changed', 'service_taken'],
  perMinute: 120,
});

/** Takes it off the menu, with all that stands in it; old orders keep what they had. */
export const consoleRemovePart = call({
  ...ofMenu,
  sub: 'remove',
  input: z.object({ ...draft, part: menuPart, id: idField, version: intField }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: [
    'part_changed',
    'no_product',
    'no_category',
    'no_option_group',
    'product_in_promo',
    'group_in_use',
  ],
  perMinute: 120,
});

/** Puts products into a category, in this order; those of it that are not named come after them. */
export const consoleOrderProducts = call({
  ...ofMenu,
  sub: 'order_products',
  input: z.object({ ...draft, category_id: idField, products: ids(MOST_PRODUCTS) }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_category', 'no_product'],
  perMinute: 240,
});

/** The categories of a menu, in this order, each after the one that it stands in. */
export const consoleOrderCategories = call({
  ...ofMenu,
  sub: 'order_categories',
  input: z.object({
    ...draft,
    menu_id: idField,
    categories: jsonField(
      listOf(z.strictObject({ id: z.int().positive(), parent_id: z.int().min(0) }), 1000),
      60_000,
    ),
  }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_category', 'category_depth'],
  perMinute: 240,
});

const step = z.enum(['0.01', '0.05', '0.10', '0.50', '1.00'], 'is not 0.01, 0.05, 0.10, 0.50 or 1.00');
/** What is changed of many products at once. */
const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    by: z.number('is not a number').min(-90, 'is below -90').max(500, 'is more than 500'),
    round: step,
  }),
  z.strictObject({ kind: z.literal('amount'), by: difference, round: step }),
  z.strictObject({ kind: z.literal('price'), price: amount }),
  z.strictObject({ kind: z.literal('visible'), visible: z.boolean('is not true or false') }),
  z.strictObject({ kind: z.literal('hours'), from: clockOrNothing, to: clockOrNothing }),
]);
export type BulkChange = z.output<typeof bulkChange>;

export const consoleChangeMany = call({
  ...ofMenu,
  sub: 'change_many',
  input: z.object({ ...draft, products: ids(MOST_PRODUCTS), change: jsonField(bulkChange, 1000) }),
  output: z.strictObject({ edit_id: z.number(), changed: z.number() }),
  errors: ['no_product'],
  perMinute: 30,
});

/** What was changed, by whom, the latest first. */
export const consoleMenuHistory = historyOf(ofMenu);

/** Takes an edit back, unless what it changed was changed again since. Undoing an undo does it again. */
export const consoleUndoEdit = call({
  ...ofMenu,
  sub: 'undo',
  input: z.object({ ...draft, edit_id: idField }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_edit', 'edited_since'],
  perMinute: 120,
});
