import { note } from '#callers/note';
import { checkOccurrence } from '@servery/domain/standing-orders/as-order';
import { dueOn } from '@servery/domain/standing-orders/standing-order';
import { fail } from '@servery/domain/failure';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { buyerAt, wayToPlace } from '#standing/occurrence-order';
import { tellAhead, tellProblem, toldReason } from '#standing/skip';
import { addStandingJob } from '#stores/jobs';
import { findCustomer } from '#stores/people';
import { lockStanding, placeEarly, setStanding, standingFrom } from '#stores/standing-orders';

const HOUR_MS = 3_600_000;

/** A standing order of the caller's venue that goes on, locked. */
async function ownStanding(tx: Tx, caller: Caller, id: number) {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const row = await lockStanding(tx, id);
  if (!row || row.venue_id !== held.venue.id || row.status !== 1) return fail('standing_not_found');
  return { ...held, row };
}

export const consoleRemindStanding = writeAction('ConsoleStanding.remind', async (tx, input, caller) => {
  const held = await ownStanding(tx, caller, input.standing_order_id);
  if (!held.ok) return held;
  const { row, venue } = held;
  const { now } = caller;
  if (row.problem === '' || row.next_date === '') return fail('standing_nothing_wrong');
  if (row.told_at > now - HOUR_MS) return fail('standing_told_before');
  await tellProblem(tx, row, {
    due: dueOn(standingFrom(row), row.next_date, venue),
    cutOff: row.next_cut_off,
    reason: row.problem_text,
    now,
  });
  await note(tx, caller, {
    action: 'standing.reminded',
    subject: String(row.id),
    details: { date: row.next_date },
  });
  return answer({});
});

export const consoleLetStandingOut = writeAction('ConsoleStanding.let_out', async (tx, input, caller) => {
  const held = await ownStanding(tx, caller, input.standing_order_id);
  if (!held.ok) return held;
  const { row, venue } = held;
  const { now, brand } = caller;
  const { date } = input;
  if (row.next_date !== '' && date > row.next_date) return fail('standing_not_next');
  if (row.next_date !== date || row.next_cut_off <= now) return fail('standing_date_gone');
  const customer = await findCustomer(tx, row.customer_id);
  if (!customer) return fail('standing_not_found');
  const at = await buyerAt(tx, { customer, brand, venue, now });
  const inStore = checkOccurrence(standingFrom(row), { date, method: 'STORE' }, at);
  if (!inStore.ok && inStore.code === 'payment_method_unavailable') return fail('payment_method_unavailable');
  const order = standingFrom(row);
  const goesOut = { ...row, goes_out: input.on === 1 ? date : '' };
  await setStanding(tx, row.id, { goes_out: goesOut.goes_out });
  // What is wrong with it is said no longer, or once more, before anybody looks again.
  const found = await wayToPlace(tx, { order, date, customer, brand, at }, goesOut);
  const why = found.ok ? undefined : toldReason(found.reason, brand);
  await tellAhead(tx, goesOut, { due: dueOn(order, date, venue), cutOff: row.next_cut_off, why, now });
  // Where the venue has wanted that date's placed already, it goes out at once.
  await addStandingJob(tx, { standing_order_id: row.id, plan: row.plan }, now);
  await note(tx, caller, {
    action: input.on === 1 ? 'standing.let_out' : 'standing.kept_back',
    subject: String(row.id),
    details: { date },
  });
  return answer({});
});

export const consolePlaceStanding = writeAction('ConsoleStanding.place', async (tx, { date }, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const { now } = caller;
  const orders = await placeEarly(tx, { venueId: venue.id, date, now });
  if (orders === 0) return fail('standing_date_gone');
  await note(tx, caller, { action: 'standing.placed_early', subject: date, details: { orders } });
  return answer({ orders });
});
