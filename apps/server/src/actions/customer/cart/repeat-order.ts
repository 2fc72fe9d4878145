import { choicesOf } from '@servery/domain/cart/options';
import { optionsToday } from '@servery/domain/cart/repeat';
import { z } from 'zod';
import { cartAnswer } from '#ordering/cart-answer';
import { lockCartToChange } from '#ordering/locked-cart';
import { putProduct } from '@servery/domain/ordering/put-product';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import type { Cart } from '@servery/domain/ordering/cart';
import { saveLines } from '#stores/carts';
import type { Venue } from '@servery/domain/venue/model';
import { findByRef, linesOf, type OrderLineRecord } from '#stores/orders';

const storedOptions = z.array(z.number());

/** The line as it can be had today, in a cart; nothing of it when its product or a choice it needs is gone. */
function putAgain(cart: Cart, line: OrderLineRecord, at: { venue: Venue; now: number }) {
  const groups = at.venue.products.get(line.product_id)?.groups ?? [];
  const options = optionsToday(groups, storedOptions.parse(JSON.parse(line.options)));
  if (!options) return fail('modifier_invalid');
  const wish = { productId: line.product_id, quantity: line.quantity, notes: line.notes };
  return putProduct(cart, { ...wish, choices: choicesOf(groups, options) }, at);
}

export const repeatOrder = writeAction('ManageCart.repeat_order', async (tx, input, caller) => {
  const held = await lockCartToChange(tx, input, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const { now, session } = caller;
  const earlier = await findByRef(tx, input.order_id);
  if (!earlier || earlier.customer_id !== session?.customer_id || earlier.menu_id !== venue.menu.id)
    return fail('order_not_found');
  const ordered = await linesOf(tx, [earlier.id]);
  const leftOut: string[] = [];
  let { lines } = held.cart;
  for (const line of ordered) {
    const put = putAgain({ ...held.cart, lines }, line, { venue, now });
    if (put.ok) ({ lines } = put);
    else if (put.code === 'cart_full') return fail('cart_full');
    else leftOut.push(line.name);
  }
  if (leftOut.length === ordered.length) return fail('nothing_to_repeat', { left_out: leftOut });
  await saveLines(tx, held.cart.id, lines);
  const order = await cartAnswer(tx, { ...held.cart, lines }, { venue, now });
  return answer({ order, left_out: leftOut });
});
