import type { Failure } from '@servery/domain/failure';
import type { Cart } from '@servery/domain/ordering/cart';
import type { Venue } from '@servery/domain/venue/model';
import type { CartDetails } from '#stores/cart-rows';

/** What a call changes in a cart, or why it cannot. */
export type CartChange =
  | { ok: true; details: CartDetails }
  | Failure<
      | 'fulfilment_unknown'
      | 'fulfilment_unavailable'
      | 'time_unavailable'
      | 'slot_unavailable'
      | 'postcode_unavailable'
      | 'no_address'
      | 'payment_method_unknown'
      | 'promo_invalid'
    >;

/** A cart at its venue, and the customer whose it is (0 for a guest). */
export type CartAt = { venue: Venue; cart: Cart; customerId: number; now: number };
