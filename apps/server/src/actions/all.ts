import type { CallName } from '@servery/contract/registry';
import { customerAccount } from '#actions/account/customer-account';
import { login } from '#actions/account/login';
import { logout } from '#actions/account/logout';
import { addToOrder } from '#actions/cart/add-to-order';
import { clearCart } from '#actions/cart/clear-cart';
import { loadCheckout } from '#actions/cart/load-checkout';
import { updateCheckout } from '#actions/cart/update-checkout';
import { updateQuantity } from '#actions/cart/update-quantity';
import { consoleBoard } from '#actions/console/console-board';
import { consoleLogin } from '#actions/console/console-login';
import {
  consoleCancelOrder,
  consoleMoveOrder,
  consoleRejectOrder,
  consoleUndoMove,
} from '#actions/console/console-order';
import { consoleSession } from '#actions/console/console-session';
import { appHome } from '#actions/menu/app-home';
import { menuItemDetails } from '#actions/menu/menu-item-details';
import { merchant } from '#actions/menu/merchant';
import { orderStatusDetailed } from '#actions/orders/order-status';
import { submitOrder } from '#actions/orders/submit-order';
import type { Action } from '#http/action';

/** One action for every call of the registry; the compiler sees to it that none is missing. */
export const actions: { readonly [N in CallName]: Action<N> } = {
  AppHome: appHome,
  Merchant: merchant,
  MenuItemDetails: menuItemDetails,
  'ManageCart.add_to_order': addToOrder,
  'ManageCart.update_quantity': updateQuantity,
  'ManageCart.load_checkout': loadCheckout,
  'ManageCart.update_checkout': updateCheckout,
  'ManageCart.clear_cart': clearCart,
  SubmitOrder: submitOrder,
  OrderStatusDetailed: orderStatusDetailed,
  CustomerAccount: customerAccount,
  Login: login,
  Logout: logout,
  ConsoleLogin: consoleLogin,
  ConsoleSession: consoleSession,
  ConsoleBoard: consoleBoard,
  'ConsoleOrder.move': consoleMoveOrder,
  'ConsoleOrder.undo': consoleUndoMove,
  'ConsoleOrder.cancel': consoleCancelOrder,
  'ConsoleOrder.reject': consoleRejectOrder,
};
