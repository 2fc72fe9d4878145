import { fail } from '@servery/domain/failure';
import { counterRoute } from '@servery/domain/printing/routing';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { queueReceipt } from '#ordering/queue-dockets';
import { findByRef } from '#stores/orders';

export const printQueueAdd = writeAction('PrintQueue.add', async (tx, input, caller) => {
  // Paper comes out at a venue: only its own kiosks and tills ask for it.
  const venueId = caller.session?.channel === 'online' ? undefined : caller.session?.venue_id;
  const order = await findByRef(tx, input.order_id);
  if (!order || order.venue_id !== venueId) return fail('order_not_found');
  const venue = await caller.venues.current(tx, order.menu_id);
  if (!venue) return fail('order_not_found');
  const printer = counterRoute(venue.printers, 'receipt', input.pos_guid ?? '');
  if (!printer) return answer({ queued: 0, printer: '', copy: 0 });
  const copy = await queueReceipt(tx, order, { printer, now: caller.now });
  if (copy === undefined) return fail('too_many_copies');
  return answer({ queued: 1, printer: printer.name, copy });
});
