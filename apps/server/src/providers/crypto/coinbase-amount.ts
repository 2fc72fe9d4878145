import { parseCents } from '@servery/domain/money';
import { z } from 'zod';

export const CURRENCY = 'AUD';
/** Before our id, in the reason of a refund. */
export const REFUND = 'Refund ';

export const amountFields = {
  amount: z.string(),
  currency: z.string(),
  fiatAmount: z.string().nullish(),
  fiatCurrency: z.string().nullish(),
};
type Amount = z.output<z.ZodObject<typeof amountFields>>;

/** In our currency, whichever of the two it was written in; another currency is no amount of ours. */
export function centsOf({ amount, currency, fiatAmount, fiatCurrency }: Amount): number {
  if (currency === CURRENCY) return parseCents(amount) ?? 0;
  return fiatCurrency === CURRENCY ? (parseCents(fiatAmount ?? '') ?? 0) : 0;
}
