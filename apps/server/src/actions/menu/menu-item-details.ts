import { choicesOf, defaultChoices } from '@servery/domain/cart/options';
import { timeOf, wantedAt } from '#cart/chosen-time';
import { readAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { ownCart } from '#cart/own-cart';
import { findMenuOfProduct } from '#stores/catalogue';
import { detailsView } from '#views/menu';

export const menuItemDetails = readAction('MenuItemDetails', async (tx, input, context) => {
  const menuId = await findMenuOfProduct(tx, input.menu_item_id);
  const catalogue = menuId === undefined ? undefined : await context.catalogues.current(tx, menuId);
  const product = catalogue?.products.get(input.menu_item_id);
  if (!catalogue || product?.visible !== 1) return fail('no_product');
  const { now } = context;
  const cart = await ownCart(tx, catalogue.menu.id, context);
  const when = cart ? wantedAt(timeOf(cart, { catalogue, now }), { catalogue, now }) : now;
  const slot = input.cart_item_slot_id ?? -1;
  const quantity = Math.max(1, product.min_qty);
  const fresh = { slot: -1, quantity, notes: '', chosen: defaultChoices(product.groups) };
  if (slot < 0) return answer(detailsView(product, catalogue, { ...fresh, when }));
  const line = cart?.lines.find((each) => each.slot === slot);
  if (!line) return fail('no_line');
  const chosen = choicesOf(product.groups, line.options);
  return answer(
    detailsView(product, catalogue, { slot, quantity: line.quantity, notes: line.notes, chosen, when }),
  );
});
