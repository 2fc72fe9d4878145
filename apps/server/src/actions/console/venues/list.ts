import type { ListedVenue } from '@servery/contract/calls/console/venues';
import { hoursOf } from '@servery/domain/hours/day';
import { localDateTime } from '@servery/domain/hours/times';
import { formatCents } from '@servery/domain/money';
import { isMade } from '@servery/domain/orders/status';
import { netSales } from '@servery/domain/sales/sums';
import { shopAt } from '@servery/domain/venue/shop-at';
import { standingOf } from '@servery/domain/venue/standing';
import { memberAt } from '#actions/console/venues/at-venue';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { Database } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { sumsOf } from '#sales/days';
import { dueOrders } from '#stores/due-orders';
import { menuOfVenue } from '#stores/switches';
import { type TeamMember, type VenueOfPerson, venuesOfPerson } from '#stores/team';
import { loadVenue } from '#stores/venue/load-venue';

/** As many as one page shows. */
const MOST = 60;

const MAY = [
  ['pause', 'pause_orders'],
  ['sold_out', 'mark_sold_out'],
  ['menu', 'manage_menu'],
  ['venue', 'manage_venue'],
] as const;

/** What was sold today, for those who may see it there. */
async function moneyOf(db: Database, { venueId, timeZone: zone, can }: TeamMember, now: number) {
  if (!can.has('see_payments')) return {};
  const { from } = hoursOf(localDateTime(now, zone).date, zone);
  const sums = await sumsOf(db, { venueId, zone, now }, { from, to: now + 1 });
  return { sales: formatCents(netSales(sums)), orders: sums.orders };
}

async function workOf(db: Database, { venueId, timeZone: zone, can }: TeamMember, now: number) {
  if (!can.has('see_orders')) return {};
  const span = hoursOf(localDateTime(now, zone).date, zone);
  const due = await db.read((tx) => dueOrders(tx, venueId, span));
  const open = due.filter(({ status }) => !isMade(status));
  return { open: open.length, late: open.filter((row) => row.due_at < now).length };
}

async function listed(
  db: Database,
  { id, name, organisation, brand_code: brand }: VenueOfPerson,
  caller: Caller,
): Promise<ListedVenue | undefined> {
  const { now } = caller;
  const member = await db.read((tx) => memberAt(tx, caller, id));
  if (!member) return undefined;
  const venue = await db.read(async (tx) => loadVenue(tx, await menuOfVenue(tx, id)));
  const shop = shopAt(venue, now);
  return {
    id,
    name,
    suburb: venue.suburb,
    organisation,
    brand,
    state: standingOf(venue, now).state,
    line: shop.line,
    is_open: shop.isOpen ? 1 : 0,
    ...(await moneyOf(db, member, now)),
    ...(await workOf(db, member, now)),
    may: MAY.filter(([, permission]) => member.can.has(permission)).map(([may]) => may),
  };
}

export const consoleVenues = ownAction('ConsoleVenues', async (db, _input, caller) => {
  const { personId, can, inAllVenues } = teamMember(caller);
  const all = await db.read((tx) => venuesOfPerson(tx, personId));
  const venues: ListedVenue[] = [];
  for (const each of all.slice(0, MOST)) {
    const venue = await listed(db, each, caller);
    if (venue) venues.push(venue);
  }
  return answer({ venues, may_add: inAllVenues && can.has('manage_venue') ? 1 : 0 });
});
