import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import { fail, type Failure } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { inWritingOrder, menuAsDrafted } from '@servery/domain/menu-editor/draft';
import type { DraftChange, MenuRecords } from '@servery/domain/menu-editor/draft-change';
import { placedOf } from '@servery/domain/menu-editor/draft-order';
import { draftProblems } from '@servery/domain/menu-editor/draft-problems';
import { MOST_CATEGORIES, MOST_GROUPS, MOST_PRODUCTS } from '@servery/domain/menu-editor/limits';
import type { Tx } from '#db/database';
import { liveRecords } from '#menu-sheet/live-sheet';
import { audit } from '#stores/audit';
import { writeCategory } from '#stores/menu-editor/categories';
import { emptyDraft, type MenuDraft, promoProducts } from '#stores/menu-editor/draft';
import { writeGroup } from '#stores/menu-editor/groups';
import { orderCategories, orderProducts } from '#stores/menu-editor/order';
import { changeFacts, writeProduct } from '#stores/menu-editor/products';
import { touchMenus } from '#stores/switches';

export type Publisher = { venueId: number; personId: number; keyName: string; now: number };
type Publishing = { ok: true; editId: number } | Failure<'draft_empty' | 'draft_stuck' | 'menu_full'>;

const valueIn = (menu: MenuRecords, { kind, id }: DraftChange): object | undefined => {
  const all = { product: menu.products, category: menu.categories, group: menu.groups };
  if (kind === 'products_of')
    return { ids: menu.products.filter((each) => each.categoryId === id).map((each) => each.id) };
  if (kind === 'categories_of')
    return { categories: menu.categories.filter(({ menuId }) => menuId === id).map(placedOf) };
  return all[kind].find((each) => each.id === id)?.value;
};

async function write(
  tx: Tx,
  { venueId, now }: Pick<Publisher, 'venueId' | 'now'>,
  { kind, id, to, before, after }: Step,
): Promise<void> {
  const at = { venueId, id, now };
  if (kind === 'product' && to && before && after && !('options' in after))
    await changeFacts(tx, at, to as EditedProduct);
  else if (kind === 'product') await writeProduct(tx, at, to as EditedProduct | undefined);
  else if (kind === 'category') await writeCategory(tx, at, to as EditedCategory | undefined);
  else if (kind === 'group') await writeGroup(tx, at, to as EditedGroup | undefined);
  else if (kind === 'products_of')
    await orderProducts(tx, { venueId, categoryId: id }, (to as { ids: number[] }).ids);
  else
    await orderCategories(
      tx,
      venueId,
      (to as { categories: { id: number; parent_id: number }[] }).categories,
    );
}

type Step = DraftChange & { isGoing: boolean; to: object | undefined };

/** Everything that is to be written, whatever others need first; what is so already is not. */
function stepsOf(live: MenuRecords, menu: MenuRecords, changes: readonly DraftChange[]): Step[] {
  const there = new Set(menu.categories.map(({ id }) => id));
  const steps = changes
    .filter(({ kind, id }) => kind !== 'products_of' || there.has(id))
    .map((change) => {
      const to = valueIn(menu, change);
      return { ...change, to, isGoing: to === undefined };
    })
    .filter((step) => step.to !== undefined || valueIn(live, step) !== undefined);
  return inWritingOrder(steps);
}

const nameOf = ({ kind, id, name }: Step) => ({ kind, id, name });

const isTooLarge = ({ products, categories, groups }: MenuRecords): boolean =>
  products.length > MOST_PRODUCTS || categories.length > MOST_CATEGORIES || groups.length > MOST_GROUPS;

/** Makes the draft live, all of it or nothing, as one edit that can be taken back. The venue is locked. */
export async function publishDraft(tx: Tx, by: Publisher, draft: MenuDraft): Promise<Publishing> {
  const { venueId, ...who } = by;
  const { changes } = draft;
  if (changes.length === 0) return fail('draft_empty');
  const live = await liveRecords(tx, venueId);
  const { size: count } = draftProblems(live, changes, await promoProducts(tx, venueId));
  if (count > 0) return fail('draft_stuck', { count });
  const menu = menuAsDrafted(live, changes);
  if (isTooLarge(menu)) return fail('menu_full');
  const steps = stepsOf(live, menu, changes);
  for (const step of steps) await write(tx, by, step);
  const after = await liveRecords(tx, venueId);
  const made = steps
    .map((step) => changeOf(nameOf(step), valueIn(live, step), valueIn(after, step)))
    .filter((change) => change !== undefined);
  await emptyDraft(tx, venueId);
  await touchMenus(tx, venueId);
  const editId = await audit(tx, {
    ...who,
    venueId,
    action: 'menu.edited',
    subject: '',
    details: { changes: made, published: true },
    isWhole: true,
  });
  return { ok: true, editId };
}
