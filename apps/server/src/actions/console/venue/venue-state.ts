import { beforeAndAfter } from '@servery/domain/audit/keep';
import { localDateTime } from '@servery/domain/hours/times';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { nextDay, pauseEnd, soldOutFor, standingOf } from '@servery/domain/venue/standing';
import { longerOf, runOut } from '@servery/domain/stock/count';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { readAction, writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import type { Venue, VenueProduct } from '@servery/domain/venue/model';
import { setSoldOut, setSwitches, soldOutOf, type StoreSwitches } from '#stores/switches';
import { shelfOf } from '#ordering/take-stock';
import { leftNow } from '#queries/left-now';
import { setStock } from '#stores/stock';
import { tellWebhooks } from '#webhooks/tell';
import { stockItemView, stockView, storeStatusView } from '#views/store';

export const consoleStore = readAction('ConsoleStore', async (tx, _input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  return answer({
    status: storeStatusView(venue, caller.now),
    items: stockView({ ...venue, stock: await leftNow(tx, venue, caller.now) }, caller.now),
  });
});

const switchesOf = ({
  closed,
  pausedUntil,
  pauseReason,
  timeZone,
}: StoreSwitches & Pick<Venue, 'timeZone'>) => {
  const end = pausedUntil > 0 ? localDateTime(pausedUntil, timeZone) : undefined;
  return { closed, paused_until: end ? `${end.date} ${end.time}` : '', reason: pauseReason };
};

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
    details: beforeAndAfter(switchesOf(venue), switchesOf({ ...venue, ...switches })),
  });
  return answer(storeStatusView({ ...venue, ...switches }, now));
});

const productOf = (venue: Venue, id: number) => {
  const product = venue.products.get(id);
  return product?.visible ? product : undefined;
};

const soldOutEvent = ({ id, name }: Pick<VenueProduct, 'id' | 'name'>, soldOut: VenueProduct['soldOut']) => ({
  event: soldOut ? ('product.sold_out' as const) : ('product.available' as const),
  data: { product_id: id, name, until: Math.floor((soldOut?.until ?? 0) / 1000) },
});

export const consoleSoldOut = writeAction('ConsoleStore.sold_out', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const product = productOf(venue, input.product_id);
  if (!product) return fail('no_product');
  const soldOut =
    input.sold_out === 1 ? soldOutFor(input.until ?? 'today', caller.now, venue.timeZone) : undefined;
  const at = shelfOf(venue, product.id, caller.now);
  await setSoldOut(tx, at, soldOut);
  // Of what has run out somebody says when there are some again: nobody has counted them.
  if ((await leftNow(tx, venue, caller.now)).get(product.id) === 0) await setStock(tx, at, undefined);
  const details = beforeAndAfter({ sold_out: product.soldOut?.text }, { sold_out: soldOut?.text });
  await tellWebhooks(tx, { venueId: venue.id, now: caller.now }, soldOutEvent(product, soldOut));
  const action = soldOut ? 'product.sold_out' : 'product.back';
  await note(tx, caller, { action, subject: product.name, details });
  const stock = await leftNow(tx, venue, caller.now);
  return answer(stockItemView({ ...product, soldOut }, { ...venue, stock }, caller.now));
});

/** What is on the shelf is what counts: a number replaces the one before, and more than none puts it back on sale. */
export const consoleSetStock = writeAction('ConsoleStore.set_stock', async (tx, input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const product = productOf(venue, input.product_id);
  if (!product) return fail('no_product');
  const { left } = input;
  const at = shelfOf(venue, product.id, caller.now);
  const before = (await leftNow(tx, venue, caller.now)).get(product.id);
  await setStock(tx, at, left);
  if (left !== undefined && left > 0) await setSoldOut(tx, at, undefined);
  const dayEnd = at.day === '' ? 0 : nextDay(caller.now, venue.timeZone);
  const said = await soldOutOf(tx, product.id);
  const soldOut = longerOf(said, runOut(left, dayEnd));
  if ((soldOut === undefined) !== (longerOf(product.soldOut, runOut(before, dayEnd)) === undefined))
    await tellWebhooks(tx, { venueId: venue.id, now: caller.now }, soldOutEvent(product, soldOut));
  await note(tx, caller, {
    action: 'product.counted',
    subject: product.name,
    details: beforeAndAfter({ left: before }, { left }),
  });
  const stock = await leftNow(tx, venue, caller.now);
  return answer(stockItemView({ ...product, soldOut }, { ...venue, stock }, caller.now));
});
