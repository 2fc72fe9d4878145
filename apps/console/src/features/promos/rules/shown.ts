import type { HeldPromo, HeldPromoValue, VenuePromos } from '@servery/contract/entities/promo-editor';
import { dollars, formatCents, parseCents } from '@servery/domain/money';
import { mostOfOne, promoLimits, promoTitle, ruleOf } from '@servery/domain/promos/describe';
import { t } from '#features/promos/texts.ts';

export type Tab = 'running' | 'planned' | 'ended';
const TAB: Readonly<Record<HeldPromo['state'], Tab>> = {
  running: 'running',
  paused: 'running',
  planned: 'planned',
  used_up: 'ended',
  ended: 'ended',
};
export const tabOf = ({ state }: HeldPromo): Tab => TAB[state];

const productOf = ({ off }: HeldPromoValue, products: VenuePromos['products']) =>
  off.kind === 'product' ? products.find(({ id }) => id === off.product_id) : undefined;

/** A promo in words: what it is called, and the limits that customers are told of. */
export function describe(value: HeldPromoValue, products: VenuePromos['products']) {
  const rule = ruleOf(value, productOf(value, products));
  return { title: promoTitle(rule), limits: promoLimits(rule) };
}

const cents = (amount: string | undefined): number => parseCents(amount ?? '') ?? 0;

/** What it can cost at most in all, or what is missing for anybody to know. */
export function costText(
  value: HeldPromoValue,
  { products, vouchers, uses }: { products: VenuePromos['products']; vouchers: number; uses: number },
): string {
  const product = productOf(value, products);
  const each = mostOfOne(ruleOf(value, product), product && cents(product.price));
  const limits = [value.uses_total, vouchers].filter((limit) => limit > 0);
  const limit = limits.length > 0 ? Math.min(...limits) : 0;
  const used = limit > 0 ? t.usedOf({ uses, limit }) : t.usedTimes({ uses });
  if (limit === 0) return t.costOpen({ used });
  if (each === undefined) return t.costNoMost({ used });
  return t.costMost({ used, amount: dollars(formatCents(each * limit)) });
}

/** '10%': what was given away as a share of what those orders came to. */
export function costShare({ given, sales }: VenuePromos['lately']): string {
  const sold = cents(sales);
  return sold === 0 ? t.nothing : t.percent({ percent: Math.round((cents(given) * 100) / sold) });
}

/** The codes of a batch for a spreadsheet. */
export const vouchersCsv = (vouchers: readonly { code: string; used: 0 | 1 }[]): string =>
  [t.csvHead, ...vouchers.map(({ code, used }) => `${code},${used === 1 ? t.yes : t.no}`)].join('\r\n');
