import { cartInHand } from '#cart/cart-in-hand';
import { cartChanges } from '#actions/cart/checkout-options';
import { writeAction } from '#http/action';
import { saveDetails } from '#stores/carts';
import { cartView } from '#views/cart';
import { customerView } from '#views/customer';

export const loadCheckout = writeAction('ManageCart.load_checkout', async (tx, input, context) => {
  const held = await cartInHand(tx, input, context);
  if (!held.ok) return held;
  const { catalogue, cart } = held;
  const customerId = context.session?.customer_id ?? 0;
  const venue = { catalogue, cart, customerId, now: context.now };
  // While it is being paid for it stays what was paid for, and is only shown.
  const wanted = cart.paying === '' ? (input.checkout_options ?? {}) : {};
  const changes = await cartChanges(tx, wanted, venue);
  if (!changes.ok) return changes;
  await saveDetails(tx, cart.id, changes.details);
  const order = cartView({ ...cart, ...changes.details }, catalogue, context.now);
  const { brief, menuBrief: menu } = context.catalogues.rendered(catalogue, context.now);
  const customer = await customerView(tx, customerId);
  return {
    ok: true,
    json: `{"order":${JSON.stringify(order)},"menu":${menu},"merchant":${brief},"customer":${JSON.stringify(customer)}}`,
  };
});
