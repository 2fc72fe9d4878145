import type { DraftChange, DraftedKind, MenuRecords } from '@servery/domain/menu-editor/draft-change';
import { idsIn, placedOf } from '@servery/domain/menu-editor/draft-order';
import { isSame } from '@servery/domain/venue-file/same';
import type { PlacedCategory } from '#stores/menu-editor/order';

export type Part = { kind: DraftedKind; id: number };

/** What is wished so far, and the menu that it makes. */
export type HeldWishes = {
  live: MenuRecords;
  menu(): MenuRecords;
  held(part: Part): DraftChange | undefined;
  set(part: Part, change: Omit<DraftChange, 'kind' | 'id' | 'version'> | undefined): void;
  all(): DraftChange[];
};

const inCategory = ({ products }: MenuRecords, id: number): number[] =>
  products.filter((each) => each.categoryId === id).map((each) => each.id);

function wishOrder({ live, menu, held, set }: HeldWishes, categoryId: number, ids: readonly number[]): void {
  const part = { kind: 'products_of', id: categoryId } as const;
  const wish = held(part);
  const now = inCategory(live, categoryId);
  if (isSame(ids, now)) return set(part, undefined);
  const before = wish ? idsIn(wish.before) : now;
  const stood = new Set(before);
  const wanted = new Set(ids);
  const from = live.products
    .filter(({ id }) => wanted.has(id) && !stood.has(id))
    .map(({ id, categoryId: home }) => [String(id), wish?.place.from?.[String(id)] ?? home]);
  const name = menu().categories.find(({ id }) => id === categoryId)?.value.name ?? '';
  set(part, { name, before: { ids: before }, after: { ids }, place: { from: Object.fromEntries(from) } });
}

/** Which order is wished of products and categories. */
export const orderWishes = (wishes: HeldWishes) => ({
  productsOf: (id: number) => inCategory(wishes.menu(), id),
  /** Those that come from elsewhere are missing there. */
  orderProducts(categoryId: number, ids: readonly number[]): void {
    const moved = new Set(ids);
    const left = new Set(
      wishes
        .menu()
        .products.filter((each) => moved.has(each.id) && each.categoryId !== categoryId)
        .map((each) => each.categoryId),
    );
    const rests = [...left].map((id) => ({ id, ids: inCategory(wishes.menu(), id) }));
    wishOrder(wishes, categoryId, ids);
    for (const rest of rests)
      wishOrder(
        wishes,
        rest.id,
        rest.ids.filter((id) => !moved.has(id)),
      );
  },
  orderCategories(menuId: number, categories: readonly PlacedCategory[]): void {
    const part = { kind: 'categories_of', id: menuId } as const;
    const now = wishes.live.categories.filter((each) => each.menuId === menuId).map(placedOf);
    const before = wishes.held(part)?.before ?? { categories: now };
    if (isSame(categories, now)) wishes.set(part, undefined);
    else wishes.set(part, { name: '', before, after: { categories }, place: {} });
  },
});
