import { mergeLines } from '@servery/domain/identity/merge-lines';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { dropHolds } from '#stores/holds';
import { dropStockHolds } from '#stores/stock';
import { detailsIn } from '#stores/cart-rows';
import { emptyOut, lockCart, saveDetails, saveLines } from '#stores/carts';
import type { Venue } from '@servery/domain/venue/model';
import { cartsElsewhere } from '#stores/member-carts';

const limitsIn = (venue: Venue) => (productId: number) => {
  const product = venue.products.get(productId);
  return product && { minQty: product.minQty, maxQty: product.maxQty };
};

/** A member has one cart a menu: what was left on another device comes along, and is gone there. */
export async function bringCart(
  tx: Tx,
  caller: Caller,
  member: { customerId: number; sessionId: number },
): Promise<void> {
  const { now } = caller;
  for (const other of await cartsElsewhere(tx, { ...member, now })) {
    const venue = await caller.venues.current(tx, other.menu_id);
    if (!venue) continue;
    const place = { venueId: other.venue_id, menuId: other.menu_id, now };
    const theirs = await lockCart(tx, { ...place, sessionId: other.session_id });
    const mine = await lockCart(tx, { ...place, sessionId: member.sessionId });
    await saveLines(tx, mine.id, mergeLines(mine.lines, theirs.lines, limitsIn(venue)));
    // How and where, as it was chosen elsewhere; for a cart where nothing was chosen yet.
    if (mine.fulfilmentType === '') await saveDetails(tx, mine.id, detailsIn(theirs));
    await saveDetails(tx, mine.id, { giftId: mine.giftId || theirs.giftId });
    await dropHolds(tx, theirs.id);
    await dropStockHolds(tx, theirs.id);
    await emptyOut(tx, theirs);
  }
}
