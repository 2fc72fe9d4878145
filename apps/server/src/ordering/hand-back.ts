import { backInCash, roundingBack } from '@servery/domain/payments/counter-refund';
import type { Tx } from '#db/database';
import { addCounterRefund, type CounterRefundRecord, counterRefundsOf } from '#stores/counter-refunds';
import type { OrderRecord } from '#stores/orders';
import { tellOfOrder } from '#webhooks/tell';

type Given = Omit<CounterRefundRecord, 'id' | 'venue_id' | 'order_id' | 'rounding'>;

/** Money of an order that somebody gives back by hand. Asked for with the order's row locked. */
export async function handBack(tx: Tx, order: OrderRecord, given: Given): Promise<void> {
  const before = backInCash(await counterRefundsOf(tx, order.id));
  const rounding = roundingBack(given, before);
  await addCounterRefund(tx, { ...given, venue_id: order.venue_id, order_id: order.id, rounding });
}

/** A refund that somebody hands over, of which others are told. Asked for with the order's row locked. */
export async function refundByHand(tx: Tx, order: OrderRecord, given: Omit<Given, 'edit_id'>): Promise<void> {
  await handBack(tx, order, { ...given, edit_id: null });
  const refunded = order.refunded + given.cents;
  await tellOfOrder(tx, { ...order, refunded }, { event: 'order.refunded', now: given.created_at });
}
