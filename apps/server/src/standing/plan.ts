import {
  dateAfter,
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
import { pausesFrom } from '#stores/standing-pauses';
import { findOccurrence } from '#stores/occurrences';
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

/** The next date that can still be changed, is not paused and has not been worked or skipped. */
export async function nextOpen(
  tx: ReadTx,
  order: StandingOrder,
  { venue, now, after }: { venue: Venue; now: number; after?: string | undefined },
): Promise<Occurrence | undefined> {
  const pauses = await pausesFrom(tx, venue.id, localDate(now, venue.timeZone).toString());
  let next = after === undefined ? nextOccurrence(order, venue, now) : occurrenceAfter(order, venue, after);
  while (next && (pauseOn(pauses, next.date) || (await findOccurrence(tx, order.id, next.date))))
    next = occurrenceAfter(order, venue, next.date);
  return next;
}

/**
 * Says which date comes next and has it looked at. After a date that was worked, it is the one behind it, though its
 * moment may have passed: what was missed is told, not forgotten.
 */
export async function planNext(
  tx: Tx,
  row: StandingRecord,
  { venue, now, after }: { venue: Venue; now: number; after?: string },
): Promise<StandingRecord> {
  const active = row.status === 1;
  const next = await nextOpen(tx, standingFrom(row), { venue, now, after });
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
