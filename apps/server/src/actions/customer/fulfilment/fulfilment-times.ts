import { blockBucket, roomLeft } from '@servery/domain/capacity/bucket';
import { instantAhead } from '@servery/domain/hours/times';
import { asapDue } from '#ordering/asap-due';
import { currentVenue } from '#venues/current-venue';
import { readAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { type BlockInUse, blocksInUse } from '#stores/blocks';
import { ownCart } from '#ordering/own-cart';

export const fulfilmentTimes = readAction('FulfilmentTimes', async (tx, input, caller) => {
  const held = await currentVenue(tx, input, caller);
  if (!held.ok) return held;
  const type = held.venue.fulfilment.find(({ code }) => code === input.fulfilment_type);
  if (!type) return fail('fulfilment_unavailable');
  const { now } = caller;
  const cart = await ownCart(tx, input.menu_id, caller);
  const blocks = await blocksInUse(tx, type, { cartId: cart?.id ?? 0, now });
  const zone = held.venue.timeZone;
  const earliest = now + type.minNotice * 60_000;
  const isOffered = ({ date, time, bucket }: BlockInUse): boolean =>
    blockBucket(type, instantAhead({ date, time }, zone, earliest), zone).key === bucket.key;
  const full = blocks.filter((block) => roomLeft(block.use) === 0 && isOffered(block));
  const byDate = Map.groupBy(full, (block) => block.date);
  const due = await asapDue(tx, { type, venue: held.venue, now }, cart?.id ?? 0);
  return answer({
    asap_due: Math.floor(due / 1000),
    full: [...byDate].map(([date, blocksOfDay]) => ({
      date,
      times: blocksOfDay.map((block) => block.time).toSorted(),
    })),
  });
});
