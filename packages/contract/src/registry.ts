import type { z } from 'zod';
import type { CommonError } from '#envelope';
import { consoleCalls } from '#calls/console/all';
import { customerAccount, logout, memberCode } from '#calls/customer/account';
import { activeOrders } from '#calls/customer/active-orders';
import { addNewCard, changeBilling, withdrawFunds } from '#calls/customer/billing';
import { resolveAddress, suggestAddress, validateAddress } from '#calls/customer/address';
import { appHome } from '#calls/customer/app-home';
import { clientError } from '#calls/customer/client-error';
import {
  linkly,
  linklyCancel,
  linklyPair,
  linklyReceipt,
  linklySettlement,
  linklyStatus,
  linklyToken,
  linklyTransaction,
  updateEftpos,
} from '#calls/customer/terminal';
import { favouriteStore } from '#calls/customer/favourites';
import { homeShare } from '#calls/customer/home-share';
import { feedback } from '#calls/customer/feedback';
import { fulfilmentTimes } from '#calls/customer/fulfilment-times';
import { deliverySlots, deliveryStops, pickupLocations } from '#calls/customer/fulfilment-points';
import {
  addToOrder,
  clearCart,
  payWithGift,
  removeGift,
  loadCheckout,
  repeatOrder,
  updateCheckout,
  updateQuantity,
} from '#calls/customer/manage-cart';
import { menuItemDetails } from '#calls/customer/menu-item-details';
import { merchants } from '#calls/customer/merchants';
import { merchant } from '#calls/customer/merchant';
import { newsChoice, newsLink, newsLinkOff } from '#calls/customer/news';
import { orderHistory } from '#calls/customer/order-history';
import { orderStatusDetailed } from '#calls/customer/order-status';
import {
  changePassword,
  changePin,
  changeProfile,
  closeAccount,
  verifyMobile,
} from '#calls/customer/profile';
import { printQueueAdd } from '#calls/customer/print-queue';
import { pushRegister, pushTimezone, pushTrackOpen } from '#calls/customer/push';
import { rewards } from '#calls/customer/rewards';
import { screenPair } from '#calls/customer/screen';
import { login, loginByUrl, loginLink, signInOptions, thirdPartyUser } from '#calls/customer/sign-in';
import { forgotLogin, register, resetPassword } from '#calls/customer/sign-up';
import {
  loadStandingOrder,
  saveStandingOrder,
  setStandingStatus,
  skipStandingOrder,
} from '#calls/customer/standing-orders';
import { tillFindGift } from '#calls/customer/till-gift';
import { tillPersonEnter, tillPersonLeave, tillPersonShow } from '#calls/customer/till-person';
import { submitOrder, validateOrderAsync } from '#calls/customer/submit-order';
import { listParked, parkOrder, resumeOrder } from '#calls/customer/parked-orders';
import {
  tillAskMember,
  tillAttachMember,
  tillConfirmMember,
  tillFindMembers,
  tillFindOrders,
  tillRefund,
  tillReprint,
  tillSetAside,
  tillShowOrder,
  tillTakePayment,
} from '#calls/customer/till';
import {
  balanceMovements,
  topupApplePay,
  topupCoinbase,
  topupExistingCard,
  topupGooglePay,
  topupNewCard,
  topupPayPal,
} from '#calls/customer/topup';

/** Every call there is. The name is `RequestAction`, or `RequestAction.sub_action`. */
export const registry = {
  ActiveOrders: activeOrders,
  AppHome: appHome,
  Merchants: merchants,
  Merchant: merchant,
  FavouriteStore: favouriteStore,
  HomeShare: homeShare,
  MenuItemDetails: menuItemDetails,
  'ManageCart.add_to_order': addToOrder,
  'ManageCart.update_quantity': updateQuantity,
  'ManageCart.load_checkout': loadCheckout,
  'ManageCart.update_checkout': updateCheckout,
  'ManageCart.clear_cart': clearCart,
  'ManageCart.use_gift': payWithGift,
  'ManageCart.remove_gift': removeGift,
  'ManageCart.repeat_order': repeatOrder,
  FulfilmentTimes: fulfilmentTimes,
  DeliverySlots: deliverySlots,
  DeliveryStops: deliveryStops,
  PickupLocations: pickupLocations,
  'DeliveryAddress.validate': validateAddress,
  'AddressSearch.suggest': suggestAddress,
  'AddressSearch.resolve': resolveAddress,
  'Push.register': pushRegister,
  'Push.track_open': pushTrackOpen,
  'Push.timezone': pushTimezone,
  ClientError: clientError,
  SubmitOrder: submitOrder,
  ValidateOrderAsync: validateOrderAsync,
  OrderStatusDetailed: orderStatusDetailed,
  'PrintQueue.add': printQueueAdd,
  'ParkedOrder.list': listParked,
  'ParkedOrder.park': parkOrder,
  'ParkedOrder.resume': resumeOrder,
  'TillMember.find': tillFindMembers,
  'TillMember.attach': tillAttachMember,
  'TillMember.ask': tillAskMember,
  'TillMember.confirm': tillConfirmMember,
  'TillOrder.find': tillFindOrders,
  'TillOrder.show': tillShowOrder,
  'TillOrder.take_payment': tillTakePayment,
  'TillOrder.refund': tillRefund,
  'TillOrder.reprint': tillReprint,
  'TillOrder.set_aside': tillSetAside,
  OrderHistory: orderHistory,
  'StandingOrders.load': loadStandingOrder,
  'StandingOrders.save': saveStandingOrder,
  'StandingOrders.status': setStandingStatus,
  'StandingOrders.skip': skipStandingOrder,
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
  TopupNewCard: topupNewCard,
  TopupExistingCard: topupExistingCard,
  TopupPayPal: topupPayPal,
  TopupCoinbase: topupCoinbase,
  TopupApplePay: topupApplePay,
  TopupGooglePay: topupGooglePay,
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
  'TillGift.find': tillFindGift,
  TillPerson: tillPersonShow,
  'TillPerson.enter': tillPersonEnter,
  'TillPerson.leave': tillPersonLeave,
  Login: login,
  LoginByUrl: loginByUrl,
  LoginLink: loginLink,
  MemberCode: memberCode,
  ThirdPartyUser: thirdPartyUser,
  Register: register,
  ForgotLogin: forgotLogin,
  ResetPassword: resetPassword,
  Logout: logout,
  ...consoleCalls,
} as const;

export type CallName = keyof typeof registry;
export type CallInput<N extends CallName> = z.output<(typeof registry)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof registry)[N]['output']>;
export type CallError<N extends CallName> = (typeof registry)[N]['errors'][number] | CommonError;

export const callName = (action: string, sub: string | undefined): CallName | undefined => {
  const name = sub ? `${action}.${sub}` : action;
  return Object.hasOwn(registry, name) ? (name as CallName) : undefined;
};

/** Calls of the people who run a venue; all others are made by customers, kiosks and staff at the counter. */
export const isConsoleCall = (name: CallName): boolean => name.startsWith('Console');
