import { choicesOf } from '@servery/domain/cart/options';
import { optionsToday } from '@servery/domain/cart/repeat';
import { z } from 'zod';
import { cartAnswer } from '#cart/cart-answer';
import { cartToChange } from '#cart/cart-in-hand';
import { putProduct } from '#cart/put-product';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { type Cart, saveLines } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { findByRef, linesOf, type OrderLineRecord } from '#stores/orders';

const storedOptions = z.array(z.number());

/** The line as it can be had today, in a cart; nothing of it when its product or a choice it needs is gone. */
function putAgain(cart: Cart, line: OrderLineRecord, at: { catalogue: Catalogue; now: number }) {
  const groups = at.catalogue.products.get(line.product_id)?.groups ?? [];
  const options = optionsToday(groups, storedOptions.parse(JSON.parse(line.options)));
  if (!options) return fail('modifier_invalid');
  const wish = { productId: line.product_id, quantity: line.quantity, notes: line.notes };
  return putProduct(cart, { ...wish, choices: choicesOf(groups, options) }, at);
}

export const repeatOrder = writeAction('ManageCart.repeat_order', async (tx, input, context) => {
  const held = await cartToChange(tx, input, context);
  if (!held.ok) return held;
  const { catalogue } = held;
  const { now, session } = context;
  const earlier = await findByRef(tx, input.order_id);
  if (!earlier || earlier.customer_id !== session?.customer_id || earlier.menu_id !== catalogue.menu.id)
    return fail('order_not_found');
  const ordered = await linesOf(tx, [earlier.id]);
  const leftOut: string[] = [];
  let { lines } = held.cart;
  for (const line of ordered) {
    const put = putAgain({ ...held.cart, lines }, line, { catalogue, now });
    if (put.ok) ({ lines } = put);
    else if (put.code === 'cart_full') return fail('cart_full');
    else leftOut.push(line.name);
  }
  if (leftOut.length === ordered.length) return fail('nothing_to_repeat', { left_out: leftOut });
  await saveLines(tx, held.cart.id, lines);
  const order = await cartAnswer(tx, { ...held.cart, lines }, { catalogue, now });
  return answer({ order, left_out: leftOut });
});
