import type { CallOutput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { failureText } from '@servery/domain/messages/failures';
import { formatCents, parseCents } from '@servery/domain/money';
import { changeText } from '@servery/domain/order-edit/changes';
import { methodText } from '@servery/domain/payments/methods';
import { leftToPay, tenderText } from '@servery/domain/payments/tender';
import { orderOfVenue } from '#actions/console/move-order';
import { editOf, orderToEdit } from '#actions/console/orders/edit-wish';
import { note } from '#callers/note';
import type { ReadTx, Tx } from '#db/database';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { editPlaced } from '#ordering/edit-order';
import { planEdit, type PlannedEdit, supplyProblems } from '#ordering/plan-edit';
import { handKind } from '#ordering/settle-edit';
import { isMemberOf } from '#ordering/take-tender';
import { boardOrderOf } from '#queries/board-order';
import { backByHand, backByProvider, editByKey } from '#stores/order-edits';
import { type OrderRecord, ordersById } from '#stores/orders';
import { findAttempt } from '#stores/payments';
import { balanceOf } from '#stores/people';
import { lockToPay } from '#stores/tenders';

type Plan = CallOutput<'ConsoleOrder.edit_plan'>;

async function backTo(tx: ReadTx, { parts }: PlannedEdit, orderId: number): Promise<Plan['back_to']> {
  const shown: Plan['back_to'] = [];
  for (const { attemptId, cents } of parts) {
    const attempt = attemptId === undefined ? undefined : await findAttempt(tx, attemptId);
    const text = attempt ? methodText(attempt.method) : tenderText(await handKind(tx, orderId));
    shown.push({ text, amount: formatCents(cents) });
  }
  return shown;
}

/** What the member whose order it is could pay with; empty where it is nobody's. */
async function balanceFor(tx: ReadTx, { customer_id: id }: OrderRecord, brandCode: string): Promise<string> {
  if (id === null || !(await isMemberOf(tx, id, brandCode))) return '';
  return formatCents(await balanceOf(tx, id));
}

export const consoleEditPlan = readAction('ConsoleOrder.edit_plan', async (tx, input, caller) => {
  const held = await orderToEdit(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order, venue } = held;
  const wish = { order, venue, edit: editOf(input.changes), now: caller.now };
  const planned = await planEdit(tx, wish);
  const { owed, back } = planned.settlement;
  const problems = [...planned.edited.problems, ...(await supplyProblems(tx, planned, wish))];
  return answer({
    version: order.edits,
    total: formatCents(planned.edited.price.totals.total),
    was: formatCents(order.total),
    owed: formatCents(owed),
    back: formatCents(back),
    back_to: await backTo(tx, planned, order.id),
    balance: await balanceFor(tx, order, venue.brandCode),
    changes: planned.changes.map((change) => changeText(change, venue.timeZone)),
    problems: problems.map(({ code, details }) => ({ code, text: failureText(code, details) })),
  });
});

async function shown(tx: Tx, orderId: number, editId: number) {
  const order = (await ordersById(tx, [orderId])).get(orderId);
  if (!order) return fail('order_not_found');
  return answer({
    order: await boardOrderOf(tx, order),
    owed: formatCents(leftToPay(order)),
    back: formatCents((await backByProvider(tx, editId)) + (await backByHand(tx, editId))),
  });
}

/** Edits a placed order as it was seen; the same key is one edit, whoever sends it again. */
export const consoleEditOrder = writeAction('ConsoleOrder.edit', async (tx, input, caller) => {
  const found = await orderOfVenue(tx, caller, input.order_id);
  if (!found.ok) return found;
  const { user } = found;
  const order = await lockToPay(tx, found.order.id);
  const key = `console:${user.venueId}:${input.edit_key}`;
  const before = await editByKey(tx, key);
  if (before) return before.order_id === order.id ? shown(tx, order.id, before.id) : fail('edit_key_used');
  const held = await orderToEdit(tx, caller, input.order_id);
  if (!held.ok) return held;
  const done = await editPlaced(tx, {
    order,
    venue: held.venue,
    edit: editOf(input.changes),
    caller,
    who: user.name,
    seen: { version: input.version, total: parseCents(input.expected_total) ?? -1 },
    key,
    settle: input.settle,
    now: caller.now,
  });
  if (!done.ok) return done;
  const { planned, editId } = done;
  const { owed, back } = planned.settlement;
  await note(tx, caller, {
    action: 'order.edited',
    subject: order.ref,
    details: {
      edited: planned.changes.map((change) => changeText(change, held.venue.timeZone)),
      before: { total: formatCents(order.total) },
      after: { total: formatCents(planned.edited.price.totals.total) },
      ...(owed > 0 && { owed: formatCents(owed), settled: input.settle }),
      ...(back > 0 && { given_back: formatCents(back) }),
    },
  });
  return shown(tx, order.id, editId);
});
