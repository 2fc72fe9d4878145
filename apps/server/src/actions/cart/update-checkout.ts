import { methodText } from '@servery/domain/payments/methods';
import { cartInHand } from '#cart/cart-in-hand';
import { giveUpPayment } from '#cart/give-up-payment';
import { cartChanges } from '#actions/cart/checkout-options';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { saveDetails } from '#stores/carts';
import { cartView } from '#views/cart';

export const updateCheckout = writeAction('ManageCart.update_checkout', async (tx, input, context) => {
  const held = await cartInHand(tx, input, context);
  if (!held.ok) return held;
  const { catalogue } = held;
  const given = input.give_up_payment === 1 ? await giveUpPayment(tx, held.cart, context.now) : false;
  const cart = given ? { ...held.cart, paying: '' } : held.cart;
  if (cart.paying !== '') return fail('payment_under_way', { method: methodText(cart.paying) });
  const customerId = context.session?.customer_id ?? 0;
  const venue = { catalogue, cart, customerId, now: context.now };
  const changes = await cartChanges(tx, input.checkout_options ?? {}, venue);
  if (!changes.ok) return changes;
  await saveDetails(tx, cart.id, changes.details);
  const before = cartView(cart, catalogue, context.now);
  const order = cartView({ ...cart, ...changes.details }, catalogue, context.now);
  const zone = catalogue.zones.get(changes.details.delivery_postcode ?? cart.delivery_postcode);
  return answer({
    affects_cart_total: before.grand_total === order.grand_total ? 0 : 1,
    additional_data: { delivery_address: { postcode_id: zone?.id ?? 0 }, delivery_mins: zone?.minutes ?? 0 },
    order,
  });
});
