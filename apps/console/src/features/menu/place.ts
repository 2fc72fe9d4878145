import type { ConsoleUser } from '@servery/contract/entities/board';
import type { EditableMenu } from '@servery/contract/entities/menu-editor';

/** What is open. */
export type MenuPlace = {
  menu?: number | undefined;
  category?: number | undefined;
  product?: number | 'new' | undefined;
  pane?:
    | 'category'
    | 'new-category'
    | 'history'
    | 'many'
    | 'import'
    | 'draft'
    | 'view'
    | 'services'
    | undefined;
  /** Whether the draft is worked on, in place of the live menu. */
  draft?: 1 | undefined;
};

export type ScreenProps = { user: ConsoleUser; place: MenuPlace; onGo: (place: MenuPlace) => void };
export type OpenProps = ScreenProps & {
  menu: EditableMenu;
  menuId: number;
  categoryId: number | undefined;
  /** Those that are changed together. */
  chosen: ReadonlySet<number>;
};
