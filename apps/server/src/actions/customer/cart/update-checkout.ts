import { methodText } from '@servery/domain/payments/methods';
import { cartAnswer } from '#ordering/cart-answer';
import { lockOwnCart } from '#ordering/locked-cart';
import { giveUpPayment } from '#ordering/give-up-payment';
import { changeCart } from '#actions/customer/cart/checkout-options';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { priceCart } from '@servery/domain/ordering/price';

export const updateCheckout = writeAction('ManageCart.update_checkout', async (tx, input, caller) => {
  const held = await lockOwnCart(tx, input, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const { now } = caller;
  const given = input.give_up_payment === 1 ? await giveUpPayment(tx, held.cart, now) : false;
  const cart = given ? { ...held.cart, paying: '' } : held.cart;
  if (cart.paying !== '') return fail('payment_under_way', { method: methodText(cart.paying) });
  const customerId = caller.session?.customer_id ?? 0;
  const changed = await changeCart(tx, input.checkout_options ?? {}, { venue, cart, customerId, now });
  if (!changed.ok) return changed;
  const totalOf = (each: typeof cart): number => priceCart(each, venue, now).totals.total;
  const zone = venue.zones.get(changed.cart.deliveryPostcode);
  return answer({
    affects_cart_total: totalOf(cart) === totalOf(changed.cart) ? 0 : 1,
    additional_data: { delivery_address: { postcode_id: zone?.id ?? 0 }, delivery_mins: zone?.minutes ?? 0 },
    order: await cartAnswer(tx, changed.cart, { venue, now }),
  });
});
