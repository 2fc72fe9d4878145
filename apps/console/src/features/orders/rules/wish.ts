import { parseCents } from '@servery/domain/money';
import { refundCents, typedAmount } from '@servery/domain/payments/refund';

export type WishProblems = { amount?: string; reason?: string };

/** What is wrong with a refund before it is asked for; the server checks it again. */
export function wishProblems(wish: { amount: string; reason: string }, left: string): WishProblems {
  const problems: WishProblems = {};
  const amount = typedAmount(wish.amount);
  const paid = { amount: parseCents(left) ?? 0, refunded: 0 };
  if (amount === undefined) problems.amount = 'Enter an amount such as 4.50';
  else if (typeof refundCents(paid, amount) === 'string')
    problems.amount =
      amount.startsWith('-') || amount === '0.00'
        ? 'Enter more than $0.00'
        : `At most $${left} can be refunded`;
  if (wish.reason === '') problems.reason = 'Choose a reason or write one';
  return problems;
}
