import { instantOf } from '@servery/domain/hours/times';
import { withHours } from '@servery/domain/hours/with-hours';
import { stateOf } from '@servery/domain/venue/product-state';
import { shopAt } from '@servery/domain/venue/shop-at';
import type { Venue } from '@servery/domain/venue/model';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

const MOST_SHOWN = 100;

const notAvailable = (venue: Venue, now: number) =>
  [...venue.products.values()]
    .filter(({ visible }) => visible)
    .map((product) => ({ name: product.name, state: stateOf(product, venue, now) }))
    .filter(({ state }) => !state.available)
    .map(({ name, state }) => ({ name, why: state.text }));

/** The shop at any moment, with hours that are not saved yet: nothing of it is kept. */
export const consolePreviewHours = readAction('ConsoleHours.preview', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const wanted = new Map(input.types?.map(({ id, value }) => [id, value]));
  const fulfilment = held.venue.fulfilment.map((type) => {
    const value = wanted.get(type.id);
    return value ? withHours(type, value) : type;
  });
  const venue = { ...held.venue, fulfilment };
  const now = instantOf(input, venue.timeZone);
  const { line, types, isOpen } = shopAt(venue, now);
  return answer({
    line,
    types,
    is_open: isOpen ? 1 : 0,
    not_available: notAvailable(venue, now).slice(0, MOST_SHOWN),
    product_count: [...venue.products.values()].filter(({ visible }) => visible).length,
  });
});
