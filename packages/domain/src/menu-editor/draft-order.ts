import type { CategoryRecord, DraftChange, ProductRecord } from '#menu-editor/draft-change';

type Placed = { id: number; parent_id: number };

export const idsIn = (side: DraftChange['after']): readonly number[] =>
  (side as { ids?: readonly number[] } | null)?.ids ?? [];
export const categoriesIn = (side: DraftChange['after']): readonly Placed[] =>
  (side as { categories?: readonly Placed[] } | null)?.categories ?? [];

export const placedOf = ({ id, parentId }: CategoryRecord): Placed => ({ id, parent_id: parentId });

const ranks = (ids: readonly number[]) => new Map(ids.map((id, at) => [id, at]));
const byRank = (rank: ReadonlyMap<number, number>) => (a: { id: number }, b: { id: number }) =>
  (rank.get(a.id) ?? rank.size) - (rank.get(b.id) ?? rank.size);

/** Those that were moved in, or that stood there and still do: who was moved elsewhere live stays there. */
function homesOf(products: readonly ProductRecord[], orders: readonly DraftChange[]): Map<number, number> {
  const liveHome = new Map(products.map(({ id, categoryId }) => [id, categoryId]));
  const homes = new Map<number, number>();
  for (const { id: category, before, after } of orders) {
    const stood = new Set(idsIn(before));
    for (const id of idsIn(after))
      if (!stood.has(id) || liveHome.get(id) === category) homes.set(id, category);
  }
  return homes;
}

/** Each category in the order that was wished, what is not named in it after the others. */
export function productsInOrder(
  products: readonly ProductRecord[],
  orders: readonly DraftChange[],
): ProductRecord[] {
  const homes = homesOf(products, orders);
  const rankOf = new Map(orders.map(({ id, after }) => [id, ranks(idsIn(after))]));
  const placed = products.map((product) => {
    const categoryId = homes.get(product.id) ?? product.categoryId;
    return categoryId === product.categoryId ? product : { ...product, categoryId };
  });
  const inCategory = Map.groupBy(placed, ({ categoryId }) => categoryId);
  return [...inCategory].flatMap(([id, all]) => {
    const rank = rankOf.get(id);
    return rank ? all.toSorted(byRank(rank)) : all;
  });
}

export function categoriesInOrder(
  categories: readonly CategoryRecord[],
  orders: readonly DraftChange[],
): CategoryRecord[] {
  const there = new Set(categories.map(({ id }) => id));
  const wishOf = new Map(orders.map(({ id, after }) => [id, categoriesIn(after)]));
  const inMenu = Map.groupBy(categories, ({ menuId }) => menuId);
  return [...inMenu].flatMap(([menuId, all]) => {
    const wish = wishOf.get(menuId);
    if (!wish) return all;
    const parentOf = new Map(wish.map(({ id, parent_id: parent }) => [id, parent]));
    const rank = ranks(wish.map(({ id }) => id));
    return all.toSorted(byRank(rank)).map((category) => {
      const parent = parentOf.get(category.id) ?? category.parentId;
      return { ...category, parentId: there.has(parent) ? parent : 0 };
    });
  });
}
