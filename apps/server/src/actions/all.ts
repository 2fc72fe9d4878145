import type { CallName } from '@servery/contract/registry';
import { changePassword, changePin } from '#actions/account/change-secret';
import { addNewCard } from '#actions/account/add-new-card';
import { changeBilling } from '#actions/account/change-billing';
import { withdrawFunds } from '#actions/account/withdraw-funds';
import { changeProfile } from '#actions/account/change-profile';
import { closeAccount } from '#actions/account/close-account';
import { feedback } from '#actions/account/feedback';
import { customerAccount } from '#actions/account/customer-account';
import { forgotLogin } from '#actions/account/forgot-login';
import { login } from '#actions/account/login';
import { loginByUrl } from '#actions/account/login-by-url';
import { loginLink } from '#actions/account/login-link';
import { logout } from '#actions/account/logout';
import { register } from '#actions/account/register';
import { rewards } from '#actions/account/rewards';
import { resetPassword } from '#actions/account/reset-password';
import { signInOptions } from '#actions/account/sign-in-options';
import { thirdPartyUser } from '#actions/account/third-party-user';
import { verifyMobile } from '#actions/account/verify-mobile';
import { resolveAddress, suggestAddress } from '#actions/address/address-search';
import { addToOrder } from '#actions/cart/add-to-order';
import { clearCart } from '#actions/cart/clear-cart';
import { loadCheckout } from '#actions/cart/load-checkout';
import { repeatOrder } from '#actions/cart/repeat-order';
import { updateCheckout } from '#actions/cart/update-checkout';
import { updateQuantity } from '#actions/cart/update-quantity';
import { consoleBoard } from '#actions/console/console-board';
import { consoleCapacity, consoleSetCapacity } from '#actions/console/console-capacity';
import { consoleForgot } from '#actions/console/console-forgot';
import { consoleReset } from '#actions/console/console-reset';
import { consoleLogin } from '#actions/console/console-login';
import { consoleLogout } from '#actions/console/console-logout';
import {
  consoleCancelOrder,
  consoleMoveOrder,
  consoleRejectOrder,
  consoleUndoMove,
} from '#actions/console/console-order';
import {
  consoleCases,
  consoleCheckDay,
  consoleCloseCase,
  consoleSettleCase,
} from '#actions/console/console-cases';
import { consoleOrders } from '#actions/console/console-orders';
import { consoleShowOrder } from '#actions/console/console-show-order';
import { consoleRefund } from '#actions/console/console-refund';
import { consoleFinishStation } from '#actions/console/finish-station';
import { consoleTakePayment } from '#actions/console/take-payment';
import { consoleSession } from '#actions/console/console-session';
import { consoleSetStore, consoleSoldOut, consoleStore } from '#actions/console/console-store';
import { consoleWithdrawal } from '#actions/console/console-withdrawal';
import { clientError } from '#actions/errors/client-error';
import { fulfilmentTimes } from '#actions/fulfilment/fulfilment-times';
import { deliverySlots } from '#actions/fulfilment/delivery-slots';
import { deliveryStops } from '#actions/fulfilment/delivery-stops';
import { pickupLocations } from '#actions/fulfilment/pickup-locations';
import { validateAddress } from '#actions/fulfilment/validate-address';
import { appHome } from '#actions/menu/app-home';
import { favouriteStore } from '#actions/menu/favourite-store';
import { homeShare } from '#actions/menu/home-share';
import { menuItemDetails } from '#actions/menu/menu-item-details';
import { merchant } from '#actions/menu/merchant';
import { merchants } from '#actions/menu/merchants';
import { activeOrders } from '#actions/orders/active-orders';
import { orderHistory } from '#actions/account/order-history';
import { orderStatusDetailed } from '#actions/orders/order-status';
import { submitOrder } from '#actions/orders/submit-order';
import { validateOrderAsync } from '#actions/orders/validate-order';
import { pushRegister } from '#actions/push/register';
import { pushTimezone } from '#actions/push/timezone';
import { pushTrackOpen } from '#actions/push/track-open';
import type { Action } from '#http/action';

/** One action for every call of the registry; the compiler sees to it that none is missing. */
export const actions: { readonly [N in CallName]: Action<N> } = {
  AppHome: appHome,
  Merchants: merchants,
  FavouriteStore: favouriteStore,
  HomeShare: homeShare,
  Merchant: merchant,
  MenuItemDetails: menuItemDetails,
  'ManageCart.add_to_order': addToOrder,
  'ManageCart.update_quantity': updateQuantity,
  'ManageCart.load_checkout': loadCheckout,
  'ManageCart.update_checkout': updateCheckout,
  'ManageCart.clear_cart': clearCart,
  'ManageCart.repeat_order': repeatOrder,
  'AddressSearch.suggest': suggestAddress,
  'AddressSearch.resolve': resolveAddress,
  FulfilmentTimes: fulfilmentTimes,
  DeliverySlots: deliverySlots,
  DeliveryStops: deliveryStops,
  PickupLocations: pickupLocations,
  'DeliveryAddress.validate': validateAddress,
  'Push.register': pushRegister,
  'Push.track_open': pushTrackOpen,
  'Push.timezone': pushTimezone,
  ClientError: clientError,
  SubmitOrder: submitOrder,
  ValidateOrderAsync: validateOrderAsync,
  OrderStatusDetailed: orderStatusDetailed,
  ActiveOrders: activeOrders,
  OrderHistory: orderHistory,
  Rewards: rewards,
  Feedback: feedback,
  CustomerAccount: customerAccount,
  ChangeProfile: changeProfile,
  ChangePassword: changePassword,
  ChangePin: changePin,
  VerifyMobile: verifyMobile,
  CloseAccount: closeAccount,
  AddNewCard: addNewCard,
  ChangeBilling: changeBilling,
  WithdrawFunds: withdrawFunds,
  SignInOptions: signInOptions,
  Login: login,
  LoginByUrl: loginByUrl,
  LoginLink: loginLink,
  ThirdPartyUser: thirdPartyUser,
  Register: register,
  ForgotLogin: forgotLogin,
  ResetPassword: resetPassword,
  Logout: logout,
  ConsoleLogin: consoleLogin,
  ConsoleForgot: consoleForgot,
  ConsoleReset: consoleReset,
  ConsoleLogout: consoleLogout,
  ConsoleSession: consoleSession,
  ConsoleBoard: consoleBoard,
  'ConsoleOrder.move': consoleMoveOrder,
  'ConsoleOrder.finish_station': consoleFinishStation,
  'ConsoleOrder.undo': consoleUndoMove,
  'ConsoleOrder.cancel': consoleCancelOrder,
  'ConsoleOrder.reject': consoleRejectOrder,
  'ConsoleOrder.refund': consoleRefund,
  'ConsoleOrder.take_payment': consoleTakePayment,
  'ConsoleOrder.show': consoleShowOrder,
  ConsoleOrders: consoleOrders,
  ConsoleCases: consoleCases,
  'ConsoleCases.close': consoleCloseCase,
  'ConsoleCases.settle': consoleSettleCase,
  'ConsoleCases.withdrawal': consoleWithdrawal,
  'ConsoleCases.check': consoleCheckDay,
  ConsoleStore: consoleStore,
  'ConsoleStore.set_state': consoleSetStore,
  'ConsoleStore.sold_out': consoleSoldOut,
  ConsoleCapacity: consoleCapacity,
  'ConsoleCapacity.set': consoleSetCapacity,
};
