import { cartAnswer } from '#ordering/cart-answer';
import { lockCartToChange } from '#ordering/locked-cart';
import { putProduct } from '@servery/domain/ordering/put-product';
import { saleIn } from '@servery/domain/ordering/cart-time';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { stockProblem } from '#ordering/take-stock';
import { saveLines } from '#stores/carts';

export const addToOrder = writeAction('ManageCart.add_to_order', async (tx, input, caller) => {
  const held = await lockCartToChange(tx, input, caller);
  if (!held.ok) return held;
  const { venue, cart } = held;
  const { now } = caller;
  const { menu_item_id, quantity, options, notes, cart_item_slot_id } = input.menu_item_data;
  const put = putProduct(
    cart,
    {
      productId: menu_item_id,
      quantity,
      choices: options ?? {},
      notes: notes ?? '',
      slot: cart_item_slot_id,
    },
    { venue, now },
  );
  if (!put.ok) return put;
  const short = await stockProblem(
    tx,
    { venue, lines: put.lines, when: saleIn(cart, { venue, now }).when },
    { productId: menu_item_id, cartId: cart.id, now },
  );
  if (short) return short;
  await saveLines(tx, cart.id, put.lines);
  return answer(await cartAnswer(tx, { ...cart, lines: put.lines }, { venue, now }));
});
