import { dollars, parseCents } from '@servery/domain/money';
import { refundCents, typedAmount } from '@servery/domain/payments/refund';
import { t } from '#features/orders/rules/texts.ts';

export type WishProblems = { amount?: string; reason?: string };

/** What is wrong with a refund before it is asked for; the server checks it again. */
export function wishProblems(wish: { amount: string; reason: string }, left: string): WishProblems {
  const problems: WishProblems = {};
  const amount = typedAmount(wish.amount);
  const paid = { amount: parseCents(left) ?? 0, refunded: 0 };
  if (amount === undefined) problems.amount = t.amountMissing;
  else if (typeof refundCents(paid, amount) === 'string')
    problems.amount =
      amount.startsWith('-') || amount === '0.00' ? t.amountZero : t.amountTooHigh({ amount: dollars(left) });
  if (wish.reason === '') problems.reason = t.reasonMissing;
  return problems;
}
