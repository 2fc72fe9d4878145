import type { Weekday } from '@servery/contract/entities/fulfilment';
import { WEEK } from '#hours/availability';
import { type Cents, percentOf } from '#money';
import type { Quantities } from '#standing-orders/standing-order';

export type WeekRules = { discountBasisPoints: number; deliveryFee: Cents };

/** What a week comes to, day by day, before the surcharge of a card. */
export type Week = {
  days: Readonly<Record<Weekday, Cents>>;
  products: Cents;
  discount: Cents;
  deliveries: number;
  deliveryFees: Cents;
  total: Cents;
};

export function weekOf(
  items: readonly { price: Cents; quantities: Quantities }[],
  { discountBasisPoints, deliveryFee }: WeekRules,
): Week {
  const perDay = WEEK.map((day) => {
    const products = items.reduce((sum, { price, quantities }) => sum + price * quantities[day], 0);
    const wanted = items.some(({ quantities }) => quantities[day] > 0);
    const discount = percentOf(products, discountBasisPoints);
    const fee = wanted ? deliveryFee : 0;
    return { day, products, discount, fee, total: products - discount + fee };
  });
  const sum = (field: 'products' | 'discount' | 'fee' | 'total') =>
    perDay.reduce((so, each) => so + each[field], 0);
  return {
    days: Object.fromEntries(perDay.map(({ day, total }) => [day, total])) as Record<Weekday, Cents>,
    products: sum('products'),
    discount: sum('discount'),
    deliveries: perDay.filter(({ fee }) => fee > 0).length,
    deliveryFees: sum('fee'),
    total: sum('total'),
  };
}
