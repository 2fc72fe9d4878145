import type { TeamMember } from '#stores/team';
import { teamMember } from '#callers/team-member';
import { note } from '#callers/note';
import type { Reach } from '#server-parts';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import type { ReadTx, Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { boardOrderOf } from '#queries/board-order';
import { changeStatus, type StatusChange } from '#ordering/change-status';
import { findByRef, type OrderRecord } from '#stores/orders';

export async function orderOfVenue(tx: ReadTx, caller: Caller, ref: string) {
  const user = teamMember(caller);
  const order = await findByRef(tx, ref);
  if (!order || order.venue_id !== user.venueId) return fail('order_not_found');
  return { ok: true as const, order, user };
}

export const movedOn = (order: OrderRecord) =>
  fail('not_allowed_now', { status: STATUS_TEXT[order.status as OrderStatus], nstatus: order.status });

export type Held = { order: OrderRecord; user: TeamMember; caller: Caller };
export type ToMove = Held & { reach: Reach };

/** The change with all that belongs to it, and the audit's row. */
export async function applyMove(tx: Tx, { order, user, caller, reach }: ToMove, change: StatusChange) {
  const { now, brands } = caller;
  const by = { name: user.name, brandCode: user.brandCode, brands, reach, now };
  const after = await changeStatus(tx, { order, change, by });
  if (!after) return movedOn(order);
  await note(tx, caller, {
    action: `order.${change.kind}`,
    subject: order.ref,
    details: { from: order.status, to: change.to, reason: change.reason },
  });
  return answer({ order: await boardOrderOf(tx, after) });
}
