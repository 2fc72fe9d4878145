import type { OrderStatus } from '@servery/contract/entities/receipt';
import { pointsEarned, pointsMove } from '@servery/domain/rewards/scheme';
import type { Tx } from '#db/database';
import type { OrderRecord } from '#stores/orders';
import { findCustomer, MEMBER_STATUSES } from '#stores/people';
import { addEarned, deletePoints, findScheme, schemeOf } from '#stores/rewards';

async function earn(tx: Tx, order: OrderRecord, now: number): Promise<void> {
  const { id: orderId, venue_id: venueId, customer_id: customerId } = order;
  const customer = customerId === null ? undefined : await findCustomer(tx, customerId);
  if (!customer || !MEMBER_STATUSES.includes(customer.status)) return;
  const scheme = await findScheme(tx, venueId);
  const spent = {
    products: order.products_total,
    rewards: order.rewards_discount,
    discount: order.other_discount,
  };
  const points = pointsEarned(spent, scheme && schemeOf(scheme));
  if (points > 0) await addEarned(tx, { venueId, customerId: customer.id, orderId, points, now });
}

/** Points follow the order: given when it is complete, taken back when it is not any more. */
export async function movePoints(
  tx: Tx,
  order: OrderRecord,
  { to, now }: { to: OrderStatus; now: number },
): Promise<void> {
  const move = pointsMove(order.status as OrderStatus, to);
  if (move.earned === 'given') await earn(tx, order, now);
  if (move.earned === 'taken') await deletePoints(tx, order.id, 'earned');
  if (move.usedGoBack) await deletePoints(tx, order.id, 'used');
}
