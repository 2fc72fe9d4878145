import type { ReadTx } from '#db/database';
import type { ActionContext } from '#http/action';
import { fail, type Failure } from '#http/answer';
import type { Catalogue } from '#stores/catalogue';

/** A venue that the caller may see, with its menu as it is now. */
export async function venueInHand(
  tx: ReadTx,
  venue: { store_id: number; menu_id: number },
  context: ActionContext,
): Promise<{ ok: true; catalogue: Catalogue } | Failure<'no_merchant'>> {
  const catalogue = await context.catalogues.current(tx, venue.menu_id);
  return catalogue?.merchant.id === venue.store_id ? { ok: true, catalogue } : fail('no_merchant');
}
