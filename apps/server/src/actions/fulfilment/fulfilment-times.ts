import { placesLeft } from '@servery/domain/delivery/offers';
import { venueInHand } from '#catalogue/venue-in-hand';
import { readAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { blocksInUse } from '#stores/blocks';
import { ownCart } from '#cart/own-cart';

export const fulfilmentTimes = readAction('FulfilmentTimes', async (tx, input, context) => {
  const held = await venueInHand(tx, input, context);
  if (!held.ok) return held;
  const record = held.catalogue.fulfilment.find((type) => type.code === input.fulfilment_type);
  if (!record) return fail('fulfilment_unavailable');
  const { now } = context;
  const cart = await ownCart(tx, input.menu_id, context);
  const blocks = await blocksInUse(tx, record, { cartId: cart?.id ?? 0, now });
  const full = blocks.filter((block) => placesLeft(block.use) === 0);
  const byDate = Map.groupBy(full, (block) => block.date);
  return answer({
    full: [...byDate].map(([date, blocksOfDay]) => ({
      date,
      times: blocksOfDay.map((block) => block.time).toSorted(),
    })),
  });
});
