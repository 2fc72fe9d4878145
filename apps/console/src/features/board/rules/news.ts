import type { BoardOrder } from '@servery/contract/entities/board';
import { isActive } from '@servery/domain/orders/status';

/** How many orders are on the board that were not there before; none on the first look. */
export const countNews = (seen: ReadonlySet<string> | undefined, orders: readonly BoardOrder[]): number =>
  seen ? orders.filter((order) => isActive(order.nstatus) && !seen.has(order.id)).length : 0;
