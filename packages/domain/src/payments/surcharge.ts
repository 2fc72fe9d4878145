import { type Cents, parseCents, percentOf } from '#money';
import { isAmex } from '#payments/methods';

/** In basis points. American Express has one of its own. */
export type Surcharges = { card: number; amex: number; paypal: number };

/** What a way of paying adds, in basis points of what is paid. */
export function surchargeBasisPoints(method: string, cardType: string, surcharges: Surcharges): number {
  if (method === 'PP') return surcharges.paypal;
  if (method !== 'CC' && method !== 'SAVED') return 0;
  return isAmex(cardType) ? surcharges.amex : surcharges.card;
}

export type Priced = { amount: Cents; surcharge: Cents; total: Cents };

export function withSurcharge(amount: Cents, basisPoints: number): Priced {
  const surcharge = percentOf(amount, basisPoints);
  return { amount, surcharge, total: amount + surcharge };
}

type Percents = {
  surcharge_percent_cc: string;
  surcharge_percent_amex: string;
  surcharge_percent_paypal: string;
};
/** '1.2' per cent as 120 basis points, as a venue says it on the wire. */
export const surchargesFrom = (venue: Percents): Surcharges => ({
  card: parseCents(venue.surcharge_percent_cc) ?? 0,
  amex: parseCents(venue.surcharge_percent_amex) ?? 0,
  paypal: parseCents(venue.surcharge_percent_paypal) ?? 0,
});
