import {
  dateAfter,
  dueOn,
  firstDateFrom,
  nextOccurrence,
  type Occurrence,
  placedAt,
  type StandingOrder,
} from '@servery/domain/standing-orders/standing-order';
import { pauseOn } from '@servery/domain/standing-orders/pauses';
import type { Venue } from '@servery/domain/venue/model';
import type { ReadTx, Tx } from '#db/database';
import { addStandingJob } from '#stores/jobs';
import { localDate } from '@servery/domain/hours/availability';
import { pausesMade } from '#stores/standing-pauses';
import { toldReason } from '#standing/skip';
import { findOccurrence, insertOccurrence } from '#stores/occurrences';
import { setStanding, standingFrom, type StandingRecord } from '#stores/standing-orders';

const HOUR_MS = 3_600_000;
/** So long before its cut-off the next order is looked at: what keeps it from being placed is told in time to act. */
const LOOKS_MS = [48 * HOUR_MS, 4 * HOUR_MS, 0];

/** When the next order is looked at again, or placed. */
export const nextLook = (cutOff: number, now: number): number =>
  LOOKS_MS.map((before) => cutOff - before).find((at) => at > now) ?? now;

function occurrenceAfter(order: StandingOrder, venue: Venue, date: string): Occurrence | undefined {
  const next = dateAfter(order, date);
  return next === undefined ? undefined : { date: next, cutOff: placedAt(order, next, venue) };
}

/** The first from there on that is not paused and has not been worked or skipped. */
async function openFrom(
  tx: ReadTx,
  order: StandingOrder,
  { venue, now, first }: { venue: Venue; now: number; first: Occurrence | undefined },
): Promise<Occurrence | undefined> {
  const pauses = await pausesMade(tx, venue.id, localDate(now, venue.timeZone).toString());
  // A day that was to be placed before somebody paused it is placed.
  const isPaused = ({ date, cutOff }: Occurrence) => (pauseOn(pauses, date)?.made ?? Infinity) < cutOff;
  let next = first;
  while (next && (isPaused(next) || (await findOccurrence(tx, order.id, next.date))))
    next = occurrenceAfter(order, venue, next.date);
  return next;
}

/** The next date that can still be changed. */
export const nextOpen = (
  tx: ReadTx,
  order: StandingOrder,
  { venue, now }: { venue: Venue; now: number },
): Promise<Occurrence | undefined> =>
  openFrom(tx, order, { venue, now, first: nextOccurrence(order, venue, now) });

/** A date whose moment has come while nobody has worked it yet: whatever is changed now, it is not passed over. */
async function comeMeanwhile(
  tx: Tx,
  row: StandingRecord,
  { venue, now }: { venue: Venue; now: number },
): Promise<Occurrence | undefined> {
  const { next_date: date, next_cut_off: cutOff } = row;
  if (date === '' || cutOff > now || (await findOccurrence(tx, row.id, date))) return undefined;
  const order = standingFrom(row);
  if (row.status === 1 && firstDateFrom(order, date) === date) return { date, cutOff };
  await insertOccurrence(tx, {
    standing_order_id: row.id,
    venue_id: row.venue_id,
    on_date: date,
    due_at: dueOn(order, date, venue),
    state: 'skipped',
    ...toldReason({ code: 'customer' }, undefined),
    total: 0,
    order_id: null,
    created_at: now,
  });
  return undefined;
}

type PlanAt = { venue: Venue; now: number; after?: string; since?: number | undefined };

/**
 * Says which date comes next and has it looked at. After a date that was worked, it is the one behind it, though its
 * moment may have passed: what was missed is told, not forgotten. Planned anew it is the first that could still be
 * changed then, though a moment may have come since.
 */
export async function planNext(
  tx: Tx,
  row: StandingRecord,
  { venue, now, after, since = now }: PlanAt,
): Promise<StandingRecord> {
  const active = row.status === 1;
  const order = standingFrom(row);
  const come = after === undefined ? await comeMeanwhile(tx, row, { venue, now }) : undefined;
  const ahead =
    after === undefined ? nextOccurrence(order, venue, since) : occurrenceAfter(order, venue, after);
  const first = come && ahead && ahead.date < come.date ? ahead : (come ?? ahead);
  const next = await openFrom(tx, order, { venue, now, first });
  const plan = row.plan + 1;
  if (active && next) {
    // A first look at once, where it is so near.
    const runAt = Math.max(now, next.cutOff - Math.max(...LOOKS_MS));
    await addStandingJob(tx, { standing_order_id: row.id, plan }, runAt);
  }
  return setStanding(tx, row.id, {
    plan,
    next_date: active ? (next?.date ?? '') : '',
    next_cut_off: active ? (next?.cutOff ?? 0) : 0,
    problem: '',
    problem_text: '',
    ...(next?.date !== row.next_date && { told_at: 0 }),
  });
}
