import type {
  CategoryRecord,
  GroupRecord,
  MenuRecords,
  ProductRecord,
} from '@servery/domain/menu-editor/draft-change';
import type { EditedCategory, EditedGroup, EditedProduct } from '@servery/contract/entities/menu-editor';
import type { Change } from '@servery/domain/menu-editor/changes';
import type { EditRoom } from '#stores/edits';
import type { PlacedCategory } from '#stores/menu-editor/order';

/** A menu that somebody changes: the live one, or its draft. What is not wanted any more is nothing. */
export type MenuSheet = {
  readonly venueId: number;
  readonly room: EditRoom;
  menu(): Promise<MenuRecords>;
  products(only?: readonly number[]): Promise<readonly ProductRecord[]>;
  categories(): Promise<readonly CategoryRecord[]>;
  groups(): Promise<readonly GroupRecord[]>;
  productsOf(categoryId: number): Promise<number[]>;
  categoriesOf(menuId: number): Promise<PlacedCategory[]>;
  countProducts(): Promise<number>;
  usesOfGroup(groupId: number): Promise<number>;
  addProduct(categoryId: number, value: EditedProduct): Promise<number>;
  addCategory(at: { menuId: number; parentId: number }, value: EditedCategory): Promise<number>;
  addGroup(value: EditedGroup): Promise<number>;
  writeProduct(id: number, value: EditedProduct | undefined): Promise<void>;
  /** Only what stands in its own row, which many products at once can afford. */
  changeFacts(id: number, value: EditedProduct): Promise<void>;
  writeCategory(id: number, value: EditedCategory | undefined): Promise<void>;
  writeGroup(id: number, value: EditedGroup | undefined): Promise<void>;
  orderProducts(categoryId: number, ids: readonly number[]): Promise<void>;
  orderCategories(menuId: number, categories: readonly PlacedCategory[]): Promise<void>;
  /** Writes down what was changed and tells everybody who looks; answers the edit, 0 where nothing was. */
  close(changes: readonly (Change | undefined)[], undoes?: string): Promise<number>;
};
