import { orderAtTill } from '#actions/customer/till/staff-of-venue';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { reprintDockets } from '#ordering/reprint-dockets';

export const tillReprint = writeAction('TillOrder.reprint', async (tx, input, caller) => {
  const held = await orderAtTill(tx, caller, input.order_id);
  if (!held.ok) return held;
  const printed = await reprintDockets(tx, held.order, caller.now);
  return printed.ok ? answer({ papers: printed.papers }) : printed;
});
