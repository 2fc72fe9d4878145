import { fail } from '@servery/domain/failure';
import { consoleUser } from '#actions/console/console-user';
import { orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { requeueDockets } from '#ordering/queue-dockets';
import { audit } from '#stores/audit';
import { linesOf } from '#stores/orders';
import { markAlarmsSeen } from '#stores/print-jobs';
import { printersOf } from '#stores/printers';

export const consoleReprint = writeAction('ConsoleOrder.reprint', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, { ref: input.order_id, capability: 'move_orders' });
  if (!held.ok) return held;
  const { order, user } = held;
  const printers = await printersOf(tx, order.venue_id);
  const lines = await linesOf(tx, [order.id]);
  const papers = await requeueDockets(tx, { ...order, lines }, { printers, now: caller.now });
  if (papers === undefined) return fail('too_many_copies');
  if (papers === 0) return fail('no_printer');
  await audit(tx, {
    venueId: order.venue_id,
    consoleUserId: user.id,
    action: 'order.reprinted',
    subject: order.ref,
    details: { papers },
    now: caller.now,
  });
  return answer({ papers });
});

export const consolePrintingSeen = writeAction('ConsolePrinting.seen', async (tx, _input, caller) => {
  const found = await consoleUser(tx, caller, 'move_orders');
  if (!found.ok) return found;
  await markAlarmsSeen(tx, found.user.venue_id);
  return answer({});
});
