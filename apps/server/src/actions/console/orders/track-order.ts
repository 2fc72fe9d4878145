import { note } from '#callers/note';
import { fail } from '@servery/domain/failure';
import { canBeTracked, isDelivered, trackingUrlFrom } from '@servery/domain/orders/tracking';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { movedOn, orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { setTrackingUrl } from '#stores/orders';

/** The driver of a delivery can be followed at this address, until the order is over. */
export const consoleTrackOrder = writeAction('ConsoleOrder.track', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order } = held;
  const status = order.status as OrderStatus;
  if (!isDelivered(order)) return fail('not_a_delivery');
  if (!canBeTracked(order, status)) return movedOn(order);
  const url = trackingUrlFrom(input.tracking_url);
  if (url === undefined) return fail('tracking_url_invalid');
  await setTrackingUrl(tx, order.id, url);
  await note(tx, caller, { action: 'order.tracked', subject: order.ref, details: { url } });
  tx.emit({ type: 'order', order_id: order.ref, nstatus: status, venue_id: order.venue_id });
  return answer({ tracking_url: url });
});
