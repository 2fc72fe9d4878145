import type { CartOrder } from '@servery/contract/entities/cart';
import { methodProblem } from '@servery/domain/checkout/methods';
import { toPay } from '#ordering/to-pay.ts';
import { isNothing } from '#shared/money.ts';

/** Why nobody can pay this at a screen of the venue; where nothing is due the order is placed as it is. */
export function amountProblem(order: Pick<CartOrder, 'gift' | 'grand_total'>): string | undefined {
  const grandTotal = toPay(order);
  return isNothing(grandTotal)
    ? undefined
    : methodProblem('STORE', { grandTotal, balance: '0.00', inFrame: false });
}
