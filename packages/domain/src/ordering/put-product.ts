import { texts } from '#messages/texts';
import { type CartLine, type LineError, MAX_QUANTITY, putLine } from '#cart/lines';
import { type Choices, checkChoices, unitPrice } from '#cart/options';
import { saleIn, type VenueNow } from '#ordering/cart-time';
import { fail, type Failure } from '#failure';
import type { Cart } from '#ordering/cart';
import type { VenueProduct } from '#venue/model';
import { stateOf } from '#venue/product-state';

export const quantityLimits = (product: Pick<VenueProduct, 'minQty' | 'maxQty'> | undefined) => ({
  min: product ? Math.max(1, product.minQty) : 1,
  max: product?.maxQty || MAX_QUANTITY.inCart,
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
export function putProduct(cart: Cart, wish: ProductWish, at: VenueNow): Put {
  const { venue } = at;
  const product = venue.products.get(wish.productId);
  if (!product || !product.visible) return fail('no_product');
  const state = stateOf(product, venue, saleIn(cart, at));
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
      seenPrice: unitPrice(product.basePrice, product.groups, chosen.value),
      minQty: product.minQty,
      maxQty: product.maxQty,
    },
    wish.slot,
  );
  return put.ok ? { ok: true, lines: put.value } : fail(put.error, quantityLimits(product));
}
