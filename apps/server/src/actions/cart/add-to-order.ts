import { cartAnswer } from '#cart/cart-answer';
import { cartToChange } from '#cart/cart-in-hand';
import { putProduct } from '#cart/put-product';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { saveLines } from '#stores/carts';

export const addToOrder = writeAction('ManageCart.add_to_order', async (tx, input, context) => {
  const held = await cartToChange(tx, input, context);
  if (!held.ok) return held;
  const { catalogue, cart } = held;
  const { now } = context;
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
    { catalogue, now },
  );
  if (!put.ok) return put;
  await saveLines(tx, cart.id, put.lines);
  return answer(await cartAnswer(tx, { ...cart, lines: put.lines }, { catalogue, now }));
});
