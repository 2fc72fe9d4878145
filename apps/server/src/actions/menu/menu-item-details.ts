import { choicesOf, defaultChoices } from '@servery/domain/cart/options';
import type { ReadTx } from '#db/database';
import { type ActionContext, readAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { ownCart } from '#cart/own-cart';
import { findMenuOfProduct } from '#stores/catalogue';
import { detailsView } from '#views/menu';

const editedLine = async (tx: ReadTx, where: { menuId: number; slot: number }, context: ActionContext) => {
  const cart = await ownCart(tx, where.menuId, context);
  return cart?.lines.find((line) => line.slot === where.slot);
};

export const menuItemDetails = readAction('MenuItemDetails', async (tx, input, context) => {
  const menuId = await findMenuOfProduct(tx, input.menu_item_id);
  const catalogue = menuId === undefined ? undefined : await context.catalogues.current(tx, menuId);
  const product = catalogue?.products.get(input.menu_item_id);
  if (!catalogue || !product || product.visible !== 1 || catalogue.merchant.brand_code !== context.brand.code)
    return fail('no_product');
  const slot = input.cart_item_slot_id ?? -1;
  const quantity = Math.max(1, product.min_qty);
  const fresh = { slot: -1, quantity, notes: '', chosen: defaultChoices(product.groups) };
  if (slot < 0) return answer(detailsView(product, catalogue, { ...fresh, now: context.now }));
  const line = await editedLine(tx, { menuId: catalogue.menu.id, slot }, context);
  if (!line) return fail('no_line');
  const chosen = choicesOf(product.groups, line.options);
  return answer(
    detailsView(product, catalogue, {
      slot,
      quantity: line.quantity,
      notes: line.notes,
      chosen,
      now: context.now,
    }),
  );
});
