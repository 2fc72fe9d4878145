import { setQuantity } from '@servery/domain/cart/lines';
import { quantityLimits } from '@servery/domain/ordering/put-product';
import { cartAnswer } from '#ordering/cart-answer';
import { lockCartToChange } from '#ordering/locked-cart';
import { saleIn } from '@servery/domain/ordering/cart-time';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { stockProblem } from '#ordering/take-stock';
import { saveLines } from '#stores/carts';

export const updateQuantity = writeAction('ManageCart.update_quantity', async (tx, input, caller) => {
  const held = await lockCartToChange(tx, input, caller);
  if (!held.ok) return held;
  const { venue, cart } = held;
  const { cart_item_slot_id: slot, quantity } = input.menu_item_data;
  const line = cart.lines.find((each) => each.slot === slot);
  const product = line && venue.products.get(line.productId);
  const limits = { minQty: product?.minQty ?? 1, maxQty: product?.maxQty ?? 0 };
  const changed = setQuantity(cart.lines, { slot, quantity }, limits);
  if (!changed.ok)
    return changed.error === 'no_line' ? fail('no_line') : fail('bad_quantity', quantityLimits(product));
  const { now } = caller;
  const { when } = saleIn(cart, { venue, now });
  const wanted = { productId: line?.productId ?? 0, cartId: cart.id, now };
  const isMore = line !== undefined && quantity > line.quantity;
  const short = isMore && (await stockProblem(tx, { venue, lines: changed.value, when }, wanted));
  if (short) return short;
  await saveLines(tx, cart.id, changed.value);
  return answer(await cartAnswer(tx, { ...cart, lines: changed.value }, { venue, now }));
});
