const TAIL = 'please try again. If the problem continues, please log out and log back in again.';

/** A network failure, by the code that tells support where it happened. */
export const networkError = (code: string): string => `Error ${code}, ${TAIL}`;

/** Texts that the client shows; each once. */
export const texts = {
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
  fieldRequired: 'This field is required',
  noAnnouncements: 'No new announcements',
} as const;

/** How long toasts stay, in milliseconds. */
export const toastMs = {
  loading: 3000,
  general: 4000,
  validation: 6000,
  merchantError: 6000,
  cartLoadError: 10_000,
  validating: 10_000,
  placing: 15_000,
  fulfilmentRequired: 1500,
  addedToCart: 10_000,
} as const;

export const FULFILMENT_REOPEN_MS = 500;
export const PING = { everyMs: 15_000, timeoutMs: 10_000 } as const;
