import type { EditableMenu, EditedProduct } from '@servery/contract/entities/menu-editor';
import type { ProductErrors, ProductField } from '#features/menu/rules/product.ts';

/** What the fields of a product are given. */
export type FieldsProps = {
  menu: EditableMenu;
  value: EditedProduct;
  /** As it is saved; nothing for a new one. */
  held: EditedProduct | undefined;
  changed: readonly ProductField[];
  errors: ProductErrors;
  pictureUrl: string;
  onChange: (wanted: Partial<EditedProduct>) => void;
};
