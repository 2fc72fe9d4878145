import type { NotifyStep } from '@servery/contract/brand';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { type Channel, notifyStep } from '@servery/domain/orders/notify';
import type { Tx } from '#db/database';
import { addToOutboxOnce } from '#stores/jobs';
import type { OrderRecord } from '#stores/orders';

export type StatusMessage = {
  template: 'order-status';
  order: string;
  step: NotifyStep;
  /** A text that cannot reach its number goes by mail, unless that one goes anyway. */
  or_mail: boolean;
};

/** Notifies of a step once by each channel, however often the order comes back to it. */
export async function notifyStatus(
  tx: Tx,
  order: Pick<OrderRecord, 'ref' | 'venue_id'>,
  what: { step: NotifyStep; channels: readonly Channel[]; now: number },
): Promise<void> {
  const { step, channels, now } = what;
  for (const kind of channels) {
    const payload: StatusMessage = {
      template: 'order-status',
      order: order.ref,
      step,
      or_mail: !channels.includes('mail'),
    };
    const key = `${order.ref}:${step}:${kind}`;
    await addToOutboxOnce(tx, { venueId: order.venue_id, kind, payload, key, now });
  }
}

/**
 * Takes back what was not sent and is not so any more, so that it can be sent when it is so again. Answers whether it
 * was: the order's row is locked, as it is for a move, so that nobody adds the message while it is being taken back.
 */
export async function takeBack(tx: Tx, id: number, { order, step }: StatusMessage): Promise<boolean> {
  const held = await tx.q
    .updateTable('orders')
    .set((row) => ({ status: row.ref('status') }))
    .where('ref', '=', order)
    .returning('status')
    .executeTakeFirst();
  if (held && notifyStep(held.status as OrderStatus) === step) return false;
  await tx.q.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).execute();
  return true;
}
