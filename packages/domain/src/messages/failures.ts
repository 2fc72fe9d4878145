/** What a failure says to the person who sees it, by code. Each text exists once. `{name}` is filled from the details. */
const TEXT = {
  bad_request: '{problem}',
  unknown_action: 'This request is not known here',
  bad_token: 'This app is not known here. Check the Token and AppId',
  upgrade_required: 'Update required. Refresh the page to apply the update.',
  signed_out: 'Sign in to continue',
  forbidden: 'You are not allowed to do that',
  too_many: 'Too many requests. Wait a moment and try again',
  too_large: 'That is too large to send',
  bad_type: 'Requests are sent as application/x-www-form-urlencoded',
  not_ready: 'The service is starting. Try again in a moment',
  unexpected: 'Something went wrong on our side. Try again, and quote {ref} if it goes on',
  wrong_login: 'The email address or password is not right',
  locked_out: 'Too many tries. Wait {minutes} minutes and try again',

  invalid_menu_name: 'Invalid menu name',
  no_merchant: 'Merchant does not exist',
  no_product: 'That product is not on the menu any more',
  no_line: 'That product is not in your cart any more',
  product_unavailable: '{text}',
  bad_quantity: 'Choose a quantity between {min} and {max}',
  modifier_invalid: '{text}',
  cart_full: 'Your cart is full. Place this order first',

  fulfilment_unknown: 'Choose a fulfilment type',
  fulfilment_required: 'Fulfilment type is required',
  fulfilment_unavailable: 'That fulfilment type is not available here',
  table_required: '{field} is required',
  booking_required: '{field} is required',
  time_required: 'Choose a day and time',
  time_past: 'The requested time has past. Choose a later time',
  time_unavailable: 'The requested time is not available on the selected day. Choose another time',
  store_closed: 'The store is currently closed. Choose a time to order for later',
  slot_required: 'Choose a delivery slot',
  slot_unavailable: 'That choice is not available. Choose another',
  slot_full: 'That delivery slot is full. Choose another delivery slot',
  stop_required: 'Choose a delivery location',
  stop_full: 'That delivery location is full. Choose another',
  location_required: 'Choose a pickup location',
  location_full: 'That pickup location is not available. Choose another',
  address_required: 'Enter your delivery address',
  postcode_unavailable: 'We do not deliver to that postcode',
  minimum_required: 'Delivery to your address starts at {sign}{minimum}',
  payment_method_unknown: 'Choose a payment method',
  promo_invalid: '{text}',

  coords_missing: 'A position is needed to list what is near',
  address_search_failed: 'Error searching for address. Please enter your delivery address manually.',
  address_search_off: 'Google maps not loaded, try again',
  address_not_found: 'Error confirming address, please enter it manually',
  no_address: 'That address is not one of yours any more. Choose another',
  nothing_to_repeat: 'Nothing of that order can be had at the moment',
  push_incomplete: '[PN] Error registering',
  bad_pause: 'Pause for at most 24 hours',
  no_place: 'That is not a slot, stop, location or time of this store',
  bad_capacity: 'Choose a capacity between 0 and 9999',

  no_order: 'Your cart is empty',
  name_required: 'Enter your name for the order',
  email_required: 'Enter your email address for your receipt',
  email_invalid: 'Enter a valid email address',
  mobile_required: 'Enter your mobile phone number',
  mobile_invalid: 'Enter a valid mobile phone number',
  payment_method_required: 'Please choose a payment method.',
  payment_method_unavailable: 'That payment method is not available for this order. Choose another',
  total_changed: 'The total is now {sign}{total}. Check it and place the order again',
  account_required: 'An account is required to continue',
  order_not_found: 'Order not found',
  not_allowed_now: 'This order has moved on. It is {status} now',
} as const;

export type FailureCode = keyof typeof TEXT;

export function failureText(code: FailureCode, details: Readonly<Record<string, unknown>> = {}): string {
  return TEXT[code].replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
