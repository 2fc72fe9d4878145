import { networkError, texts } from '@servery/domain/messages/texts';
import type { CallInput } from '@servery/contract/registry';

export type CheckoutOptions = NonNullable<CallInput<'ManageCart.update_checkout'>['checkout_options']>;

/** The screen on which the cart is changed: support tells by the code where an answer was missing. */
export type CartScreen = 'cart' | 'checkout';
const CODES = {
  cart: { load: 'CA1', quantity: 'CA2', clear: 'CA3', extras: 'CA4' },
  checkout: { load: 'CH1', quantity: 'CH3', clear: 'CH4', extras: 'CH2' },
} as const;

export const cartError = (on: CartScreen, what: keyof typeof CODES.cart): string =>
  networkError(CODES[on][what]);

const PLACES = [
  'delivery_slot_id',
  'delivery_stop_id',
  'pickup_location_id',
  'delivery_address',
  'delivery_address_id',
] as const;

const EXTRAS = ['coupon_code', 'order_note', 'custom_data'] as const;

/** What is said when a change of the checkout got no answer. */
export function updateError(options: CheckoutOptions, on: CartScreen): string {
  if (PLACES.some((name) => options[name] !== undefined)) return texts.tryAgain;
  const isOfCheckout = on === 'checkout' && options.payment_method !== undefined;
  if (isOfCheckout || EXTRAS.some((name) => options[name] !== undefined)) return cartError(on, 'extras');
  return networkError('UC1');
}
