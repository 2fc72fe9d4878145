import { formatCents } from '@servery/domain/money';
import type { CheckedOrder } from '#actions/orders/check-order';
import type { Tx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import type { Cart } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { lockPoints } from '#stores/rewards';
import { priceCart } from '#views/price';

/** A reward goes to one order: placing locks the member's points, and where another order has had them the price is told anew. */
export async function secureReward(
  tx: Tx,
  { priced }: CheckedOrder,
  by: { customerId: number; cart: Cart; catalogue: Catalogue; now: number; placing: boolean },
): Promise<Failure<'total_changed'> | undefined> {
  if (!by.placing || priced.pointsUsed === 0) return undefined;
  const points = await lockPoints(tx, by.customerId, by.cart.merchant_id);
  if (points >= priced.pointsUsed) return undefined;
  const { totals } = priceCart({ ...by.cart, points }, by.catalogue, by.now);
  return fail('total_changed', { total: formatCents(totals.total), sign: '$' });
}
