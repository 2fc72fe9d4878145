import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { type Cents, percentOf } from '#money';
import { err, ok, type Result } from '#result';

export type Promo = {
  code: string;
  kind: 'percent' | 'amount' | 'free_delivery';
  /** Basis points for a percentage, cents for an amount. */
  value: number;
  minimum: Cents;
  /** Empty: good for every type. */
  fulfilment: readonly FulfilmentCode[];
  startsAt: number;
  endsAt: number;
};

export type PromoContext = {
  products: Cents;
  deliveryFee: Cents;
  fulfilment: FulfilmentCode | 'none';
  now: number;
};
export type PromoProblem = { why: 'not_now' } | { why: 'minimum'; minimum: Cents } | { why: 'fulfilment' };

export function promoDiscount(
  promo: Promo,
  context: PromoContext,
): Result<{ discount: Cents; delivery: Cents }, PromoProblem> {
  if (context.now < promo.startsAt || context.now >= promo.endsAt) return err({ why: 'not_now' });
  if (context.products < promo.minimum) return err({ why: 'minimum', minimum: promo.minimum });
  if (
    promo.fulfilment.length > 0 &&
    context.fulfilment !== 'none' &&
    !promo.fulfilment.includes(context.fulfilment)
  )
    return err({ why: 'fulfilment' });
  switch (promo.kind) {
    case 'percent':
      return ok({ discount: percentOf(context.products, promo.value), delivery: 0 });
    case 'amount':
      return ok({ discount: Math.min(promo.value, context.products), delivery: 0 });
    case 'free_delivery':
      return ok({ discount: 0, delivery: context.deliveryFee });
  }
}
