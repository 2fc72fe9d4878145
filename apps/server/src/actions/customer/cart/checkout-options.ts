import type { CheckoutOptions } from '@servery/contract/calls/customer/manage-cart';
import { customData } from '@servery/domain/checkout/custom-fields';
import { addressChange } from '#actions/customer/cart/change-address';
import { fulfilmentChange, pointChange } from '#actions/customer/cart/change-fulfilment';
import { promoChange } from '#actions/customer/cart/change-promo';
import { timeOf } from '@servery/domain/ordering/cart-time';
import type { ReadTx, Tx } from '#db/database';
import { fail } from '@servery/domain/failure';
import type { Cart } from '@servery/domain/ordering/cart';
import type { CartAt, CartChange } from '#actions/customer/cart/cart-change';
import type { CartDetails } from '#stores/cart-rows';
import { saveDetails } from '#stores/carts';
import { dropHolds } from '#stores/holds';

function plainChange(options: CheckoutOptions, { venue }: CartAt): CartChange {
  const details: CartDetails = {};
  if (options.order_note !== undefined) details.note = options.order_note.trim();
  if (options.card_type !== undefined) details.cardType = options.card_type;
  if (options.custom_data !== undefined)
    details.customData = customData(venue.menu.customFields, options.custom_data);
  const method = options.payment_method;
  if (method === undefined) return { ok: true, details };
  if (!venue.methods.some((each) => each.code === method)) return fail('payment_method_unknown');
  return { ok: true, details: { cardType: '', ...details, paymentMethod: method } };
}

/** What a checkout_options block changes in a cart, or the first thing in it that cannot be. */
async function cartChanges(tx: ReadTx, options: CheckoutOptions, at: CartAt): Promise<CartChange> {
  const steps: ((now: CartAt) => CartChange | Promise<CartChange>)[] = [
    (now) => fulfilmentChange(options, now),
    (now) => addressChange(tx, options, now),
    (now) => pointChange(tx, options, now),
    (now) => plainChange(options, now),
    (now) =>
      options.coupon_code === undefined
        ? { ok: true, details: {} }
        : promoChange(tx, options.coupon_code, now),
  ];
  const details: CartDetails = {};
  for (const step of steps) {
    const change = await step({ ...at, cart: { ...at.cart, ...details } });
    if (!change.ok) return change;
    Object.assign(details, change.details);
  }
  return { ok: true, details };
}

const choiceKey = (cart: Cart, at: CartAt): string => JSON.stringify([cart.fulfilmentType, timeOf(cart, at)]);

/** Changes a cart as a checkout_options block asks. Who chooses another time or point leaves the first to others. */
export async function changeCart(
  tx: Tx,
  options: CheckoutOptions,
  at: CartAt,
): Promise<{ ok: true; cart: Cart } | Exclude<CartChange, { ok: true }>> {
  const changes = await cartChanges(tx, options, at);
  if (!changes.ok) return changes;
  const before = at.cart;
  const cart = { ...before, ...changes.details };
  await saveDetails(tx, cart.id, changes.details);
  if (choiceKey(before, at) !== choiceKey(cart, at)) await dropHolds(tx, cart.id);
  return { ok: true, cart };
}
