import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { isOnAt, type Daypart } from '#menu/available';
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
  /** What it takes off at most; 0 is without limit. */
  atMost: Cents;
  /** The days and hours that an order has to be wanted for; nothing is always. */
  hours: Daypart | undefined;
  isPaused: boolean;
  who: 'everyone' | 'members' | 'first_order';
  /** Its code is the beginning of many, each of which is good for one order. */
  hasVouchers: boolean;
};

export type PromoContext = {
  products: Cents;
  lines: readonly { productId: number; unitPrice: Cents }[];
  deliveryFee: Cents;
  fulfilment: FulfilmentCode | 'none';
  now: number;
  /** When the order is wanted, by the venue's clock. */
  wanted: { when: number; zone: string };
};

export type PromoProblem =
  | { why: 'unknown' }
  | { why: 'not_taken' }
  | { why: 'not_yet' }
  | { why: 'not_now' }
  | { why: 'paused' }
  | { why: 'hours' }
  | { why: 'minimum'; minimum: Cents }
  | { why: 'fulfilment' }
  | { why: 'product'; name: string }
  | { why: 'members' }
  | { why: 'first_order' }
  | { why: 'used_up' }
  | { why: 'used_before' };

type Saved = { discount: Cents; delivery: Cents };
type Saving = Pick<PromoContext, 'products' | 'lines' | 'deliveryFee'>;

function savedBy(promo: Promo, context: Saving): Result<Saved, PromoProblem> {
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

function atMost({ atMost: most }: Promo, { discount, delivery }: Saved): Saved {
  if (most === 0) return { discount, delivery };
  return { discount: Math.min(discount, most), delivery: Math.min(delivery, most) };
}

/** What it takes off, whoever may use it and when: of an order that has it already. */
export function promoSaving(promo: Promo, context: Saving): Result<Saved, PromoProblem> {
  const saved = savedBy(promo, context);
  return saved.ok ? ok(atMost(promo, saved.value)) : saved;
}

export function promoDiscount(promo: Promo, context: PromoContext): Result<Saved, PromoProblem> {
  if (promo.isPaused) return err({ why: 'paused' });
  if (context.now < promo.startsAt) return err({ why: 'not_yet' });
  if (context.now >= promo.endsAt) return err({ why: 'not_now' });
  if (context.products < promo.minimum) return err({ why: 'minimum', minimum: promo.minimum });
  if (
    promo.fulfilment.length > 0 &&
    context.fulfilment !== 'none' &&
    !promo.fulfilment.includes(context.fulfilment)
  )
    return err({ why: 'fulfilment' });
  if (promo.hours && !isOnAt(promo.hours, context.wanted)) return err({ why: 'hours' });
  return promoSaving(promo, context);
}

const SEPARATOR = '-';
/** A voucher as it is printed: 'XMAS-7K3MQ9TX'. */
export const voucherCode = (promoCode: string, own: string): string => `${promoCode}${SEPARATOR}${own}`;

/** The promo that a code is good for: its own, or one of those that begin with it. */
export const promoOfCode = <P extends Pick<Promo, 'code' | 'hasVouchers'>>(
  promos: readonly P[],
  code: string,
): P | undefined =>
  promos.find((each) => !each.hasVouchers && each.code === code) ??
  promos.find((each) => each.hasVouchers && code.startsWith(each.code + SEPARATOR));

/** Whether it is for whoever asks; a guest is known to have ordered by what they say of themselves. */
export function whoProblem(
  { who }: Pick<Promo, 'who'>,
  person: { isMember: boolean; hasOrdered: boolean },
): PromoProblem | undefined {
  if (who === 'members' && !person.isMember) return { why: 'members' };
  return who === 'first_order' && person.hasOrdered ? { why: 'first_order' } : undefined;
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
