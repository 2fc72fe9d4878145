import { catalogue } from '#texts/catalogue';

const failed = catalogue('network', {
  error: 'Error {code}, please try again. If the problem continues, {then}',
  logOut: 'please log out and log back in again.',
  askStaff: 'ask a member of staff.',
});

/** A network failure, by the code that tells support where it happened. */
export const networkError = (code: string): string => failed.error({ code, then: failed.logOut });
/** A guest at a kiosk cannot log out; somebody who can is near. */
export const forGuests = (text: string): string => text.replace(failed.logOut, failed.askStaff);

/** Texts that the client shows; each once. */
export const texts = catalogue('messages', {
  addedToCart: 'Added to Cart',
  proceedToCart: 'Proceed to Cart',
  tryAgain: 'Error, please try again',
  fulfilmentRequired: 'Fulfilment type is required',
  fulfilmentNotLoaded: 'Fulfilment options not loaded, try again',
  noFulfilmentTypes: 'No fulfilment types',
  chooseFulfilment: 'Choose Fulfilment',
  chooseType: 'Choose a fulfilment type',
  storeClosed: 'Online store currently closed.',
  orderForLater: 'Choose a day & time to order for later:',
  noFulfilmentTypesTryAgain: 'No fulfilment types, please try again',
  pressSet: 'Press Set to proceed.',
  bookingDateTime: 'Booking Date & Time',
  proceedToMenu: 'Proceed to Menu',
  skipAddress: 'Skip Address',
  addressForSlots: 'Specify your delivery address to see available delivery slots',
  enterManually: 'Enter address manually instead',
  streetNotConfirmed: 'Error confirming street address, please enter it manually',
  addressNotConfirmed: 'Error confirming address, please enter it manually',
  addressSearchFailed: 'Error searching for address. Please enter your delivery address manually.',
  mapsNotLoaded: 'Google maps not loaded, try again',
  productUnavailable: 'Product unavailable',
  modifiersFailed: 'Error displaying modifiers, try again',
  cartEmpty: 'Your cart is empty',
  backToMenu: 'Back to Menu',
  sessionExpired: 'Session expired, sign in to try again',
  submitUnclear: 'Unexpected error: Check your order has not already gone through and try again',
  validatingOrder: 'Validating order...',
  placingOrder: 'Placing order...',
  orderNotFound: 'Order not found',
  offline: 'An internet connection is required. The app will automatically keep retrying...',
  crashed: 'Something went wrong',
  clearSession: 'Logout / Clear Session',
  reportProblem: 'Report Problem',
  unavailable: 'Currently unavailable',
  logsOff: 'Logs not enabled',
  testsOff: 'Tests not enabled',
  fieldRequired: 'This field is required',
  noAnnouncements: 'No new announcements',
  verifyingLink: 'Verifying link...',
  repeatingOrder: 'Putting your order together...',
  noDeepLink: 'no deeplink found',
  linkForOther: "This link is for another account. You're still signed in to yours.",
  scanInApp: 'Download the app from your app store to scan codes',
  storeNotOpened: 'Unable to open your App Store',
  pushFailed: '[PN] Error registering',
  pushOff:
    'Push notifications ARE NOT enabled. To hear when your order is ready, allow them for this app in the settings of your device.',
  updateOnWeb: 'Update required. Refresh the page to apply the update.',
  updateInApp: 'Update required. Download the latest version from your App Store.',
  updateAvailable: 'Update available',
  closedNow: 'The store is currently closed.',
  pullToRefresh: 'Pull down to refresh.',
  tradingHours: 'Trading Hours',
  openingTimes: 'Opening Times',
  earnRewards: 'Sign in to earn and redeem rewards.',
  signInToRepeat: 'Sign in to repeat previous orders',
  repeatOrder: 'Repeat Order',
  receiptPrinting: 'Your receipt is at the printer',
  wentWrong: 'Something went wrong, please try again',
});

/** What a date without a single slot, stop or location says. */
export const nothingOnDate = catalogue('nothing-on-date', {
  slot: 'No delivery slots available for the chosen date',
  stop: 'No delivery locations available for the chosen date',
  location: 'No locations available for the chosen date',
});

/** How long toasts stay, in milliseconds. */
export const toastMs = {
  loading: 3000,
  general: 5000,
  validation: 6000,
  merchantError: 6000,
  cartLoadError: 10_000,
  validating: 10_000,
  placing: 15_000,
  fulfilmentRequired: 1500,
  addedToCart: 10_000,
  verifyingLink: 2000,
  upgrade: 10_000,
  printStatus: 5000,
} as const;

export const FULFILMENT_REOPEN_MS = 500;
export const PING = { everyMs: 15_000, timeoutMs: 10_000 } as const;
