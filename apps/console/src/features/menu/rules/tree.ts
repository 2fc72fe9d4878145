import type { EditableMenu, HeldCategory, HeldProduct } from '@servery/contract/entities/menu-editor';

export type Branch = { category: HeldCategory; inside: HeldCategory[] };

/** The categories of a menu, each with those that stand in it. */
export function treeOf({ categories }: EditableMenu, menuId: number): Branch[] {
  const own = categories.filter((each) => each.menu_id === menuId);
  return own
    .filter((each) => each.parent_id === 0)
    .map((category) => ({ category, inside: own.filter((each) => each.parent_id === category.id) }));
}

export const productsIn = ({ products }: EditableMenu, categoryId: number): HeldProduct[] =>
  products.filter((each) => each.category_id === categoryId);

/** Whether a name has what was typed; the words may stand in any order. */
export function namesWith(search: string): (name: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (name) => words.every((word) => name.toLowerCase().includes(word));
}

/** Wherever they are. */
export function found({ products }: EditableMenu, search: string): HeldProduct[] {
  const isFound = namesWith(search);
  return products.filter(({ value }) => isFound(value.name));
}

/** The order as the server keeps it: each category followed by those that stand in it. */
export const placedCategories = (tree: readonly Branch[]): { id: number; parent_id: number }[] =>
  tree.flatMap(({ category, inside }) => [
    { id: category.id, parent_id: 0 },
    ...inside.map(({ id }) => ({ id, parent_id: category.id })),
  ]);

/** `items` with the one at `from` where the one at `to` is. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, at) => at !== from);
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
