import { choicesOf, defaultChoices } from '@servery/domain/cart/options';
import { saleIn } from '@servery/domain/ordering/cart-time';
import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { ownCart } from '#ordering/own-cart';
import { findMenuOfProduct } from '#stores/venue/load-venue';
import { detailsView } from '#views/menu';

export const menuItemDetails = readAction('MenuItemDetails', async (tx, input, caller) => {
  const menuId = await findMenuOfProduct(tx, input.menu_item_id);
  const venue = menuId === undefined ? undefined : await caller.venues.current(tx, menuId);
  const product = venue?.products.get(input.menu_item_id);
  if (!venue || !product?.visible) return fail('no_product');
  const { now } = caller;
  const cart = await ownCart(tx, venue.menu.id, caller);
  const sale = cart ? saleIn(cart, { venue, now }) : { when: now, channel: caller.session?.channel };
  const slot = input.cart_item_slot_id ?? -1;
  const quantity = Math.max(1, product.minQty);
  const fresh = { slot: -1, quantity, notes: '', chosen: defaultChoices(product.groups) };
  if (slot < 0) return answer(detailsView(product, venue, { ...fresh, sale }));
  const line = cart?.lines.find((each) => each.slot === slot);
  if (!line) return fail('no_line');
  const chosen = choicesOf(product.groups, line.options);
  return answer(
    detailsView(product, venue, { slot, quantity: line.quantity, notes: line.notes, chosen, sale }),
  );
});
