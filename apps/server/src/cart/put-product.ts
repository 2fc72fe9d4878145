import { texts } from '@servery/domain/messages/texts';
import { type CartLine, type LineError, MAX_QUANTITY, putLine } from '@servery/domain/cart/lines';
import { type Choices, checkChoices, unitPrice } from '@servery/domain/cart/options';
import { timeOf, wantedAt } from '#cart/chosen-time';
import { fail, type Failure } from '#http/answer';
import type { Cart } from '#stores/carts';
import type { Catalogue, ProductRecord } from '#stores/catalogue';
import { stateOf } from '#views/menu';

export const quantityLimits = (product: Pick<ProductRecord, 'min_qty' | 'max_qty'> | undefined) => ({
  min: Math.max(1, product?.min_qty ?? 1),
  max: product?.max_qty || MAX_QUANTITY.inCart,
});

export type ProductWish = {
  productId: number;
  quantity: number;
  choices: Choices;
  notes: string;
  /** The line that is edited; none for a new one. */
  slot?: number | undefined;
};
type Put =
  | { ok: true; lines: CartLine[] }
  | Failure<'no_product' | 'product_unavailable' | 'modifier_invalid' | LineError>;

/** Puts a product into a cart at today's price, if it can be had for the moment the cart is wanted for. */
export function putProduct(cart: Cart, wish: ProductWish, at: { catalogue: Catalogue; now: number }): Put {
  const { catalogue } = at;
  const product = catalogue.products.get(wish.productId);
  if (!product || product.visible !== 1) return fail('no_product');
  const state = stateOf(product, catalogue, wantedAt(timeOf(cart, at), at));
  if (!state.available) return fail('product_unavailable', { text: state.text || texts.productUnavailable });
  const chosen = checkChoices(product.groups, wish.choices);
  if (!chosen.ok) return fail('modifier_invalid', { text: chosen.error.join('\n') });
  const put = putLine(
    cart.lines,
    {
      productId: product.id,
      quantity: wish.quantity,
      options: chosen.value,
      notes: wish.notes.trim(),
      seenPrice: unitPrice(product.base_price, product.groups, chosen.value),
      minQty: product.min_qty,
      maxQty: product.max_qty,
    },
    wish.slot,
  );
  return put.ok ? { ok: true, lines: put.value } : fail(put.error, quantityLimits(product));
}
