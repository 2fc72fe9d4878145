import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { reprintDockets } from '#ordering/reprint-dockets';
import { markAlarmsSeen } from '#stores/print-jobs';

export const consoleReprint = writeAction('ConsoleOrder.reprint', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order } = held;
  const printed = await reprintDockets(tx, order, caller.now);
  if (!printed.ok) return printed;
  const { papers } = printed;
  await note(tx, caller, { action: 'order.reprinted', subject: order.ref, details: { papers } });
  return answer({ papers });
});

export const consolePrintingSeen = writeAction('ConsolePrinting.seen', async (tx, _input, caller) => {
  const user = teamMember(caller);
  await markAlarmsSeen(tx, user.venueId);
  return answer({});
});
