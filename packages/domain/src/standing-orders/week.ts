import type { Weekday } from '@servery/contract/entities/fulfilment';
import { WEEK } from '#hours/availability';
import { type Cents, percentOf } from '#money';
import type { Quantities } from '#standing-orders/standing-order';

export type WeekRules = {
  discountBasisPoints: number;
  deliveryFee: Cents;
  /** What a weekday costs more; single dates are not known beforehand. */
  dayBasisPoints?: (day: Weekday) => number;
};

/** What a week comes to, day by day, before the surcharge of a card. */
export type Week = {
  days: Readonly<Record<Weekday, Cents>>;
  products: Cents;
  discount: Cents;
  daySurcharges: Cents;
  deliveries: number;
  deliveryFees: Cents;
  total: Cents;
};

export function weekOf(
  items: readonly { price: Cents; quantities: Quantities }[],
  { discountBasisPoints, deliveryFee, dayBasisPoints = () => 0 }: WeekRules,
): Week {
  const perDay = WEEK.map((day) => {
    const products = items.reduce((sum, { price, quantities }) => sum + price * quantities[day], 0);
    const wanted = items.some(({ quantities }) => quantities[day] > 0);
    const discount = percentOf(products, discountBasisPoints);
    const fee = wanted ? deliveryFee : 0;
    const added = percentOf(products - discount, dayBasisPoints(day));
    return { day, products, discount, added, fee, total: products - discount + added + fee };
  });
  const sum = (field: 'products' | 'discount' | 'added' | 'fee' | 'total') =>
    perDay.reduce((so, each) => so + each[field], 0);
  return {
    days: Object.fromEntries(perDay.map(({ day, total }) => [day, total])) as Record<Weekday, Cents>,
    products: sum('products'),
    discount: sum('discount'),
    daySurcharges: sum('added'),
    deliveries: perDay.filter(({ fee }) => fee > 0).length,
    deliveryFees: sum('fee'),
    total: sum('total'),
  };
}
