import { takenBack } from '#menu-editor/changes';
import { menuAsDrafted } from '#menu-editor/draft';
import { type DraftChange, draftKey, type MenuRecords, type ProductRecord } from '#menu-editor/draft-change';
import { categoriesIn, idsIn, placedOf } from '#menu-editor/draft-order';
import { isTwoDeep } from '#menu-editor/order';
import { t } from '#menu-editor/texts';
import { isSame } from '#venue-file/same';

/** Why something cannot be published as things are live now. */
export type DraftProblem =
  | 'changed'
  | 'gone'
  | 'promo'
  | 'category'
  | 'options'
  | 'not_empty'
  | 'in_use'
  | 'depth';

type Around = {
  live: MenuRecords;
  /** As it would be. */
  menu: MenuRecords;
  /** Products that a promo is for. */
  promoProducts: ReadonlySet<number>;
  index: ReturnType<typeof indexOf>;
};

const byId = <R extends { id: number }>(all: readonly R[]) => new Map(all.map((each) => [each.id, each]));

/** Looked up once for all changes: a draft can have thousands. */
const indexOf = (live: MenuRecords, menu: MenuRecords) => ({
  live: { product: byId(live.products), category: byId(live.categories), group: byId(live.groups) },
  products: byId(menu.products),
  categories: byId(menu.categories),
  groups: byId(menu.groups),
  filled: new Set([
    ...menu.products.map(({ categoryId }) => categoryId),
    ...menu.categories.map(({ parentId }) => parentId),
  ]),
  asked: new Set(menu.products.flatMap(({ value }) => value.options)),
});

type ValueKind = 'product' | 'category' | 'group';

/** Whether live it is still what the wish was made over. */
function fits(change: DraftChange & { kind: ValueKind }, { index }: Around): DraftProblem | undefined {
  const live = index.live[change.kind].get(change.id)?.value;
  if (change.after === null && !live) return undefined;
  if (change.before !== null && !live) return 'gone';
  return takenBack({ before: change.after, after: change.before }, live) === 'edited' ? 'changed' : undefined;
}

function productProblem(
  product: ProductRecord | undefined,
  id: number,
  { index, promoProducts }: Around,
): DraftProblem | undefined {
  if (!product) return promoProducts.has(id) && index.live.product.has(id) ? 'promo' : undefined;
  if (!index.categories.has(product.categoryId)) return 'category';
  return product.value.options.every((group) => index.groups.has(group)) ? undefined : 'options';
}

function valueProblem(change: DraftChange & { kind: ValueKind }, around: Around): DraftProblem | undefined {
  const { kind, id, after } = change;
  const misfit = fits(change, around);
  if (misfit) return misfit;
  const { index } = around;
  if (kind === 'product') return productProblem(index.products.get(id), id, around);
  if (after !== null) return undefined;
  if (kind === 'category') return index.filled.has(id) ? 'not_empty' : undefined;
  return index.asked.has(id) ? 'in_use' : undefined;
}

/** Whether those that were there and still are stand in the order that they stood in. */
function isAsSeen<T extends { id: number }>(seen: readonly T[], live: readonly T[]): boolean {
  const [was, is] = [new Set(seen.map(({ id }) => id)), new Set(live.map(({ id }) => id))];
  return isSame(
    seen.filter(({ id }) => is.has(id)),
    live.filter(({ id }) => was.has(id)),
  );
}

function productsProblem(change: DraftChange, { live, index }: Around): DraftProblem | undefined {
  const { id: categoryId, before, after, place } = change;
  // What the draft itself removes needs no order.
  if (!index.categories.has(categoryId)) return index.live.category.has(categoryId) ? undefined : 'gone';
  const seen = idsIn(before).map((id) => ({ id }));
  const now = live.products.filter((each) => each.categoryId === categoryId).map(({ id }) => ({ id }));
  if (!isAsSeen(seen, now)) return 'changed';
  const stood = new Set(idsIn(before));
  const wasMoved = idsIn(after).some((id) => {
    const home = index.live.product.get(id)?.categoryId;
    return !stood.has(id) && home !== undefined && home !== categoryId && home !== place.from?.[String(id)];
  });
  return wasMoved ? 'changed' : undefined;
}

function categoriesProblem(change: DraftChange, { live, menu }: Around): DraftProblem | undefined {
  const now = live.categories.filter(({ menuId }) => menuId === change.id).map(placedOf);
  if (!isAsSeen(categoriesIn(change.before), now)) return 'changed';
  const after = menu.categories.filter(({ menuId }) => menuId === change.id).map(placedOf);
  return isTwoDeep(after) ? undefined : 'depth';
}

function problemOf(change: DraftChange, around: Around): DraftProblem | undefined {
  const { kind } = change;
  if (kind === 'products_of') return productsProblem(change, around);
  if (kind === 'categories_of') return categoriesProblem(change, around);
  return valueProblem({ ...change, kind }, around);
}

/** What no longer fits, by its key: somebody changed or removed it live, or it would leave something hanging. */
export function draftProblems(
  live: MenuRecords,
  changes: readonly DraftChange[],
  promoProducts: ReadonlySet<number>,
): Map<string, DraftProblem> {
  const menu = menuAsDrafted(live, changes);
  const around = { live, menu, promoProducts, index: indexOf(live, menu) };
  return new Map(
    changes.flatMap((change) => {
      const problem = problemOf(change, around);
      return problem ? [[draftKey(change), problem] as const] : [];
    }),
  );
}

export const problemText = (problem: DraftProblem): string => t[`problem_${problem}`];

/** The same wish over what is live now: whoever looks at both has decided. Nothing where there is nothing left to wish over. */
export function wishedAgain(change: DraftChange, live: MenuRecords): DraftChange | undefined {
  const { kind, id, after } = change;
  if (kind === 'products_of') {
    const ids = live.products.filter((each) => each.categoryId === id).map((each) => each.id);
    const wanted = new Set(idsIn(after));
    const from = live.products
      .filter((each) => wanted.has(each.id) && each.categoryId !== id)
      .map((each) => [String(each.id), each.categoryId]);
    return { ...change, before: { ids }, place: { from: Object.fromEntries(from) } };
  }
  if (kind === 'categories_of') {
    const categories = live.categories.filter(({ menuId }) => menuId === id).map(placedOf);
    return { ...change, before: { categories } };
  }
  const now = { product: live.products, category: live.categories, group: live.groups }[kind].find(
    (each) => each.id === id,
  )?.value as Readonly<Record<string, unknown>> | undefined;
  if (!now) return change.before === null ? change : undefined;
  if (after === null) return { ...change, before: now };
  return { ...change, before: Object.fromEntries(Object.keys(after).map((field) => [field, now[field]])) };
}
