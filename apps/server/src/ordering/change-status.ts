import type { OrderStatus } from '@servery/contract/entities/receipt';
import { channelsFor, notifyStep } from '@servery/domain/orders/notify';
import { isCancelled } from '@servery/domain/orders/status';
import { z } from 'zod';
import type { Brands } from '#brand/brands';
import type { Tx } from '#db/database';
import type { Reach } from '#server-parts';
import { giveRoomBack } from '#stores/capacity';
import { addToOutbox } from '#stores/jobs';
import { addEvent, type OrderRecord, setStatus } from '#stores/orders';
import { dropPrintJobs } from '#stores/print-jobs';
import { givePromoBack } from '#stores/promos';
import { queueCancelled } from '#ordering/queue-dockets';
import { refundCancelled } from '#ordering/refund-order';
import { movePoints } from '#ordering/move-points';
import { giveStockBack } from '#stores/stock';
import { tellOfOrder, tellWebhooks } from '#webhooks/tell';
import { notifyStatus } from '#stores/status-messages';

export type StatusChange = {
  kind: 'moved' | 'undone' | 'cancelled' | 'rejected';
  to: OrderStatus;
  reason: string;
};

/** Who changes an order, and how its customer can be told. */
type ChangedBy = { name: string; brandCode: string; brands: Brands; reach: Reach; now: number };

type Changing = { order: OrderRecord; change: StatusChange; by: ChangedBy };

const storedBuckets = z.array(z.string());

/** As the venue's brand chose; nobody is told of a test, or of a step that was put back. */
async function notifyCustomer(tx: Tx, { order, change, by }: Changing): Promise<void> {
  const step = change.kind === 'moved' && order.is_test === 0 ? notifyStep(change.to) : undefined;
  const choice = step && by.brands.byCode(by.brandCode)?.notify[step];
  if (!choice) return;
  const channels = channelsFor(choice, {
    mail: by.reach.mail && order.contact_email !== '',
    text: by.reach.text && order.contact_mobile !== '',
  });
  await notifyStatus(tx, order, { step, channels, now: by.now });
}

/** An order that will not be made gives everything back: room, promo use, money; and its customer is told. */
async function undoOrder(tx: Tx, { order, change: { reason }, by }: Changing): Promise<void> {
  const { now, name: who } = by;
  await dropPrintJobs(tx, order.id);
  await queueCancelled(tx, order, now);
  await givePromoBack(tx, order.id);
  await refundCancelled(tx, order.id, { reason, who, now });
  for (const { id: product_id, name } of await giveStockBack(tx, order, now))
    await tellWebhooks(
      tx,
      { venueId: order.venue_id, now },
      { event: 'product.available', data: { product_id, name, until: 0 } },
    );
  await giveRoomBack(tx, storedBuckets.parse(JSON.parse(order.capacity_buckets)));
  if (order.contact_email !== '')
    await addToOutbox(tx, {
      venueId: order.venue_id,
      kind: 'mail',
      payload: { template: 'order-cancelled', order: order.ref },
      now,
    });
}

/**
 * Moves an order with all that follows from it, if it is still where the caller saw it: two screens that tap at once
 * move it once. Answers the order as it is then, or nothing.
 */
export async function changeStatus(tx: Tx, changing: Changing): Promise<OrderRecord | undefined> {
  const { order, change, by } = changing;
  const from = order.status as OrderStatus;
  const { to, reason } = change;
  const { now, name: who } = by;
  if (!(await setStatus(tx, order.id, { from, to, reason, now }))) return undefined;
  const cancelled = isCancelled(to);
  await movePoints(tx, order, { to, now });
  if (cancelled) await undoOrder(tx, changing);
  await notifyCustomer(tx, changing);
  await addEvent(tx, {
    venue_id: order.venue_id,
    order_id: order.id,
    from_status: from,
    to_status: to,
    kind: change.kind,
    actor: who,
    reason,
    created_at: now,
  });
  tx.emit({ type: 'order', order_id: order.ref, nstatus: to, venue_id: order.venue_id });
  const after = { ...order, status: to, status_reason: reason, status_at: now };
  await tellOfOrder(tx, after, { event: cancelled ? 'order.cancelled' : 'order.moved', now });
  return after;
}
