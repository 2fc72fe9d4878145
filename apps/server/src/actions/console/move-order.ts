import type { ConsoleCapability } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { channelsFor, notifyStep } from '@servery/domain/orders/notify';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { consoleUser } from '#actions/console/console-user';
import type { ReadTx, Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { audit } from '#stores/audit';
import { addEvent, findByRef, linesOf, moveOrder, type OrderRecord } from '#stores/orders';
import type { ConsoleUserRecord } from '#stores/people';
import { tellStatus } from '#stores/status-messages';
import { boardOrderView } from '#views/console';

export type Move = {
  kind: 'moved' | 'undone' | 'cancelled' | 'rejected';
  to: OrderStatus;
  reason: string;
};

export async function orderOfVenue(
  tx: ReadTx,
  context: ActionContext,
  wanted: { ref: string; capability: ConsoleCapability },
) {
  const found = await consoleUser(tx, context, wanted.capability);
  if (!found.ok) return found;
  const order = await findByRef(tx, wanted.ref);
  if (!order || order.merchant_id !== found.user.merchant_id) return fail('order_not_found');
  return { ok: true as const, order, user: found.user };
}

export const movedOn = (order: OrderRecord) =>
  fail('not_allowed_now', { status: STATUS_TEXT[order.status as OrderStatus], nstatus: order.status });

export type Held = { order: OrderRecord; user: ConsoleUserRecord; context: ActionContext };

/** As the venue's brand chose; nobody is told of a test, or of a step that was put back. */
async function tellCustomer(tx: Tx, { order, user, context }: Held, move: Move): Promise<void> {
  const step = move.kind === 'moved' && order.is_test === 0 ? notifyStep(move.to) : undefined;
  const choice = step && context.brands.byCode(user.brand_code)?.notify[step];
  if (!choice) return;
  const { reach, now } = context;
  const ways = channelsFor(choice, {
    mail: reach.mail && order.contact_email !== '',
    text: reach.text && order.contact_mobile !== '',
  });
  await tellStatus(tx, order, { step, ways, now });
}

/** The change itself with all that belongs to it: event, audit, live news, and a message to the customer. */
export async function applyMove(tx: Tx, held: Held, move: Move) {
  const { order, user, context } = held;
  const { now } = context;
  const from = order.status as OrderStatus;
  const moved = await moveOrder(tx, order, {
    from,
    to: move.to,
    reason: move.reason,
    who: user.name,
    now,
  });
  if (!moved) return movedOn(order);
  await tellCustomer(tx, held, move);
  const { merchant_id: merchantId } = order;
  await addEvent(tx, {
    merchant_id: merchantId,
    order_id: order.id,
    from_status: from,
    to_status: move.to,
    kind: move.kind,
    actor: user.name,
    reason: move.reason,
    created_at: now,
  });
  const details = { from, to: move.to, reason: move.reason };
  await audit(tx, {
    merchantId,
    consoleUserId: user.id,
    action: `order.${move.kind}`,
    subject: order.ref,
    details,
    now,
  });
  tx.emit({ type: 'order', order_id: order.ref, nstatus: move.to, merchant_id: merchantId });
  const after = { ...order, status: move.to, status_reason: move.reason, status_at: now };
  return answer({ order: boardOrderView(after, await linesOf(tx, [order.id])) });
}
