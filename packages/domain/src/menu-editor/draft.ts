import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import type { ChangedKind } from '#menu-editor/changes';
import type { DraftChange, DraftedKind, MenuRecords, Sides } from '#menu-editor/draft-change';
import { categoriesInOrder, productsInOrder } from '#menu-editor/draft-order';
import { isSame } from '#venue-file/same';

type Fields = Readonly<Record<string, unknown>>;

/** Of both: whoever saw the one before either was changed has seen another. Live ones stay far below it. */
const LIVE_VERSIONS = 100_000;

/** What of a part is wished, on top of what was; nothing where it is to be as it is live. A field that nobody touches keeps what it was wished over. */
export function wished(
  held: Sides | undefined,
  live: object | undefined,
  next: object | undefined,
): Sides | undefined {
  if (!live) return next ? { before: null, after: next as Fields } : undefined;
  if (!next) return held?.after === null ? held : { before: live as Fields, after: null };
  const [now, wanted] = [live as Fields, next as Fields];
  const had = held?.before && held.after ? { before: held.before, after: held.after } : undefined;
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const field of Object.keys(wanted)) {
    const isHeld = had !== undefined && field in had.after;
    if (isHeld && isSame(wanted[field], had.after[field])) before[field] = had.before[field];
    else if (isSame(wanted[field], now[field])) continue;
    else before[field] = now[field];
    after[field] = wanted[field];
  }
  return Object.keys(after).length > 0 ? { before, after } : undefined;
}

const ofKind = (changes: readonly DraftChange[], kind: DraftedKind) =>
  changes.filter((change) => change.kind === kind);

type Held = { id: number; version: number; value: object };

function drafted<R extends Held>(
  live: readonly R[],
  changes: readonly DraftChange[],
  made: (change: DraftChange) => R,
): R[] {
  const wishOf = new Map(changes.map((change) => [change.id, change]));
  const there = new Set(live.map(({ id }) => id));
  const kept = live.flatMap((record) => {
    const wish = wishOf.get(record.id);
    if (!wish) return record;
    if (wish.after === null) return [];
    const version = wish.version * LIVE_VERSIONS + record.version;
    return { ...record, version, value: { ...record.value, ...wish.after } };
  });
  const isNew = ({ id, before, after }: DraftChange) => before === null && after !== null && !there.has(id);
  return [...kept, ...changes.filter(isNew).map(made)];
}

/** The menu as it will be once the draft is published. */
export function menuAsDrafted(live: MenuRecords, changes: readonly DraftChange[]): MenuRecords {
  if (changes.length === 0) return live;
  const fresh = ({ id, version }: DraftChange) => ({ id, version: version * LIVE_VERSIONS });
  const groups = drafted(live.groups, ofKind(changes, 'group'), (wish) => ({
    ...fresh(wish),
    value: wish.after as unknown as EditedGroup,
  }));
  const categories = drafted(live.categories, ofKind(changes, 'category'), (wish) => ({
    ...fresh(wish),
    menuId: wish.place.menu_id ?? 0,
    parentId: wish.place.parent_id ?? 0,
    value: wish.after as unknown as EditedCategory,
  }));
  const products = drafted(live.products, ofKind(changes, 'product'), (wish) => ({
    ...fresh(wish),
    categoryId: wish.place.category_id ?? 0,
    value: wish.after as unknown as EditedProduct,
  }));
  return {
    groups,
    categories: categoriesInOrder(categories, ofKind(changes, 'categories_of')),
    products: productsInOrder(products, ofKind(changes, 'products_of')),
  };
}

/** What is written first: whatever others need comes before them, and goes after them. */
const RANK: Readonly<Partial<Record<ChangedKind, number>>> = {
  group: 0,
  category: 1,
  product: 2,
  products_of: 3,
  categories_of: 4,
};
const MOST = 9;

/** So that nothing ever stands in, or asks, what is not there. */
export function inWritingOrder<S extends { kind: ChangedKind; isGoing: boolean }>(steps: readonly S[]): S[] {
  const rank = ({ kind, isGoing }: S) => (isGoing ? MOST - (RANK[kind] ?? 0) : (RANK[kind] ?? 0));
  return steps.toSorted((a, b) => rank(a) - rank(b));
}
