import type { CallName } from '@servery/contract/registry';
import {
  consoleArchivePaymentAccount,
  consolePaymentAccounts,
  consoleTestPaymentAccount,
} from '#actions/console/payments/accounts';
import { consoleSavePaymentAccount } from '#actions/console/payments/save-account';
import { roomActions } from '#actions/console/rooms';
import { consoleSetupFinish } from '#actions/console/setup/finish';
import { consoleOpenSetup, consoleSetup } from '#actions/console/setup/open';
import * as setup from '#actions/console/setup/steps';
import { consoleSetupWho } from '#actions/console/setup/who';
import { consolePairScreen } from '#actions/console/devices/pair-kitchen';
import * as screens from '#actions/console/devices/screens';
import { consolePinpadWait, consoleSetPin, consoleTillPins } from '#actions/console/devices/till-pins';
import { screenPair } from '#actions/customer/account/pair-screen';
import { consolePapers, consoleReprintPaper, consoleTestPrinter } from '#actions/console/venue/papers';
import * as printers from '#actions/console/venue/printers';
import { consolePrintingSeen, consoleReprint } from '#actions/console/orders/reprint';
import { consoleTrackOrder } from '#actions/console/orders/track-order';
import { memberCode } from '#actions/customer/account/member-code';
import { tillAttachMember } from '#actions/customer/till/attach-member';
import { tillAskMember, tillConfirmMember } from '#actions/customer/till/confirm-member';
import { tillFindGift } from '#actions/customer/till/find-gift';
import { tillFindMembers } from '#actions/customer/till/find-members';
import { tillFindOrders, tillShowOrder } from '#actions/customer/till/find-orders';
import { listParkedOrders, parkOrder, resumeOrder } from '#actions/customer/till/parked-orders';
import { tillSetAside } from '#actions/customer/till/set-aside';
import { tillRefund } from '#actions/customer/till/refund';
import * as person from '#actions/customer/till/person';
import { tillReprint } from '#actions/customer/till/reprint';
import { tillTakePayment } from '#actions/customer/till/take-payment';
import { printQueueAdd } from '#actions/customer/orders/print-queue';
import { changePassword, changePin } from '#actions/customer/account/change-secret';
import { addNewCard } from '#actions/customer/account/add-new-card';
import { changeBilling } from '#actions/customer/account/change-billing';
import { balanceMovements } from '#actions/customer/account/balance-movements';
import * as topup from '#actions/customer/account/topup';
import { withdrawFunds } from '#actions/customer/account/withdraw-funds';
import { changeProfile } from '#actions/customer/account/change-profile';
import { closeAccount } from '#actions/customer/account/close-account';
import { feedback } from '#actions/customer/account/feedback';
import { newsChoice, newsLink, newsLinkOff } from '#actions/customer/account/news';
import { customerAccount } from '#actions/customer/account/customer-account';
import { forgotLogin } from '#actions/customer/account/forgot-login';
import { login } from '#actions/customer/account/login';
import { loginByUrl } from '#actions/customer/account/login-by-url';
import { loginLink } from '#actions/customer/account/login-link';
import { logout } from '#actions/customer/account/logout';
import { register } from '#actions/customer/account/register';
import { rewards } from '#actions/customer/account/rewards';
import { loadStandingOrder } from '#actions/customer/account/load-standing-order';
import { saveStandingOrder } from '#actions/customer/account/save-standing-order';
import { consolePauseStanding, consoleResumeStanding } from '#actions/console/standing/standing-pauses';
import { consoleStanding } from '#actions/console/standing/standing-week';
import {
  consoleLetStandingOut,
  consolePlaceStanding,
  consoleRemindStanding,
} from '#actions/console/standing/standing-deeds';
import { skipStandingOrder } from '#actions/customer/account/skip-standing-order';
import { setStandingStatus } from '#actions/customer/account/set-standing-status';
import { resetPassword } from '#actions/customer/account/reset-password';
import { signInOptions } from '#actions/customer/account/sign-in-options';
import { thirdPartyUser } from '#actions/customer/account/third-party-user';
import { verifyMobile } from '#actions/customer/account/verify-mobile';
import { linkly } from '#actions/customer/terminal/linkly';
import { linklyPair, linklyStatus, linklyToken, updateEftpos } from '#actions/customer/terminal/pairing';
import { linklyReceipt, linklySettlement } from '#actions/customer/terminal/paper';
import { linklyCancel, linklyTransaction } from '#actions/customer/terminal/transaction';
import { resolveAddress, suggestAddress } from '#actions/customer/address/address-search';
import { addToOrder } from '#actions/customer/cart/add-to-order';
import { payWithGift, removeGift } from '#actions/customer/cart/cart-gift';
import { clearCart } from '#actions/customer/cart/clear-cart';
import { loadCheckout } from '#actions/customer/cart/load-checkout';
import { repeatOrder } from '#actions/customer/cart/repeat-order';
import { updateCheckout } from '#actions/customer/cart/update-checkout';
import { updateQuantity } from '#actions/customer/cart/update-quantity';
import { consoleBoard } from '#actions/console/orders/board';
import { consoleCapacity, consoleSetCapacity } from '#actions/console/venue/capacity';
import {
  consoleCancelOrder,
  consoleMoveOrder,
  consoleRejectOrder,
  consoleUndoMove,
} from '#actions/console/orders/change-order';
import {
  consoleCases,
  consoleCheckDay,
  consoleCloseCase,
  consoleSettleCase,
} from '#actions/console/payments/cases';
import { consoleOrders } from '#actions/console/orders/list-orders';
import { consoleShowOrder } from '#actions/console/orders/show-order';
import { consoleRefund } from '#actions/console/payments/refund';
import { consoleFinishStation } from '#actions/console/orders/finish-station';
import { consoleTakePayment } from '#actions/console/payments/take-payment';
import { consoleAddPicture, consolePictures } from '#actions/console/pictures/pictures';
import {
  consoleSetStock,
  consoleSetStore,
  consoleSoldOut,
  consoleStore,
} from '#actions/console/venue/venue-state';
import { consolePayout } from '#actions/console/payments/end-payout';
import { clientError } from '#actions/customer/errors/client-error';
import { fulfilmentTimes } from '#actions/customer/fulfilment/fulfilment-times';
import { deliverySlots } from '#actions/customer/fulfilment/delivery-slots';
import { deliveryStops } from '#actions/customer/fulfilment/delivery-stops';
import { pickupLocations } from '#actions/customer/fulfilment/pickup-locations';
import { validateAddress } from '#actions/customer/fulfilment/validate-address';
import { appHome } from '#actions/customer/menu/app-home';
import { favouriteStore } from '#actions/customer/menu/favourite-store';
import { homeShare } from '#actions/customer/menu/home-share';
import { menuItemDetails } from '#actions/customer/menu/menu-item-details';
import { merchant } from '#actions/customer/menu/merchant';
import { merchants } from '#actions/customer/menu/merchants';
import { activeOrders } from '#actions/customer/orders/active-orders';
import { orderHistory } from '#actions/customer/account/order-history';
import { orderStatusDetailed } from '#actions/customer/orders/order-status';
import { submitOrder } from '#actions/customer/orders/submit-order';
import { validateOrderAsync } from '#actions/customer/orders/validate-order';
import { pushRegister } from '#actions/customer/push/register';
import { pushTimezone } from '#actions/customer/push/timezone';
import { pushTrackOpen } from '#actions/customer/push/track-open';
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
  'ManageCart.use_gift': payWithGift,
  'ManageCart.remove_gift': removeGift,
  'ManageCart.repeat_order': repeatOrder,
  'AddressSearch.suggest': suggestAddress,
  'AddressSearch.resolve': resolveAddress,
  FulfilmentTimes: fulfilmentTimes,
  DeliverySlots: deliverySlots,
  DeliveryStops: deliveryStops,
  PickupLocations: pickupLocations,
  'DeliveryAddress.validate': validateAddress,
  'StandingOrders.load': loadStandingOrder,
  'StandingOrders.save': saveStandingOrder,
  'StandingOrders.status': setStandingStatus,
  'StandingOrders.skip': skipStandingOrder,
  ConsoleStanding: consoleStanding,
  'ConsoleStanding.remind': consoleRemindStanding,
  'ConsoleStanding.let_out': consoleLetStandingOut,
  'ConsoleStanding.place': consolePlaceStanding,
  'ConsoleStanding.pause': consolePauseStanding,
  'ConsoleStanding.resume': consoleResumeStanding,
  'Push.register': pushRegister,
  'Push.track_open': pushTrackOpen,
  'Push.timezone': pushTimezone,
  ClientError: clientError,
  SubmitOrder: submitOrder,
  ValidateOrderAsync: validateOrderAsync,
  OrderStatusDetailed: orderStatusDetailed,
  'PrintQueue.add': printQueueAdd,
  'ParkedOrder.list': listParkedOrders,
  'ParkedOrder.park': parkOrder,
  'ParkedOrder.resume': resumeOrder,
  'TillMember.find': tillFindMembers,
  'TillMember.attach': tillAttachMember,
  'TillMember.ask': tillAskMember,
  'TillMember.confirm': tillConfirmMember,
  'TillGift.find': tillFindGift,
  'TillOrder.find': tillFindOrders,
  'TillOrder.show': tillShowOrder,
  'TillOrder.take_payment': tillTakePayment,
  'TillOrder.refund': tillRefund,
  'TillOrder.reprint': tillReprint,
  'TillOrder.set_aside': tillSetAside,
  ActiveOrders: activeOrders,
  OrderHistory: orderHistory,
  Rewards: rewards,
  Feedback: feedback,
  NewsChoice: newsChoice,
  NewsLink: newsLink,
  'NewsLink.off': newsLinkOff,
  CustomerAccount: customerAccount,
  ChangeProfile: changeProfile,
  ChangePassword: changePassword,
  ChangePin: changePin,
  VerifyMobile: verifyMobile,
  CloseAccount: closeAccount,
  AddNewCard: addNewCard,
  ChangeBilling: changeBilling,
  TopupNewCard: topup.topupNewCard,
  TopupExistingCard: topup.topupExistingCard,
  TopupPayPal: topup.topupPayPal,
  TopupCoinbase: topup.topupCoinbase,
  TopupApplePay: topup.topupApplePay,
  TopupGooglePay: topup.topupGooglePay,
  BalanceMovements: balanceMovements,
  WithdrawFunds: withdrawFunds,
  Linkly: linkly,
  'Linkly.pair': linklyPair,
  'Linkly.token': linklyToken,
  'Linkly.status': linklyStatus,
  'Linkly.transaction': linklyTransaction,
  'Linkly.cancel': linklyCancel,
  'Linkly.receipt': linklyReceipt,
  'Linkly.settlement': linklySettlement,
  UpdateEftpos: updateEftpos,
  SignInOptions: signInOptions,
  'Screen.pair': screenPair,
  TillPerson: person.tillPerson,
  'TillPerson.enter': person.tillPersonEnter,
  'TillPerson.leave': person.tillPersonLeave,
  Login: login,
  LoginByUrl: loginByUrl,
  LoginLink: loginLink,
  MemberCode: memberCode,
  ThirdPartyUser: thirdPartyUser,
  Register: register,
  ForgotLogin: forgotLogin,
  ResetPassword: resetPassword,
  Logout: logout,
  ConsolePictures: consolePictures,
  'ConsolePictures.add': consoleAddPicture,
  ConsolePaymentAccounts: consolePaymentAccounts,
  'ConsolePaymentAccounts.save': consoleSavePaymentAccount,
  'ConsolePaymentAccounts.test': consoleTestPaymentAccount,
  'ConsolePaymentAccounts.archive': consoleArchivePaymentAccount,
  ConsoleBoard: consoleBoard,
  'ConsoleOrder.move': consoleMoveOrder,
  'ConsoleOrder.finish_station': consoleFinishStation,
  'ConsoleOrder.undo': consoleUndoMove,
  'ConsoleOrder.cancel': consoleCancelOrder,
  'ConsoleOrder.reject': consoleRejectOrder,
  'ConsoleOrder.refund': consoleRefund,
  'ConsoleOrder.take_payment': consoleTakePayment,
  'ConsoleOrder.show': consoleShowOrder,
  'ConsoleOrder.reprint': consoleReprint,
  'ConsoleOrder.track': consoleTrackOrder,
  'ConsolePrinting.seen': consolePrintingSeen,
  ConsolePrinters: printers.consolePrinters,
  'ConsolePrinters.add': printers.consoleAddPrinter,
  'ConsolePrinters.change': printers.consoleChangePrinter,
  'ConsolePrinters.remove': printers.consoleRemovePrinter,
  'ConsolePrinters.restore': printers.consoleRestorePrinter,
  'ConsolePrinters.test': consoleTestPrinter,
  'ConsolePrinters.papers': consolePapers,
  'ConsolePrinters.reprint': consoleReprintPaper,
  ConsoleScreens: screens.consoleScreens,
  'ConsoleScreens.add': screens.consoleAddScreen,
  'ConsoleScreens.code': screens.consoleScreenCode,
  'ConsoleScreens.change': screens.consoleChangeScreen,
  'ConsoleScreens.remove': screens.consoleRemoveScreen,
  'ConsoleScreens.restore': screens.consoleRestoreScreen,
  'ConsoleScreens.pair': consolePairScreen,
  'ConsoleScreens.till_pins': consoleTillPins,
  'ConsoleScreens.pinpad_wait': consolePinpadWait,
  'ConsolePin.set': consoleSetPin,
  ConsoleOrders: consoleOrders,
  ConsoleCases: consoleCases,
  'ConsoleCases.close': consoleCloseCase,
  'ConsoleCases.settle': consoleSettleCase,
  'ConsoleCases.payout': consolePayout,
  'ConsoleCases.check': consoleCheckDay,
  ConsoleStore: consoleStore,
  'ConsoleStore.set_state': consoleSetStore,
  'ConsoleStore.sold_out': consoleSoldOut,
  'ConsoleStore.set_stock': consoleSetStock,
  ConsoleCapacity: consoleCapacity,
  'ConsoleCapacity.set': consoleSetCapacity,
  ...roomActions,
  ConsoleSetup: consoleSetup,
  'ConsoleSetup.open': consoleOpenSetup,
  'ConsoleSetup.who': consoleSetupWho,
  'ConsoleSetup.place': setup.consoleSetupPlace,
  'ConsoleSetup.read': setup.consoleSetupRead,
  'ConsoleSetup.menu': setup.consoleSetupMenu,
  'ConsoleSetup.look': setup.consoleSetupLook,
  'ConsoleSetup.pay': setup.consoleSetupPay,
  'ConsoleSetup.finish': consoleSetupFinish,
};
