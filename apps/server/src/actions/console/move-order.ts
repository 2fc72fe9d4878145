import type { Reach } from '#server-parts';
import type { ConsoleCapability } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { consoleUser } from '#actions/console/console-user';
import type { ReadTx, Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { audit } from '#stores/audit';
import { changeStatus, type StatusChange } from '#ordering/change-status';
import { findByRef, linesOf, type OrderRecord } from '#stores/orders';
import type { ConsoleUserRecord } from '#stores/people';
import { boardOrderView } from '#views/console';

export async function orderOfVenue(
  tx: ReadTx,
  caller: Caller,
  wanted: { ref: string; capability: ConsoleCapability },
) {
  const found = await consoleUser(tx, caller, wanted.capability);
  if (!found.ok) return found;
  const order = await findByRef(tx, wanted.ref);
  if (!order || order.venue_id !== found.user.venue_id) return fail('order_not_found');
  return { ok: true as const, order, user: found.user };
}

export const movedOn = (order: OrderRecord) =>
  fail('not_allowed_now', { status: STATUS_TEXT[order.status as OrderStatus], nstatus: order.status });

export type Held = { order: OrderRecord; user: ConsoleUserRecord; caller: Caller };
export type ToMove = Held & { reach: Reach };

/** The change with all that belongs to it, and the audit's row. */
export async function applyMove(tx: Tx, { order, user, caller, reach }: ToMove, change: StatusChange) {
  const { now, brands } = caller;
  const by = { name: user.name, brandCode: user.brand_code, brands, reach, now };
  const after = await changeStatus(tx, { order, change, by });
  if (!after) return movedOn(order);
  await audit(tx, {
    venueId: order.venue_id,
    consoleUserId: user.id,
    action: `order.${change.kind}`,
    subject: order.ref,
    details: { from: order.status, to: change.to, reason: change.reason },
    now,
  });
  return answer({ order: boardOrderView(after, await linesOf(tx, [order.id])) });
}
