import type { VenuesChange } from '@servery/contract/calls/console/venues';
import type { Permission } from '@servery/contract/permissions';
import { fail } from '@servery/domain/failure';
import { hoursProblem } from '@servery/domain/hours/written-hours';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { pauseEnd, soldOutFor, standingOf } from '@servery/domain/venue/standing';
import { actingAt, memberAt } from '#actions/console/venues/at-venue';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { Tx } from '#db/database';
import { closeEdit, openEdit } from '#edits/edit';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { changeHours, readHours } from '#stores/hours-editor';
import { type ProductRecord, readProducts, writeProduct } from '#stores/menu-editor/products';
import { menuOfVenue, setSoldOut, setSwitches } from '#stores/switches';
import { loadVenue } from '#stores/venue/load-venue';
import { t } from '#actions/console/venues/texts';

type Of<Kind extends VenuesChange['kind']> = Extract<VenuesChange, { kind: Kind }>;
/** Why it could not be made there; empty where it was. */
type Problem = string;

const NEEDS: Readonly<Record<VenuesChange['kind'], Permission>> = {
  pause: 'pause_orders',
  open: 'pause_orders',
  sold_out: 'mark_sold_out',
  back: 'mark_sold_out',
  price: 'manage_menu',
  date: 'manage_venue',
};

async function setPause(tx: Tx, caller: Caller, change: Of<'pause'> | Of<'open'>): Promise<Problem> {
  const { venueId, venueName, timeZone } = teamMember(caller);
  const venue = await loadVenue(tx, await menuOfVenue(tx, venueId));
  // What somebody closed is opened by those who lead it, there and knowingly.
  if (standingOf(venue, caller.now).state === 'closed') return t.isClosed;
  const pausedUntil = change.kind === 'pause' ? pauseEnd(change.minutes, caller.now, timeZone) : 0;
  if (pausedUntil === undefined) return t.badPause;
  const pauseReason = change.kind === 'pause' ? change.reason.trim() : '';
  const switches = { closed: false, pausedUntil, pauseReason };
  await setSwitches(tx, venueId, switches);
  const action = change.kind === 'pause' ? 'store.paused' : 'store.open';
  await note(tx, caller, { action, subject: venueName, details: switches });
  return '';
}

/** By what it is called: in each venue it has a number of its own. */
async function productCalled(tx: Tx, venueId: number, name: string): Promise<ProductRecord | undefined> {
  const wanted = name.trim().toLowerCase();
  return (await readProducts(tx, venueId)).find(({ value }) => value.name.trim().toLowerCase() === wanted);
}

async function setStock(tx: Tx, caller: Caller, change: Of<'sold_out'> | Of<'back'>): Promise<Problem> {
  const { venueId, timeZone } = teamMember(caller);
  const product = await productCalled(tx, venueId, change.product);
  if (!product) return t.notSold({ name: change.product });
  const soldOut = change.kind === 'sold_out' ? soldOutFor(change.until, caller.now, timeZone) : undefined;
  await setSoldOut(tx, { productId: product.id, venueId }, soldOut);
  const until = change.kind === 'sold_out' ? change.until : '';
  const action = soldOut ? 'product.sold_out' : 'product.back';
  await note(tx, caller, { action, subject: product.value.name, details: { until } });
  return '';
}

async function setPrice(tx: Tx, caller: Caller, { product: name, price }: Of<'price'>): Promise<Problem> {
  const venueId = await openEdit(tx, caller);
  const product = await productCalled(tx, venueId, name);
  if (!product) return t.notSold({ name });
  const { id, value } = product;
  const next = { ...value, price };
  const change = changeOf({ kind: 'product', id, name: value.name }, value, next);
  if (change) await writeProduct(tx, { venueId, id, now: caller.now }, next);
  await closeEdit(tx, caller, { room: 'menu.edited', changes: [change] });
  return '';
}

/** On one date, whatever the way to order. */
async function setDate(tx: Tx, caller: Caller, { date, hours }: Of<'date'>): Promise<Problem> {
  const venueId = await openEdit(tx, caller);
  const offered = (await readHours(tx, venueId)).filter(({ isOffered }) => isOffered);
  const changes = [];
  for (const { id, name, value } of offered) {
    const others = value.special_dates.filter((each) => each.date !== date);
    const dates = [...others, { date, hours }].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const next = { ...value, special_dates: dates };
    if (hoursProblem(next)) return t.badHours;
    const change = changeOf({ kind: 'hours', id, name }, value, next);
    if (change) await changeHours(tx, { venueId, id }, next);
    changes.push(change);
  }
  await closeEdit(tx, caller, { room: 'hours.edited', changes });
  return '';
}

function make(tx: Tx, caller: Caller, change: VenuesChange): Promise<Problem> {
  switch (change.kind) {
    case 'pause':
    case 'open':
      return setPause(tx, caller, change);
    case 'sold_out':
    case 'back':
      return setStock(tx, caller, change);
    case 'price':
      return setPrice(tx, caller, change);
    case 'date':
      return setDate(tx, caller, change);
  }
}

export const consoleChangeVenues = writeAction('ConsoleVenues.change', async (tx, input, caller) => {
  const { venues, venues_change: change } = input;
  const results = [];
  for (const venueId of new Set(venues)) {
    const member = await memberAt(tx, caller, venueId);
    if (!member) return fail('no_such_venue');
    const there = actingAt(caller, member);
    const problem = member.can.has(NEEDS[change.kind]) ? await make(tx, there, change) : t.notAllowed;
    results.push({
      venue_id: venueId,
      name: member.venueName,
      done: problem === '' ? (1 as const) : (0 as const),
      problem,
    });
  }
  // Each venue has its own row of what was done in it; where nothing was, there is none.
  caller.noted = true;
  return answer({ results });
});
