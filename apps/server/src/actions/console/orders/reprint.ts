import { consoleUser } from '#actions/console/console-user';
import { orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { reprintDockets } from '#ordering/reprint-dockets';
import { audit } from '#stores/audit';
import { markAlarmsSeen } from '#stores/print-jobs';

export const consoleReprint = writeAction('ConsoleOrder.reprint', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, { ref: input.order_id, capability: 'move_orders' });
  if (!held.ok) return held;
  const { order, user } = held;
  const printed = await reprintDockets(tx, order, caller.now);
  if (!printed.ok) return printed;
  const { papers } = printed;
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
