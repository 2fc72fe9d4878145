import { lockCartToChange } from '#ordering/locked-cart';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { dropHolds } from '#stores/holds';
import { dropStockHolds } from '#stores/stock';
import { emptyOut } from '#stores/carts';
import { noCart } from '#views/cart';

export const clearCart = writeAction('ManageCart.clear_cart', async (tx, input, caller) => {
  const held = await lockCartToChange(tx, input, caller);
  if (!held.ok) return held;
  await dropHolds(tx, held.cart.id);
  await dropStockHolds(tx, held.cart.id);
  await emptyOut(tx, held.cart);
  const order = noCart(held.venue, caller.now);
  return answer({ affects_cart_total: 1, order });
});
