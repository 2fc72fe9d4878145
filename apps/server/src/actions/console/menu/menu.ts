import type { HeldCategory, HeldProduct } from '@servery/contract/entities/menu-editor';
import { menuAsDrafted } from '@servery/domain/menu-editor/draft';
import type { CategoryRecord, ProductRecord } from '@servery/domain/menu-editor/draft-change';
import { teamMember } from '#callers/team-member';
import { historyOf } from '#edits/history';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { draftView } from '#menu-sheet/draft-view';
import { liveRecords } from '#menu-sheet/live-sheet';
import { readDraft } from '#stores/menu-editor/draft';
import { menusOf } from '#stores/menu-editor/order';
import { readFulfilment } from '#stores/venue-file/fulfilment';
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

export const consoleMenu = readAction('ConsoleMenu', async (tx, input, caller) => {
  const member = teamMember(caller);
  const { venueId } = member;
  const fulfilment = await readFulfilment(tx, venueId);
  const live = await liveRecords(tx, venueId);
  const draft = await readDraft(tx, venueId);
  const { categories, products, groups } = input.draft === 1 ? menuAsDrafted(live, draft.changes) : live;
  return answer({
    menus: await menusOf(tx, venueId),
    categories: categories.map((each) => categoryView(each, member)),
    products: products.map((each) => productView(each, member)),
    groups: [...groups],
    fulfilment: fulfilment.map(({ item }) => ({ code: item.type, name: item.name })),
    media_url: `/media/${member.brandCode}/`,
    is_draft: input.draft ?? 0,
    draft: await draftView(tx, { venueId, draft }, live),
  });
});

export const consoleMenuHistory = readAction('ConsoleMenu.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: 'menu.edited' }, input.before));
});
