import { orderAtTill, sellingAt } from '#actions/customer/till/staff-of-venue';
import { noteAtTill } from '#callers/till-operator';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { reprintDockets } from '#ordering/reprint-dockets';

export const tillReprint = writeAction('TillOrder.reprint', async (tx, input, caller) => {
  const at = await orderAtTill(tx, caller, input.order_id);
  if (!at.ok) return at;
  const held = await sellingAt(tx, at, caller);
  if (!held.ok) return held;
  const { order, person, venueId } = held;
  const { now } = caller;
  const printed = await reprintDockets(tx, order, now);
  if (!printed.ok) return printed;
  await noteAtTill(tx, { venueId, person, now }, { action: 'till.reprint', subject: order.ref });
  return answer({ papers: printed.papers });
});
