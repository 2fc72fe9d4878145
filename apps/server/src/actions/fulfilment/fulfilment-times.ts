import { placesLeft } from '@servery/domain/delivery/offers';
import { instantAhead } from '@servery/domain/hours/times';
import { asapDue } from '#cart/asap-due';
import { venueInHand } from '#catalogue/venue-in-hand';
import { readAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { blockAt, type BlockInUse, blocksInUse } from '#stores/blocks';
import { ownCart } from '#cart/own-cart';

export const fulfilmentTimes = readAction('FulfilmentTimes', async (tx, input, context) => {
  const held = await venueInHand(tx, input, context);
  if (!held.ok) return held;
  const record = held.catalogue.fulfilment.find((type) => type.code === input.fulfilment_type);
  if (!record) return fail('fulfilment_unavailable');
  const { now } = context;
  const cart = await ownCart(tx, input.menu_id, context);
  const blocks = await blocksInUse(tx, record, { cartId: cart?.id ?? 0, now });
  const zone = held.catalogue.merchant.time_zone;
  const earliest = now + record.min_notice * 60_000;
  const isOffered = ({ date, time, place }: BlockInUse): boolean =>
    blockAt(record, instantAhead({ date, time }, zone, earliest), zone).key === place.key;
  const full = blocks.filter((block) => placesLeft(block.use) === 0 && isOffered(block));
  const byDate = Map.groupBy(full, (block) => block.date);
  const due = await asapDue(tx, { record, catalogue: held.catalogue, now }, cart?.id ?? 0);
  return answer({
    asap_due: Math.floor(due / 1000),
    full: [...byDate].map(([date, blocksOfDay]) => ({
      date,
      times: blocksOfDay.map((block) => block.time).toSorted(),
    })),
  });
});
