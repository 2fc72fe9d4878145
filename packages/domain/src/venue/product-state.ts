import type { ProductLimits } from '@servery/contract/entities/menu';
import type { Instant } from '#hours/availability';
import { type ProductState, productState } from '#menu/available';
import type { Venue, VenueProduct } from '#venue/model';

const limits = new WeakMap<VenueProduct, ProductLimits | null>();

function workOut({ soldOut, dayparts }: VenueProduct): ProductLimits | null {
  if (!soldOut && dayparts.length === 0) return null;
  return {
    ...(soldOut && { sold_out: { text: soldOut.text, until: Math.ceil(soldOut.until / 1000) } }),
    dayparts: dayparts.map((part) => ({ ...part, days: [...part.days] })),
  };
}

/** When a product can be had, if not always. */
export function limitsOf(product: VenueProduct): ProductLimits | undefined {
  const held = limits.get(product);
  const worked = held === undefined ? workOut(product) : held;
  limits.set(product, worked);
  return worked ?? undefined;
}

export const stateOf = (
  product: VenueProduct,
  { timeZone }: Pick<Venue, 'timeZone'>,
  when: Instant,
): ProductState => productState(limitsOf(product), { when, zone: timeZone });
