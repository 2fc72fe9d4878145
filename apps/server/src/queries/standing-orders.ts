import type { StandingOrderSummary } from '@servery/contract/calls/customer/order-history';
import type { StandingOrderView } from '@servery/contract/entities/standing-order';
import type { CallOutput } from '@servery/contract/registry';
import { weekdayOf } from '@servery/domain/hours/availability';
import { clockText, dayText, dayWithin } from '@servery/domain/hours/words';
import { formatCents } from '@servery/domain/money';
import { daysText } from '@servery/domain/standing-orders/day-words';
import {
  blankStanding,
  daysOf,
  dueOn,
  mayStand,
  placedAt,
  type StandingOrder,
} from '@servery/domain/standing-orders/standing-order';
import { timeAt, weekAt } from '@servery/domain/standing-orders/venue-week';
import { reasonText, untilText, whenText } from '@servery/domain/standing-orders/words';
import type { Venue } from '@servery/domain/venue/model';
import { catalogue } from '@servery/domain/texts/catalogue';
import type { Caller } from '#callers/caller';
import type { ReadTx } from '#db/database';
import { customerView } from '#queries/customer';
import { buyerAt, payable } from '#standing/occurrence-order';
import { nextOpen } from '#standing/plan';
import { skippedAhead } from '#stores/occurrences';
import type { CustomerRecord } from '#stores/people';
import { pausesFrom } from '#stores/standing-pauses';
import { localDate } from '@servery/domain/hours/availability';
import { pauseText } from '@servery/domain/standing-orders/pauses';
import { standingFrom, standingOf, type StandingRecord } from '#stores/standing-orders';
import { standingOffers } from '#stores/venue/list-venues';
import { standingOrderView, standingStoreView } from '#views/standing-order';

const t = catalogue('standing-order-places', {
  at: '{verb}, {suburb}',
  to: 'Deliver to {address}',
});

type Own = { customer: CustomerRecord; caller: Caller };

/** The menus of the brand at which standing orders can be kept. */
export async function standingMenus(tx: ReadTx, { brand }: Caller): Promise<number[]> {
  if (!brand.modules.standing_orders) return [];
  const offers = await standingOffers(tx, brand.code);
  return [...new Set(offers.filter(mayStand).map(({ menuId }) => menuId))];
}

export async function standingVenues(tx: ReadTx, caller: Caller): Promise<Venue[]> {
  const found: Venue[] = [];
  for (const menuId of await standingMenus(tx, caller)) {
    const venue = await caller.venues.current(tx, menuId);
    if (venue) found.push(venue);
  }
  return found;
}

async function nextView(
  tx: ReadTx,
  { order, venue }: { order: StandingOrder; venue: Venue },
  { customer, caller }: Own,
): Promise<StandingOrderView['next']> {
  const { now } = caller;
  const next = await nextOpen(tx, order, { venue, now });
  if (!next) return undefined;
  const at = await buyerAt(tx, { customer, brand: caller.brand, venue, now });
  const found = await payable(tx, { order, date: next.date, customer, brand: caller.brand, at });
  const due = dueOn(order, next.date, venue);
  return {
    date: next.date,
    due: Math.floor(due / 1000),
    cut_off: Math.floor(next.cutOff / 1000),
    due_text: whenText(due, now, venue.timeZone),
    cut_off_text: untilText(next.cutOff, now, venue.timeZone),
    total: formatCents(found.ok ? found.checked.checked.priced.totals.total : 0),
    problem: found.ok ? '' : reasonText(found.reason),
  };
}

/** The dates that were skipped and can still be put back. */
async function skippedView(
  tx: ReadTx,
  { order, venue }: { order: StandingOrder; venue: Venue },
  now: number,
): Promise<StandingOrderView['skipped']> {
  const rows = await skippedAhead(tx, order.id, now);
  return rows
    .filter(({ on_date }) => placedAt(order, on_date, venue) > now)
    .map(({ on_date, due_at }) => ({ date: on_date, due_text: whenText(due_at, now, venue.timeZone) }));
}

/** The next days on which its store places none. */
async function pauseView(tx: ReadTx, venue: Venue, now: number): Promise<string> {
  const [first] = await pausesFrom(tx, venue.id, localDate(now, venue.timeZone).toString());
  return first ? pauseText(first, venue.name) : '';
}

const NEW_ROW = { payment_method: 'advance', status: 1, paused_by: '' } as const;

/** What the page of a standing order is made of. */
export async function standingPage(
  tx: ReadTx,
  wanted: { row: StandingRecord | undefined; storeId: number | undefined },
  own: Own,
): Promise<CallOutput<'StandingOrders.load'>> {
  const { caller, customer } = own;
  const venues = await standingVenues(tx, caller);
  const venueId = wanted.row?.venue_id ?? wanted.storeId;
  const venue = venues.find(({ id }) => id === venueId) ?? (venueId === undefined ? venues[0] : undefined);
  const held = wanted.row && standingFrom(wanted.row);
  const order = held ?? blankStanding(venue, customer.id);
  const active = venue && wanted.row?.status === 1;
  const view = venue
    ? standingOrderView(order, wanted.row ?? NEW_ROW, venue)
    : { ...standingOrderView({ ...order, items: [] }, wanted.row ?? NEW_ROW, NO_VENUE), items: [] };
  const next = active ? await nextView(tx, { order, venue }, own) : undefined;
  const skipped = active ? await skippedView(tx, { order, venue }, caller.now) : [];
  const storePause = active ? await pauseView(tx, venue, caller.now) : '';
  return {
    standing_order: { ...view, ...(next && { next }), store_pause: storePause, skipped },
    stores: venues.map(standingStoreView),
    ...(venue && { merchant: caller.venues.rendered(venue, caller.now).view }),
    customer: await customerView(tx, customer.id, caller.now),
  };
}

/** Only its items are asked for, and there are none. */
const NO_VENUE = { products: new Map(), categories: [], fulfilment: [] } as unknown as Venue;

function summaryOf(row: StandingRecord, venue: Venue, now: number): StandingOrderSummary {
  const order = standingFrom(row);
  const type = venue.fulfilment.find(({ code }) => code === order.fulfilmentType);
  const days = daysOf(order);
  const time = timeAt(order, venue);
  const week = weekAt(order, venue);
  const next = row.status === 1 ? row.next_date : '';
  const [street = ''] = order.deliveryAddress.split(',');
  return {
    id: row.id,
    status: row.status,
    store_name: venue.name,
    store_suburb: venue.suburb,
    when_text: time === '' ? daysText(days) : `${daysText(days)}, ${clockText(time)}`,
    where_text:
      order.fulfilmentType === 'deliver'
        ? t.to({ address: street })
        : t.at({ verb: type?.verb ?? '', suburb: venue.suburb }),
    next_text: next === '' ? '' : dayWithin(dayText(next, now, venue.timeZone)),
    next_day: next === '' ? '' : weekdayOf(Temporal.PlainDate.from(next)),
    days,
    week_total: formatCents(week.total),
    problem: row.status === 1 ? row.problem_text : '',
  };
}

/** A member's standing orders, as their orders list them. */
export async function standingSummaries(
  tx: ReadTx,
  customerId: number,
  { venues, now }: Caller,
): Promise<StandingOrderSummary[]> {
  const summaries: StandingOrderSummary[] = [];
  for (const row of await standingOf(tx, customerId)) {
    const venue = await venues.current(tx, row.menu_id);
    if (venue) summaries.push(summaryOf(row, venue, now));
  }
  return summaries;
}
