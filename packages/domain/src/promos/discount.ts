import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { type Cents, percentOf } from '#money';
import { err, ok, type Result } from '#result';
import { t } from '#promos/texts';

export type Promo = {
  code: string;
  kind: 'percent' | 'amount' | 'free_delivery' | 'product';
  /** Basis points for a percentage, of the order or of one of the product; cents for an amount. */
  value: number;
  minimum: Cents;
  /** Empty: good for every type. */
  fulfilment: readonly FulfilmentCode[];
  startsAt: number;
  endsAt: number;
  /** For the kind `product`. */
  product: { id: number; name: string } | undefined;
  /** How often it may be used, in all and by one person; 0 is without limit. */
  usesTotal: number;
  usesEach: number;
};

export type PromoContext = {
  products: Cents;
  lines: readonly { productId: number; unitPrice: Cents }[];
  deliveryFee: Cents;
  fulfilment: FulfilmentCode | 'none';
  now: number;
};
export type PromoProblem =
  | { why: 'unknown' }
  | { why: 'not_taken' }
  | { why: 'not_yet' }
  | { why: 'not_now' }
  | { why: 'minimum'; minimum: Cents }
  | { why: 'fulfilment' }
  | { why: 'product'; name: string }
  | { why: 'used_up' }
  | { why: 'used_before' };

type Saved = { discount: Cents; delivery: Cents };

function savedBy(promo: Promo, context: PromoContext): Result<Saved, PromoProblem> {
  switch (promo.kind) {
    case 'percent':
      return ok({ discount: percentOf(context.products, promo.value), delivery: 0 });
    case 'amount':
      return ok({ discount: Math.min(promo.value, context.products), delivery: 0 });
    case 'free_delivery':
      return ok({ discount: 0, delivery: context.deliveryFee });
    case 'product': {
      const prices = context.lines.filter((line) => line.productId === promo.product?.id);
      if (prices.length === 0) return err({ why: 'product', name: promo.product?.name ?? t.theProduct });
      const price = Math.min(...prices.map((line) => line.unitPrice));
      return ok({ discount: percentOf(price, promo.value), delivery: 0 });
    }
  }
}

export function promoDiscount(promo: Promo, context: PromoContext): Result<Saved, PromoProblem> {
  if (context.now < promo.startsAt) return err({ why: 'not_yet' });
  if (context.now >= promo.endsAt) return err({ why: 'not_now' });
  if (context.products < promo.minimum) return err({ why: 'minimum', minimum: promo.minimum });
  if (
    promo.fulfilment.length > 0 &&
    context.fulfilment !== 'none' &&
    !promo.fulfilment.includes(context.fulfilment)
  )
    return err({ why: 'fulfilment' });
  return savedBy(promo, context);
}

export const isLimited = (promo: Pick<Promo, 'usesTotal' | 'usesEach'>): boolean =>
  promo.usesTotal > 0 || promo.usesEach > 0;

/** Whether one more use is within the limits; `mine` are the uses of the person who asks. */
export function limitProblem(
  promo: Pick<Promo, 'usesTotal' | 'usesEach'>,
  uses: { total: number; mine: number },
): PromoProblem | undefined {
  if (promo.usesTotal > 0 && uses.total >= promo.usesTotal) return { why: 'used_up' };
  return promo.usesEach > 0 && uses.mine >= promo.usesEach ? { why: 'used_before' } : undefined;
}
