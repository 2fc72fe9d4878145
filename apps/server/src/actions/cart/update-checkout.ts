import { methodText } from '@servery/domain/payments/methods';
import { cartAnswer } from '#cart/cart-answer';
import { cartInHand } from '#cart/cart-in-hand';
import { giveUpPayment } from '#cart/give-up-payment';
import { changeCart } from '#actions/cart/checkout-options';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { priceCart } from '#views/price';

export const updateCheckout = writeAction('ManageCart.update_checkout', async (tx, input, context) => {
  const held = await cartInHand(tx, input, context);
  if (!held.ok) return held;
  const { catalogue } = held;
  const { now } = context;
  const given = input.give_up_payment === 1 ? await giveUpPayment(tx, held.cart, now) : false;
  const cart = given ? { ...held.cart, paying: '' } : held.cart;
  if (cart.paying !== '') return fail('payment_under_way', { method: methodText(cart.paying) });
  const customerId = context.session?.customer_id ?? 0;
  const changed = await changeCart(tx, input.checkout_options ?? {}, { catalogue, cart, customerId, now });
  if (!changed.ok) return changed;
  const totalOf = (each: typeof cart): number => priceCart(each, catalogue, now).totals.total;
  const zone = catalogue.zones.get(changed.cart.delivery_postcode);
  return answer({
    affects_cart_total: totalOf(cart) === totalOf(changed.cart) ? 0 : 1,
    additional_data: { delivery_address: { postcode_id: zone?.id ?? 0 }, delivery_mins: zone?.minutes ?? 0 },
    order: await cartAnswer(tx, changed.cart, { catalogue, now }),
  });
});
