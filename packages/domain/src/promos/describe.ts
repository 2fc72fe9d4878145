import type { HeldPromoValue } from '@servery/contract/entities/promo-editor';
import { clockText } from '#hours/words';
import { daysText } from '#menu/available';
import { type Cents, formatCents, moneyText, parseCents, percentText } from '#money';
import type { Promo } from '#promos/discount';
import { t } from '#promos/texts';

/** What a promo gives, and the limits that customers are told of. */
export type PromoRule = Pick<Promo, 'kind' | 'value' | 'minimum' | 'atMost' | 'hours' | 'who'> & {
  product: { name: string } | undefined;
};

const short = (cents: Cents): string => moneyText('$', formatCents(cents)).replace(/\.00$/, '');

/** '10% off', 'Free delivery', 'Free Flat White': what a promo without a title of its own is called. */
export function promoTitle({ kind, value, product }: PromoRule): string {
  const name = product?.name ?? t.theProduct;
  switch (kind) {
    case 'percent':
      return t.percentOff({ percent: percentText(value) });
    case 'amount':
      return t.amountOff({ amount: short(value) });
    case 'free_delivery':
      return t.freeDelivery;
    case 'product':
      return value === 10_000 ? t.freeProduct({ name }) : t.productOff({ percent: percentText(value), name });
  }
}

function hoursText({ days, from, to }: NonNullable<PromoRule['hours']>): string {
  const hours =
    from !== '' && to !== ''
      ? t.fromTo({ from: clockText(from), to: clockText(to) })
      : from !== ''
        ? t.from({ from: clockText(from) })
        : to !== ''
          ? t.to({ to: clockText(to) })
          : '';
  if (days.length === 0) return hours;
  return hours === '' ? daysText(days) : t.daysAndHours({ days: daysText(days), hours });
}

function spendText({ minimum, atMost }: PromoRule): string {
  if (minimum > 0 && atMost > 0) return t.spendUpTo({ minimum: short(minimum), amount: short(atMost) });
  if (minimum > 0) return t.spend({ minimum: short(minimum) });
  return atMost > 0 ? t.upTo({ amount: short(atMost) }) : '';
}

const whoText = ({ who }: PromoRule): string => {
  if (who === 'members') return t.forMembers;
  return who === 'first_order' ? t.forFirstOrder : '';
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** 'Mon to Fri, 11:30 am to 2 pm. Spend $20, save up to $5.' */
export const promoLimits = (rule: PromoRule): string =>
  [whoText(rule), rule.hours ? hoursText(rule.hours) : '', spendText(rule)]
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ');

/** Per cent have the two digits of cents. */
const hundredths = (written: string): number => parseCents(written) ?? 0;

/** The rule of a promo that is being written. */
export function ruleOf(value: HeldPromoValue, product: { name: string } | undefined): PromoRule {
  const { off, days, time_from: from, time_to: to } = value;
  const written = off.kind === 'free_delivery' ? '0' : off.kind === 'amount' ? off.amount : off.percent;
  return {
    kind: off.kind,
    value: hundredths(written),
    minimum: hundredths(value.minimum),
    atMost: hundredths(value.at_most),
    hours: days.length === 0 && from === '' && to === '' ? undefined : { days, from, to },
    who: value.who,
    product,
  };
}

/** What one order can have off at most; nothing where that depends on the order. */
export function mostOfOne(rule: PromoRule, price: Cents | undefined): Cents | undefined {
  const free =
    rule.kind === 'amount'
      ? rule.value
      : rule.kind === 'product' && price !== undefined
        ? Math.ceil((price * rule.value) / 10_000)
        : undefined;
  if (rule.atMost === 0) return free;
  return free === undefined ? rule.atMost : Math.min(free, rule.atMost);
}
