import { mergeLines } from '@servery/domain/identity/merge-lines';
import type { Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { dropHolds } from '#stores/holds';
import { type Cart, emptyOut, lockCart, saveDetails, saveLines } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { cartsElsewhere } from '#stores/member-carts';

const limitsIn = (catalogue: Catalogue) => (productId: number) => {
  const product = catalogue.products.get(productId);
  return product && { minQty: product.min_qty, maxQty: product.max_qty };
};

/** How and where, as it was chosen elsewhere; for a cart where nothing was chosen yet. */
function choicesOf(cart: Cart) {
  const {
    id: _id,
    session_id: _session,
    merchant_id: _merchant,
    menu_id: _menu,
    lines: _lines,
    points: _points,
    paying: _paying,
    ...choices
  } = cart;
  return choices;
}

/** A member has one cart a menu: what was left on another device comes along, and is gone there. */
export async function bringCart(
  tx: Tx,
  context: ActionContext,
  member: { customerId: number; sessionId: number },
): Promise<void> {
  const { now } = context;
  for (const other of await cartsElsewhere(tx, { ...member, now })) {
    const catalogue = await context.catalogues.current(tx, other.menu_id);
    if (!catalogue) continue;
    const place = { merchantId: other.merchant_id, menuId: other.menu_id, now };
    const theirs = await lockCart(tx, { ...place, sessionId: other.session_id });
    const mine = await lockCart(tx, { ...place, sessionId: member.sessionId });
    await saveLines(tx, mine.id, mergeLines(mine.lines, theirs.lines, limitsIn(catalogue)));
    if (mine.fulfilment_type === '') await saveDetails(tx, mine.id, choicesOf(theirs));
    await dropHolds(tx, theirs.id);
    await emptyOut(tx, theirs);
  }
}
