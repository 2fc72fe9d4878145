import { z } from 'zod';
import { fulfilmentCode } from '#entities/fulfilment';
import { categoryItem, option, optionGroup, product } from '#venue-file/menu';
import { flag } from '#fields';
import { listOf } from '#venue-file/values';

const id = z.int('is not an id').positive('is not an id');

/** As a venue file writes it, with the ids of option groups in place of their keys. */
export const editedProduct = product.extend({ options: listOf(id, 50).default([]) });
export const editedCategory = categoryItem.omit({ products: true });
/** A named set of categories with times of its own: Breakfast, Catering. */
export const service = editedCategory
  .pick({ days: true, from: true, to: true, fulfilment: true, channels: true })
  .extend({ name: categoryItem.shape.name });
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

export const draftPart = z.enum(
  ['product', 'category', 'group', 'products_of', 'categories_of'],
  'is not product, category, group, products_of or categories_of',
);

/** What is not live yet. */
export const menuDraft = z.strictObject({
  /** Raised by every change of it: whoever publishes it names the one that was seen. */
  version: z.number(),
  /** Seconds since 1970; 0 where nobody has chosen a moment. */
  publish_at: z.number(),
  /** When it was to go live and could not; 0 where it was not. */
  failed_at: z.number(),
  changes: z.array(
    z.strictObject({
      part: draftPart,
      id: z.number(),
      /** 'Banksia Beef Burger: price $19.50 to $19.90'. */
      line: z.string(),
      is_new: flag,
      /** What customers pay now, where the draft has another price; empty where it has not. */
      live_price: z.string(),
      /** Why it cannot go live as things are; empty where it can. */
      problem: z.string(),
      /** Whether it can be wished again over what is live now. */
      can_keep: flag,
    }),
  ),
});

/** Everything that is sold, in the order in which it is shown. */
export const editableMenu = z.strictObject({
  menus: z.array(z.strictObject({ id: z.number(), slug: z.string() })),
  categories: z.array(heldCategory),
  products: z.array(heldProduct),
  groups: z.array(heldGroup),
  /** The ways to order that the venue has. */
  fulfilment: z.array(z.strictObject({ code: fulfilmentCode, name: z.string() })),
  /** What the name of a picture is put behind to see it. */
  media_url: z.string(),
  /** Whether this is the menu with its draft, and what is in that. */
  is_draft: flag,
  draft: menuDraft,
});

export const menuPart = z.enum(['product', 'category', 'group'], 'is not product, category or group');

export type EditedProduct = z.output<typeof editedProduct>;
export type EditedCategory = z.output<typeof editedCategory>;
export type EditedGroup = z.output<typeof editedGroup>;
export type HeldProduct = z.output<typeof heldProduct>;
export type HeldCategory = z.output<typeof heldCategory>;
export type HeldGroup = z.output<typeof heldGroup>;
export type EditableMenu = z.output<typeof editableMenu>;
export type MenuDraft = z.output<typeof menuDraft>;
export type DraftPart = z.output<typeof draftPart>;
