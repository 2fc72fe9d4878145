import { dollars } from '@servery/domain/money';

/** '-4.00' as '−$4.00'. */
export const price = (amount: string): string =>
  amount.startsWith('-') ? `−${dollars(amount.slice(1))}` : dollars(amount);
