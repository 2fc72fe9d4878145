import type { HeldCategory, HeldProduct } from '@servery/contract/entities/menu-editor';
import { editLine } from '@servery/domain/menu-editor/edit-lines';
import { teamMember } from '#callers/team-member';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { type CategoryRecord, readCategories } from '#stores/menu-editor/categories';
import { latestEdits, undoneOf } from '#stores/menu-editor/edits';
import { readGroups } from '#stores/menu-editor/groups';
import { menusOf } from '#stores/menu-editor/order';
import { type ProductRecord, readProducts } from '#stores/menu-editor/products';
import { pictureUrl } from '#views/menu';

type OfBrand = { brandCode: string };

export const productView = (record: ProductRecord, brand: OfBrand): HeldProduct => ({
  id: record.id,
  version: record.version,
  category_id: record.categoryId,
  value: record.value,
  img_url: pictureUrl(brand, record.value.image),
});

export const categoryView = (record: CategoryRecord, brand: OfBrand): HeldCategory => ({
  id: record.id,
  version: record.version,
  menu_id: record.menuId,
  parent_id: record.parentId,
  value: record.value,
  img_url: pictureUrl(brand, record.value.image),
});

export const consoleMenu = readAction('ConsoleMenu', async (tx, _input, caller) => {
  const member = teamMember(caller);
  const { venueId } = member;
  const categories = await readCategories(tx, venueId);
  const products = await readProducts(tx, venueId);
  return answer({
    menus: await menusOf(tx, venueId),
    categories: categories.map((each) => categoryView(each, member)),
    products: products.map((each) => productView(each, member)),
    groups: await readGroups(tx, venueId),
    media_url: `/media/${member.brandCode}/`,
  });
});

const PAGE = 30;
const LINES = 5;

export const consoleMenuHistory = readAction('ConsoleMenu.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  const found = await latestEdits(tx, venueId, { before: input.before, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const undone = await undoneOf(
    tx,
    venueId,
    page.map(({ id }) => id),
  );
  return answer({
    edits: page.map(({ id, at, who, changes }) => ({
      id,
      at: Math.floor(at / 1000),
      who,
      lines: changes.slice(0, LINES).map(editLine),
      more: Math.max(changes.length - LINES, 0),
      undone: undone.has(id) ? 1 : 0,
    })),
    more: found.length > PAGE,
  });
});
