import type { Cents } from '#money';

const DAY_MS = 24 * 3600_000;
export const ELIGIBLE_DAYS = 60;

/** Money that moved at an instant. */
export type Movement = { cents: Cents; at: number };
export type Purse = {
  balance: Cents;
  /** What the customer paid in; gifts, refunds and what the venue put there are not among them. */
  payments: readonly Movement[];
  /** What the customer asked to have back before. */
  payouts: readonly Movement[];
};

const isEligible = ({ at }: Movement, now: number): boolean => at <= now && at > now - ELIGIBLE_DAYS * DAY_MS;

/** What of each payment was not asked back: a withdrawal is of payments that were eligible then, the oldest first. */
function unasked({ payments, payouts }: Purse): Movement[] {
  const left = payments.toSorted((a, b) => a.at - b.at).map((payment) => ({ ...payment }));
  for (const { cents, at } of payouts.toSorted((a, b) => a.at - b.at)) {
    let owed = cents;
    for (const payment of left.filter((each) => isEligible(each, at))) {
      const taken = Math.min(owed, payment.cents);
      payment.cents -= taken;
      owed -= taken;
    }
  }
  return left;
}

/** How much can go back to where it came from: eligible payments, as far as they are not spent. */
export function transferable(purse: Purse, now: number): Cents {
  const eligible = unasked(purse).filter((payment) => isEligible(payment, now));
  const sum = eligible.reduce((total, { cents }) => total + cents, 0);
  return Math.max(0, Math.min(purse.balance, sum));
}
