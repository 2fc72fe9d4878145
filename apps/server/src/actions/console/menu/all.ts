import {
  consoleChangeMany,
  consoleOrderCategories,
  consoleOrderProducts,
} from '#actions/console/menu/arrange';
import { draftActions } from '#actions/console/menu/draft';
import { importActions } from '#actions/console/menu/import';
import { consoleMenu, consoleMenuHistory } from '#actions/console/menu/menu';
import { consoleRemovePart } from '#actions/console/menu/remove';
import { consoleSaveCategory, consoleSaveGroup, consoleSaveProduct } from '#actions/console/menu/save';
import { consoleSaveService } from '#actions/console/menu/service';
import { consoleUndoEdit } from '#actions/console/menu/undo';

/** What answers each call of the menu's room. */
export const menuActions = {
  ConsoleMenu: consoleMenu,
  'ConsoleMenu.save_product': consoleSaveProduct,
  'ConsoleMenu.save_category': consoleSaveCategory,
  'ConsoleMenu.save_group': consoleSaveGroup,
  'ConsoleMenu.save_service': consoleSaveService,
  'ConsoleMenu.remove': consoleRemovePart,
  'ConsoleMenu.order_products': consoleOrderProducts,
  'ConsoleMenu.order_categories': consoleOrderCategories,
  'ConsoleMenu.change_many': consoleChangeMany,
  'ConsoleMenu.history': consoleMenuHistory,
  'ConsoleMenu.undo': consoleUndoEdit,
  ...draftActions,
  ...importActions,
} as const;
