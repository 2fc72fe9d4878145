import { putLine, MAX_QUANTITY } from '@servery/domain/cart/lines';
import { checkChoices, unitPrice } from '@servery/domain/cart/options';
import { cartInHand } from '#cart/cart-in-hand';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { saveLines } from '#stores/carts';
import type { ProductRecord } from '#stores/catalogue';
import { cartView } from '#views/cart';
import { stateOf } from '#views/menu';
import { wantedAt } from '#views/price';

export const quantityLimits = (product: Pick<ProductRecord, 'min_qty' | 'max_qty'> | undefined) => ({
  min: Math.max(1, product?.min_qty ?? 1),
  max: product?.max_qty || MAX_QUANTITY.inCart,
});

export const addToOrder = writeAction('ManageCart.add_to_order', async (tx, input, context) => {
  const held = await cartInHand(tx, input, context);
  if (!held.ok) return held;
  const { catalogue, cart } = held;
  const wanted = input.menu_item_data;
  const product = catalogue.products.get(wanted.menu_item_id);
  if (!product || product.visible !== 1) return fail('no_product');
  const state = stateOf(product, catalogue, {
    now: context.now,
    when: wantedAt(cart, catalogue, context.now),
  });
  if (!state.available) return fail('product_unavailable', { text: state.text || 'Product unavailable' });
  const chosen = checkChoices(product.groups, wanted.options ?? {});
  if (!chosen.ok) return fail('modifier_invalid', { text: chosen.error.join('\n') });
  const put = putLine(
    cart.lines,
    {
      productId: product.id,
      quantity: wanted.quantity,
      options: chosen.value,
      notes: (wanted.notes ?? '').trim(),
      seenPrice: unitPrice(product.base_price, product.groups, chosen.value),
      minQty: product.min_qty,
      maxQty: product.max_qty,
    },
    wanted.cart_item_slot_id,
  );
  if (!put.ok) return fail(put.error, quantityLimits(product));
  await saveLines(tx, cart.id, put.value);
  return answer(cartView({ ...cart, lines: put.value }, catalogue, context.now));
});
