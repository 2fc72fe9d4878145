import { fail } from '@servery/domain/failure';
import { formatCents } from '@servery/domain/money';
import { changesText, editReason } from '@servery/domain/order-edit/changes';
import { MOST_EDITS } from '@servery/domain/order-edit/edit';
import type { EditProblem } from '@servery/domain/order-edit/edit-order';
import { paidAtOnce } from '@servery/domain/order-edit/settle';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { queueEdited } from '#ordering/edit-dockets';
import { moveSupply } from '#ordering/edit-supply';
import { type EditWish, planEdit, type PlannedEdit, supplyProblems } from '#ordering/plan-edit';
import { lineRow } from '#ordering/place-order';
import { giveBackFor, takeFromMember } from '#ordering/settle-edit';
import { mayMailReceipt } from '#safety/send-notice';
import { addToOutbox } from '#stores/jobs';
import { addEdit, addLines, changeLine, removeLines, saveEdited, wasOf } from '#stores/order-edits';
import { addEvent, linesOf, type OrderRecord, ordersById } from '#stores/orders';
import { tellOfOrder } from '#webhooks/tell';

export type ToEdit = EditWish & {
  caller: Caller;
  who: string;
  /** What whoever edits it saw: the number of edits, and what it comes to with theirs. */
  seen: { version: number; total: number };
  key: string;
  settle: 'later' | 'balance';
};
type Done = { ok: true; editId: number; planned: PlannedEdit; order: OrderRecord };

async function firstProblem(tx: Tx, planned: PlannedEdit, wish: ToEdit): Promise<EditProblem | undefined> {
  const { order, seen } = wish;
  const { total } = planned.edited.price.totals;
  const now = { version: order.edits, total: formatCents(total) };
  if (order.edits !== seen.version) return fail('edit_stale', now);
  const [problem] = planned.edited.problems;
  if (problem) return problem;
  const [short] = await supplyProblems(tx, planned, wish);
  if (short) return short;
  if (planned.changes.length === 0) return fail('edit_nothing');
  if (order.edits >= MOST_EDITS) return fail('edit_too_many');
  return total === seen.total ? undefined : fail('edit_stale', now);
}

/** What more is to be made of a line is not ready yet, even if the rest of it is. */
async function saveLines(tx: Tx, { lines, edited }: PlannedEdit, order: OrderRecord): Promise<void> {
  const { kept, removed, added, price } = edited;
  await removeLines(
    tx,
    order.id,
    removed.map(({ id }) => id),
  );
  for (const [at, { line, quantity }] of kept.entries())
    await changeLine(tx, line.id, {
      quantity,
      price: line.unitPrice * quantity,
      discount: price.lineDiscounts[at] ?? 0,
      ...(quantity > line.quantity && { ready_at: 0 }),
    });
  const next = Math.max(-1, ...lines.map(({ position }) => position)) + 1;
  const rows = added.map((line, at) => ({
    ...lineRow(line, next + at, order.venue_id),
    order_id: order.id,
    discount: price.lineDiscounts[kept.length + at] ?? 0,
  }));
  await addLines(tx, rows);
}

const whenColumns = ({ where }: PlannedEdit['edited']) =>
  where && {
    due_at: where.due,
    fulfilment_asap: where.chosen.kind === 'asap' ? 1 : 0,
    point_label: where.pointLabel,
    capacity_buckets: JSON.stringify(where.buckets.map(({ key }) => key)),
  };

function orderColumns({ edited, settlement }: PlannedEdit, order: OrderRecord, now: number) {
  const { totals, tax, promoDiscount } = edited.price;
  return {
    ...whenColumns(edited),
    table_num: edited.tableNum,
    delivery_address: edited.address,
    note: edited.note,
    products_total: totals.products,
    rewards_discount: totals.rewards,
    other_discount: totals.discount,
    promo_discount: promoDiscount,
    day_surcharge: totals.daySurcharge,
    delivery_fee: totals.deliveryFee,
    preorder_fee: totals.preorderFee,
    surcharge: totals.surcharge,
    total: totals.total,
    gst: tax.gst,
    gst_free: tax.gstFree,
    input_taxed: tax.inputTaxed,
    prepaid: paidAtOnce(order),
    paid: settlement.owed > 0 ? 0 : 1,
    edits: order.edits + 1,
    edited_at: now,
  };
}

/** Writes the edit with what it replaces, and the order as it is from now on. */
async function save(
  tx: Tx,
  planned: PlannedEdit,
  wish: ToEdit,
): Promise<{ editId: number; after: OrderRecord }> {
  const { order, who, key, now } = wish;
  const editId = await addEdit(tx, {
    venue_id: order.venue_id,
    order_id: order.id,
    edit_key: key,
    actor: who,
    was: JSON.stringify(wasOf(order, planned.lines)),
    changes: JSON.stringify(planned.changes),
    difference: planned.edited.price.totals.total - order.total,
    created_at: now,
  });
  await saveLines(tx, planned, order);
  return { editId, after: await saveEdited(tx, order.id, orderColumns(planned, order, now)) };
}

async function settle(tx: Tx, planned: PlannedEdit, wish: ToEdit & { editId: number; after: OrderRecord }) {
  const { after: order, editId, who, key, now, venue, caller } = wish;
  const settling = { order, editId, reason: editReason(), who, now };
  const problem = await giveBackFor(tx, planned.parts, settling);
  if (problem || wish.settle === 'later' || planned.settlement.owed === 0) return problem;
  const by = { brandCode: venue.brandCode, key, takenBy: who, sessionId: caller.session?.id ?? 0, now };
  return takeFromMember(tx, order, by);
}

/** Everybody whom it concerns: the kitchen on paper, the board, the customer, and the venue's own tools. */
async function tell(
  tx: Tx,
  { changes }: PlannedEdit,
  told: ToEdit & { editId: number; after: OrderRecord },
): Promise<void> {
  const { venue, now, who, caller, editId, after: order } = told;
  const { id, ref, status, venue_id: venueId } = order;
  await addEvent(tx, {
    venue_id: venueId,
    order_id: id,
    // It moves the order nowhere.
    from_status: 0,
    to_status: 0,
    kind: 'edited',
    actor: who,
    reason: changesText(changes, venue.timeZone),
    created_at: now,
  });
  await queueEdited(
    tx,
    { order, lines: await linesOf(tx, [id]), changes },
    { printers: venue.printers, now },
  );
  const email = order.contact_email;
  if (email !== '' && order.is_test === 0 && (await mayMailReceipt(tx, email, caller)))
    await addToOutbox(tx, {
      venueId,
      kind: 'mail',
      payload: { template: 'order-changed', order: ref, edit: editId },
      now,
    });
  await tellOfOrder(tx, order, { event: 'order.edited', now });
  tx.emit({ type: 'order', order_id: ref, nstatus: status, venue_id: venueId });
}

/** Edits a placed order with all that follows from it: all of it or none. Asked for with the order's row locked. */
export async function editPlaced(tx: Tx, wish: ToEdit): Promise<Done | EditProblem> {
  const planned = await planEdit(tx, wish);
  const problem = (await firstProblem(tx, planned, wish)) ?? (await moveSupply(tx, planned, wish));
  if (problem) return problem;
  const { editId, after } = await save(tx, planned, wish);
  const unsettled = await settle(tx, planned, { ...wish, editId, after });
  if (unsettled) return unsettled;
  const order = (await ordersById(tx, [after.id])).get(after.id) ?? after;
  await tell(tx, planned, { ...wish, editId, after: order });
  return { ok: true, editId, planned, order };
}
