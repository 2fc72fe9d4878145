import { cartAnswer } from '#ordering/cart-answer';
import { lockOwnCart } from '#ordering/locked-cart';
import { changeCart } from '#actions/customer/cart/checkout-options';
import { writeAction } from '#http/action';
import { customerView } from '#queries/customer';

export const loadCheckout = writeAction('ManageCart.load_checkout', async (tx, input, caller) => {
  const held = await lockOwnCart(tx, input, caller);
  if (!held.ok) return held;
  const { venue, cart } = held;
  const { now } = caller;
  const customerId = caller.session?.customer_id ?? 0;
  // While it is being paid for it stays what was paid for, and is only shown.
  const wanted = cart.paying === '' ? (input.checkout_options ?? {}) : {};
  const changed = await changeCart(tx, wanted, { venue, cart, customerId, now });
  if (!changed.ok) return changed;
  const order = await cartAnswer(tx, changed.cart, { venue, now });
  const { brief, menuBrief: menu } = caller.venues.rendered(venue, now);
  const customer = await customerView(tx, customerId);
  return {
    ok: true,
    json: `{"order":${JSON.stringify(order)},"menu":${menu},"merchant":${brief},"customer":${JSON.stringify(customer)}}`,
  };
});
