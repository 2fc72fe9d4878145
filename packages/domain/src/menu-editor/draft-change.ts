import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import type { Change, ChangedKind } from '#menu-editor/changes';

export type ProductRecord = { id: number; version: number; categoryId: number; value: EditedProduct };
export type CategoryRecord = {
  id: number;
  version: number;
  menuId: number;
  /** 0 where it stands in none. */
  parentId: number;
  value: EditedCategory;
};
export type GroupRecord = { id: number; version: number; value: EditedGroup };
/** All that is sold, in the order in which it is shown. */
export type MenuRecords = {
  categories: readonly CategoryRecord[];
  products: readonly ProductRecord[];
  groups: readonly GroupRecord[];
};

export type DraftedKind = Extract<
  ChangedKind,
  'product' | 'category' | 'group' | 'products_of' | 'categories_of'
>;

/** One thing that is not live yet: the fields that differ, and what they were live when it was wished. */
export type DraftChange = Change & {
  kind: DraftedKind;
  /** Another one after each wish. */
  version: number;
  /** Where something new stands; of products that were moved in, where each stood. */
  place: {
    category_id?: number | undefined;
    menu_id?: number | undefined;
    parent_id?: number | undefined;
    from?: Readonly<Record<string, number>> | undefined;
  };
};
export type Sides = Pick<Change, 'before' | 'after'>;

export const draftKey = ({ kind, id }: Pick<Change, 'kind' | 'id'>): string => `${kind}:${id}`;
