import type { OrderStatus } from '@servery/contract/entities/receipt';
import { catalogue } from '#texts/catalogue';

export const STATUS_TEXT: Readonly<Record<OrderStatus, string>> = catalogue('rules-orders-status-text', {
  1: 'Submitted',
  2: 'Confirmed',
  3: 'In progress',
  4: 'Ready',
  5: 'Complete',
  6: 'Accepted',
  7: 'Complete',
  8: 'Complete',
  9: 'Cancelled',
  10: 'Rejected',
});

/** Where an order may go from where it is. 6 is what an outside kitchen system answers for 2; 7 and 8 close like 5. */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  1: [2, 3, 4, 6, 9, 10],
  2: [3, 4, 9, 10],
  3: [4, 9],
  4: [5, 7, 8, 9],
  5: [],
  6: [3, 4, 9, 10],
  7: [],
  8: [],
  9: [],
  10: [],
};

/** The one step a tap makes. */
const BUMP: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = { 1: 2, 2: 3, 6: 3, 3: 4, 4: 5 };

export const canMove = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to);
export const bumpOf = (from: OrderStatus): OrderStatus | undefined => BUMP[from];

/** Cancelling and rejecting give back money and places, so they are not taken back with a tap. */
export const canUndo = (from: OrderStatus, to: OrderStatus): boolean =>
  to !== 9 && to !== 10 && canMove(from, to);

export const isActive = (status: OrderStatus): boolean => status < 5;
export const isComplete = (status: OrderStatus): boolean => [5, 7, 8].includes(status);
/** There is nothing left to make of it. */
export const isMade = (status: OrderStatus): boolean => status === 4 || isComplete(status);
export const isCancelled = (status: OrderStatus): boolean => cancelledStatuses.includes(status);
/** Nothing more happens to it. */
export const cancelledStatuses: readonly OrderStatus[] = [9, 10];
export const endedStatuses: readonly OrderStatus[] = [5, 7, 8, 9, 10];
/** How long past its time an order is still shown as on its way: a venue may forget to close one. */
export const UNDER_WAY_MS = 12 * 3_600_000;
export const isOrderStatus = (value: number): value is OrderStatus => Object.hasOwn(STATUS_TEXT, value);
