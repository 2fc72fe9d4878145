import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { pauseEnd, soldOutFor, standingOf } from '@servery/domain/venue/standing';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction, writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import type { Venue } from '@servery/domain/venue/model';
import { setSoldOut, setSwitches, type StoreSwitches } from '#stores/switches';
import { stockItemView, stockView, storeStatusView } from '#views/store';

export const consoleStore = readAction('ConsoleStore', async (tx, _input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  return answer({
    status: storeStatusView(venue, caller.now),
    items: stockView(venue, caller.now),
  });
});

export const consoleSetStore = writeAction('ConsoleStore.set_state', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const { now } = caller;
  const closing = input.state === 'closed' || standingOf(venue, now).state === 'closed';
  // Everybody may pause; to close, and to open what was closed, is for those who lead.
  if (closing && !teamMember(caller).can.has('manage_venue')) return fail('forbidden');
  const end = input.state === 'paused' ? pauseEnd(input.minutes, now, venue.timeZone) : 0;
  if (end === undefined) return fail('bad_pause');
  const switches: StoreSwitches = {
    closed: input.state === 'closed',
    pausedUntil: end,
    pauseReason: input.state === 'open' ? '' : (input.reason ?? '').trim(),
  };
  await setSwitches(tx, venue.id, switches);
  await note(tx, caller, {
    action: `store.${input.state}`,
    subject: venue.name,
    details: switches,
  });
  return answer(storeStatusView({ ...venue, ...switches }, now));
});

const productOf = (venue: Venue, id: number) => {
  const product = venue.products.get(id);
  return product?.visible ? product : undefined;
};

export const consoleSoldOut = writeAction('ConsoleStore.sold_out', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const product = productOf(venue, input.product_id);
  if (!product) return fail('no_product');
  const soldOut =
    input.sold_out === 1 ? soldOutFor(input.until ?? 'today', caller.now, venue.timeZone) : undefined;
  await setSoldOut(tx, { productId: product.id, venueId: venue.id }, soldOut);
  const action = soldOut ? 'product.sold_out' : 'product.back';
  await note(tx, caller, { action, subject: product.name, details: { until: input.until ?? '' } });
  return answer(stockItemView({ ...product, soldOut }, venue, caller.now));
});
