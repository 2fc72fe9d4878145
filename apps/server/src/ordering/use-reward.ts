import { formatCents } from '@servery/domain/money';
import type { CheckedOrder } from '@servery/domain/ordering/check-order';
import type { Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import type { Cart } from '@servery/domain/ordering/cart';
import type { Venue } from '@servery/domain/venue/model';
import { lockPoints } from '#stores/rewards';
import { priceCart } from '@servery/domain/ordering/price';

/** A reward goes to one order: placing locks the member's points, and where another order has had them the price is told anew. */
export async function secureReward(
  tx: Tx,
  { priced }: CheckedOrder,
  by: { customerId: number; cart: Cart; venue: Venue; now: number; placing: boolean },
): Promise<Failure<'total_changed'> | undefined> {
  if (!by.placing || priced.pointsUsed === 0) return undefined;
  const points = await lockPoints(tx, by.customerId, by.cart.venueId);
  if (points >= priced.pointsUsed) return undefined;
  const { totals } = priceCart({ ...by.cart, rewardPoints: points }, by.venue, by.now);
  return fail('total_changed', { total: formatCents(totals.total), sign: '$' });
}
