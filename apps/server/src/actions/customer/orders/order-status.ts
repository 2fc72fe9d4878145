import { isPlacedBy } from '@servery/domain/orders/owner';
import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { movesOf } from '#stores/order-moves';
import { findByRef, linesOf } from '#stores/orders';
import { referenceOf } from '#stores/payments';
import { refundsOfOrder } from '#stores/refunds';
import { pointsOfOrder } from '#stores/rewards';
import { receiptView } from '#views/receipt';

export const orderStatusDetailed = readAction('OrderStatusDetailed', async (tx, input, caller) => {
  const order = await findByRef(tx, input.order_id);
  if (!order) return fail('order_not_found');
  const venue = await caller.venues.current(tx, order.menu_id);
  if (!venue) return fail('order_not_found');
  const { session } = caller;
  const mine = isPlacedBy(order, session);
  const refunds = order.refunded + order.given_back === 0 ? [] : await refundsOfOrder(tx, order.id);
  const pointsAwarded = mine ? await pointsOfOrder(tx, order.id) : 0;
  const moves = await movesOf(tx, order.id);
  const reference = mine ? await referenceOf(tx, order.id) : '';
  const brandName = caller.brands.byCode(venue.brandCode)?.name ?? venue.name;
  const seen = { venue, brandName, reference, mine, now: caller.now, refunds, pointsAwarded, moves };
  return answer(receiptView(order, await linesOf(tx, [order.id]), seen));
});
