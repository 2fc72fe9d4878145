import type { Cents } from '#money';

/** What an order was paid with so far. */
export type OrderMoney = {
  total: Cents;
  paid: number;
  /** Taken at the counter. */
  tendered: Cents;
  /** Paid as it was placed, once an edit has changed the total; before, it follows from the total. */
  prepaid: Cents | null;
  /** Went back because edits made it cost less. */
  given_back: Cents;
};

/** What its customer paid when it was placed; the rest is taken at the counter. */
export const paidAtOnce = ({ total, paid, tendered, prepaid }: Omit<OrderMoney, 'given_back'>): Cents =>
  prepaid ?? (paid === 1 ? total - tendered : 0);

/** What the order has of its total, whoever took it and whenever. */
export const moneyIn = (order: OrderMoney): Cents => paidAtOnce(order) + order.tendered - order.given_back;

export type Settlement = {
  /** More to pay, or to give back: one of them is 0. */
  owed: Cents;
  back: Cents;
};

/** What an edited order still has to get, or to give back: what it has, and this, is its new total. */
export function settlementOf(order: OrderMoney, total: Cents): Settlement {
  const difference = total - moneyIn(order);
  return { owed: Math.max(0, difference), back: Math.max(0, 0 - difference) };
}

/** Where money can go back to: to whom it came from through a provider or a balance, or by hand. */
export type MoneySource = { attemptId: string; left: Cents };
export type BackPart = { attemptId: string | undefined; cents: Cents };

/** How much goes back where. Providers first, as that needs nobody at the counter; the rest by hand. */
export function splitBack(back: Cents, sources: readonly MoneySource[]): BackPart[] {
  let left = back;
  const parts: BackPart[] = [];
  for (const { attemptId, left: most } of sources) {
    const cents = Math.min(left, most);
    if (cents > 0) parts.push({ attemptId, cents });
    left -= cents;
  }
  return left > 0 ? [...parts, { attemptId: undefined, cents: left }] : parts;
}
