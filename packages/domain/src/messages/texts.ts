import { catalogue } from '#texts/catalogue';

const failed = catalogue('network', {
  error: 'Error {code}, please try again. If the problem continues, {advice}',
  logOut: 'please log out and log back in again.',
  askStaff: 'ask a member of staff.',
});

/** A network failure, by the code that tells support where it happened. */
export const networkError = (code: string): string => failed.error({ code, advice: failed.logOut });
/** A guest at a kiosk cannot log out; somebody who can is near. */
export const forGuests = (text: string): string => text.replace(failed.logOut, failed.askStaff);

/** Texts that the menu may show as it is first seen; each once. */
export const texts = catalogue('messages', {
  addedToCart: 'Added to Cart',
  proceedToCart: 'Proceed to Cart',
  tryAgain: 'Error, please try again',
  fulfilmentRequired: 'Fulfilment type is required',
  fulfilmentNotLoaded: 'Fulfilment options not loaded, try again',
  chooseFulfilment: 'Choose Fulfilment',
  noFulfilmentTypesTryAgain: 'No fulfilment types, please try again',
  productUnavailable: 'Product unavailable',
  cartEmpty: 'Your cart is empty',
  backToMenu: 'Back to Menu',
  sessionExpired: 'Session expired, sign in to try again',
  offline: 'An internet connection is required. The app will automatically keep retrying...',
  crashed: 'Something went wrong',
  clearSession: 'Logout / Clear Session',
  reportProblem: 'Report Problem',
  storeNotOpened: 'Unable to open your App Store',
  pullToRefresh: 'Pull down to refresh.',
  openingTimes: 'Opening Times',
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
