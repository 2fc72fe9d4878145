import type { CheckoutOptions } from '@servery/contract/calls/manage-cart';
import { customData } from '@servery/domain/checkout/custom-fields';
import { addressChange } from '#actions/cart/change-address';
import { fulfilmentChange, placeChange } from '#actions/cart/change-fulfilment';
import { promoChange } from '#actions/cart/change-promo';
import { timeOf } from '#cart/chosen-time';
import type { ReadTx, Tx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import { type Cart, type CartDetails, saveDetails } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { dropHolds } from '#stores/holds';
import { checkoutForm } from '#views/checkout-form';

export type Changes =
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
export type Venue = { catalogue: Catalogue; cart: Cart; customerId: number; now: number };

function plainChange(options: CheckoutOptions, { catalogue }: Venue): Changes {
  const details: CartDetails = {};
  if (options.order_note !== undefined) details.note = options.order_note.trim();
  if (options.card_type !== undefined) details.card_type = options.card_type;
  if (options.custom_data !== undefined)
    details.custom_data = customData(checkoutForm(catalogue.menu).custom_fields, options.custom_data);
  const method = options.payment_method;
  if (method === undefined) return { ok: true, details };
  if (!catalogue.methods.some((each) => each.code === method)) return fail('payment_method_unknown');
  return { ok: true, details: { card_type: '', ...details, payment_method: method } };
}

/** What a checkout_options block changes in a cart, or the first thing in it that cannot be. */
async function cartChanges(tx: ReadTx, options: CheckoutOptions, venue: Venue): Promise<Changes> {
  const steps: ((now: Venue) => Changes | Promise<Changes>)[] = [
    (now) => fulfilmentChange(options, now),
    (now) => addressChange(tx, options, now),
    (now) => placeChange(tx, options, now),
    (now) => plainChange(options, now),
    (now) =>
      options.coupon_code === undefined
        ? { ok: true, details: {} }
        : promoChange(tx, options.coupon_code, now),
  ];
  const details: CartDetails = {};
  for (const step of steps) {
    const change = await step({ ...venue, cart: { ...venue.cart, ...details } });
    if (!change.ok) return change;
    Object.assign(details, change.details);
  }
  return { ok: true, details };
}

const choiceKey = (cart: Cart, venue: Venue): string =>
  JSON.stringify([cart.fulfilment_type, timeOf(cart, venue)]);

/** Changes a cart as a checkout_options block asks. Who chooses another time or place leaves the first to others. */
export async function changeCart(
  tx: Tx,
  options: CheckoutOptions,
  venue: Venue,
): Promise<{ ok: true; cart: Cart } | Exclude<Changes, { ok: true }>> {
  const changes = await cartChanges(tx, options, venue);
  if (!changes.ok) return changes;
  const before = venue.cart;
  const cart = { ...before, ...changes.details };
  await saveDetails(tx, cart.id, changes.details);
  if (choiceKey(before, venue) !== choiceKey(cart, venue)) await dropHolds(tx, cart.id);
  return { ok: true, cart };
}
