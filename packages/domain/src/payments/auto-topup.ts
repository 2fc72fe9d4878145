import type { Cents } from '#money';

/** What can be put on the balance when it runs low, in whole dollars; 0 switches it off. */
export const autoTopupAmounts = [0, 10, 20, 30, 40, 50, 100, 150, 200, 250] as const;

export const isAutoTopupAmount = (cents: Cents): boolean =>
  autoTopupAmounts.some((dollars) => dollars * 100 === cents);
