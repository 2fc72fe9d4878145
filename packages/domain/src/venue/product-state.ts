import type { ProductLimits } from '@servery/contract/entities/menu';
import type { Instant } from '#hours/availability';
import { type ProductState, productState } from '#menu/available';
import type { Venue, VenueProduct } from '#venue/model';

const limits = new WeakMap<VenueProduct, ProductLimits>();

function workOut({ soldOut, dayparts }: VenueProduct): ProductLimits | undefined {
  if (!soldOut && dayparts.length === 0) return undefined;
  return {
    ...(soldOut && { sold_out: { text: soldOut.text, until: Math.ceil(soldOut.until / 1000) } }),
    dayparts: dayparts.map((part) => ({ ...part, days: [...part.days] })),
  };
}

/** When a product can be had, if not always: the same object for the same product. */
export function limitsOf(product: VenueProduct): ProductLimits | undefined {
  const held = limits.get(product) ?? workOut(product);
  if (held) limits.set(product, held);
  return held;
}

export const stateOf = (
  product: VenueProduct,
  { timeZone }: Pick<Venue, 'timeZone'>,
  when: Instant,
): ProductState => productState(limitsOf(product), { when, zone: timeZone });
