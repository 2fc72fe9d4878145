import type { BoardOrder } from '@servery/contract/entities/board';
import { parseCents } from '@servery/domain/money';
import { cancelMoneyText } from '@servery/domain/payments/refund';
import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-cancel', {
  soldOut: 'Sold out',
  kitchenTooBusy: 'Kitchen too busy',
  customerAsked: 'Customer asked',
  closing: 'Closing',
  rejectOrder: 'Reject order',
  cancelOrder: 'Cancel order',
  orderEnded: 'Order {number} {done}',
  rejected: 'rejected',
  cancelled: 'cancelled',
  keep: 'Keep order',
  why: 'Why?',
  ownReason: 'In your own words',
  reasonMissing: 'Choose a reason or write one',
});

export const presetReasons = [t.soldOut, t.kitchenTooBusy, t.customerAsked, t.closing] as const;

/** A new order is rejected, one that was taken on is cancelled. */
export type CancelKind = 'reject' | 'cancel';
const CANCEL: Readonly<Record<CancelKind, { verb: string; done: string }>> = {
  reject: { verb: t.rejectOrder, done: t.rejected },
  cancel: { verb: t.cancelOrder, done: t.cancelled },
};
export const cancelKindOf = ({ nstatus }: Pick<BoardOrder, 'nstatus'>): CancelKind =>
  nstatus === 1 ? 'reject' : 'cancel';
export const cancelText = (kind: CancelKind): string => CANCEL[kind].verb;
export const cancelledText = (kind: CancelKind, number: string): string =>
  t.orderEnded({ number, done: CANCEL[kind].done });

type Cancellable = Pick<BoardOrder, 'goes_back' | 'by_hand' | 'refunded'>;
const centsOf = (amount: string): number => parseCents(amount) ?? 0;

/** What happens to the money of an order that is called off. */
export const cancelMoney = (order: Cancellable): string =>
  cancelMoneyText({
    toMethods: order.goes_back.map(({ method, amount }) => ({ method, cents: centsOf(amount) })),
    byHand: centsOf(order.by_hand),
    refunded: centsOf(order.refunded),
  });
