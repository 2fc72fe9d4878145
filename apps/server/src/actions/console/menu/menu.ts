import type { HeldCategory, HeldProduct } from '@servery/contract/entities/menu-editor';
import { teamMember } from '#callers/team-member';
import { historyOf } from '#edits/history';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { type CategoryRecord, readCategories } from '#stores/menu-editor/categories';
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

export const consoleMenuHistory = readAction('ConsoleMenu.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: 'menu.edited' }, input.before));
});
