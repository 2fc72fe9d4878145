import { setQuantity } from '@servery/domain/cart/lines';
import { quantityLimits } from '#cart/put-product';
import { cartAnswer } from '#cart/cart-answer';
import { cartToChange } from '#cart/cart-in-hand';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { saveLines } from '#stores/carts';

export const updateQuantity = writeAction('ManageCart.update_quantity', async (tx, input, context) => {
  const held = await cartToChange(tx, input, context);
  if (!held.ok) return held;
  const { catalogue, cart } = held;
  const { cart_item_slot_id: slot, quantity } = input.menu_item_data;
  const line = cart.lines.find((each) => each.slot === slot);
  const product = line && catalogue.products.get(line.productId);
  const limits = { minQty: product?.min_qty ?? 1, maxQty: product?.max_qty ?? 0 };
  const changed = setQuantity(cart.lines, { slot, quantity }, limits);
  if (!changed.ok)
    return changed.error === 'no_line' ? fail('no_line') : fail('bad_quantity', quantityLimits(product));
  await saveLines(tx, cart.id, changed.value);
  return answer(await cartAnswer(tx, { ...cart, lines: changed.value }, { catalogue, now: context.now }));
});
