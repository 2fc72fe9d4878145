import { z } from 'zod';
import { categoryItem, option, optionGroup, product } from '#venue-file/menu';
import { listOf } from '#venue-file/values';

const id = z.int('is not an id').positive('is not an id');

/** As a venue file writes it, with the ids of option groups in place of their keys. */
export const editedProduct = product.extend({ options: listOf(id, 50).default([]) });
export const editedCategory = categoryItem.omit({ products: true });
/** An option that has an id stays the one that it is, whatever it is called now. */
export const editedGroup = optionGroup.extend({
  options: listOf(option.extend({ id: id.optional() }), 200).default([]),
});

export const heldProduct = z.strictObject({
  id: z.number(),
  /** Raised by every change of it: a write names the one that was seen. */
  version: z.number(),
  category_id: z.number(),
  value: editedProduct,
  /** Where its picture is; empty without one. */
  img_url: z.string(),
});
export const heldCategory = z.strictObject({
  id: z.number(),
  version: z.number(),
  menu_id: z.number(),
  /** 0 where it stands in none. */
  parent_id: z.number(),
  value: editedCategory,
  img_url: z.string(),
});
export const heldGroup = z.strictObject({ id: z.number(), version: z.number(), value: editedGroup });

/** Everything that is sold, in the order in which it is shown. */
export const editableMenu = z.strictObject({
  menus: z.array(z.strictObject({ id: z.number(), slug: z.string() })),
  categories: z.array(heldCategory),
  products: z.array(heldProduct),
  groups: z.array(heldGroup),
  /** What the name of a picture is put behind to see it. */
  media_url: z.string(),
});

export const menuPart = z.enum(['product', 'category', 'group'], 'is not product, category or group');

export type EditedProduct = z.output<typeof editedProduct>;
export type EditedCategory = z.output<typeof editedCategory>;
export type EditedGroup = z.output<typeof editedGroup>;
export type HeldProduct = z.output<typeof heldProduct>;
export type HeldCategory = z.output<typeof heldCategory>;
export type HeldGroup = z.output<typeof heldGroup>;
export type EditableMenu = z.output<typeof editableMenu>;
export type MenuPart = z.output<typeof menuPart>;
