import type { OrderStatus } from '@servery/contract/entities/receipt';
import { isComplete, isCancelled } from '@servery/domain/orders/status';
import { refundText } from '@servery/domain/orders/summary';
import { NoteTag } from '@servery/ui/actions/badge';
import css from '#features/account/orders.module.css';

type Props = { order: { nstatus: OrderStatus; status_text: string; total: string; refunded: string } };

/** Where an order stands, in words; the colour says whether there is something to know. */
export function OrderState({ order }: Props) {
  if (isCancelled(order.nstatus)) return <NoteTag tone="bad">{order.status_text}</NoteTag>;
  const refund = refundText({ total: Number(order.total), refunded: Number(order.refunded) });
  if (refund !== '') return <NoteTag>{refund}</NoteTag>;
  if (isComplete(order.nstatus)) return <span className={css.done}>{order.status_text}</span>;
  return <NoteTag tone="accent">{order.status_text}</NoteTag>;
}
