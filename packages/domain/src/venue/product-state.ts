import type { ProductLimits } from '@servery/contract/entities/menu';
import { type ProductState, productState, type SaleMoment } from '#menu/available';
import type { Venue, VenueProduct } from '#venue/model';

const limits = new WeakMap<VenueProduct, ProductLimits>();

function workOut({
  soldOut,
  soldOutOn,
  dayparts,
  fulfilment,
  channels,
}: VenueProduct): ProductLimits | undefined {
  if (!soldOut && [soldOutOn, dayparts, fulfilment, channels].every(({ length }) => length === 0))
    return undefined;
  return {
    ...(soldOut && { sold_out: { text: soldOut.text, until: Math.ceil(soldOut.until / 1000) } }),
    ...(soldOutOn.length > 0 && { sold_out_on: [...soldOutOn] }),
    dayparts: dayparts.map((part) => ({ ...part, days: [...part.days] })),
    ...(fulfilment.length > 0 && { fulfilment: [...fulfilment] }),
    ...(channels.length > 0 && { channels: [...channels] }),
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
  at: Omit<SaleMoment, 'zone'>,
): ProductState => productState(limitsOf(product), { ...at, zone: timeZone });
