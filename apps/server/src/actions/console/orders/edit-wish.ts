import type { OrderEditInput } from '@servery/contract/calls/console/order-edit';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { fail } from '@servery/domain/failure';
import { canEdit, type EditedTime, type OrderEdit } from '@servery/domain/order-edit/edit';
import { orderOfVenue } from '#actions/console/move-order';
import type { Caller } from '#callers/caller';
import type { ReadTx } from '#db/database';

const timeOf = (when: NonNullable<OrderEditInput['when']>): EditedTime =>
  'at' in when ? { at: when.at * 1000 } : { pointId: when.point_id, date: when.date };

/** As the call carries it. */
export const editOf = (sent: OrderEditInput): OrderEdit => ({
  lines: sent.lines,
  added: sent.added.map(({ product_id: productId, ...line }) => ({ productId, ...line })),
  when: sent.when && timeOf(sent.when),
  tableNum: sent.table_num,
  address: sent.address,
  note: sent.note,
});

/** An order of the caller's venue that can still be edited, with the menu as it is now. */
export async function orderToEdit(tx: ReadTx, caller: Caller, ref: string) {
  const held = await orderOfVenue(tx, caller, ref);
  if (!held.ok) return held;
  const venue = await caller.venues.current(tx, held.order.menu_id);
  if (!venue) return fail('order_not_found');
  return canEdit(held.order.status as OrderStatus) ? { ...held, venue } : fail('edit_over');
}
