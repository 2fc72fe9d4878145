import { occurrenceKey } from '@servery/domain/standing-orders/as-order';
import { dueOn, placedAt } from '@servery/domain/standing-orders/standing-order';
import type { Venue } from '@servery/domain/venue/model';
import { z } from 'zod';
import type { Tx } from '#db/database';
import type { ServerParts } from '#server-parts';
import { beginCharge, chargeOccurrence } from '#standing/charge-occurrence';
import { type Standing, standingAt, wayToPlace } from '#standing/occurrence-order';
import { placeChecked, placeFromBalance } from '#standing/place-occurrence';
import { nextLook, planNext } from '#standing/plan';
import { tellOfPause } from '#standing/tell-of-pause';
import { tellAhead, tellSkipped, toldReason } from '#standing/skip';
import { addStandingJob } from '#stores/jobs';
import {
  endOccurrence,
  findOccurrence,
  insertOccurrence,
  lockOccurrence,
  type OccurrenceRecord,
} from '#stores/occurrences';
import { type AttemptRecord, liveAttempts } from '#stores/payments';
import { lockStanding, setStanding, standingFrom, type StandingRecord } from '#stores/standing-orders';

type Ready = { row: StandingRecord; venue: Venue; standing: Standing };

async function readyFor(
  tx: Tx,
  { row, date, begun }: { row: StandingRecord; date: string; begun: boolean },
  parts: ServerParts,
): Promise<Ready | undefined> {
  const venue = await parts.venues.current(tx, row.menu_id);
  const standing = venue && (await standingAt(tx, { order: standingFrom(row), date, venue, begun }, parts));
  return venue && standing && { row, venue, standing };
}

/** Before its cut-off only where the venue wants it now, and only what can be placed: the rest has time yet. */
async function isDue(tx: Tx, { row, venue, standing }: Ready): Promise<boolean> {
  const { order, date, now } = standing;
  if (placedAt(order, date, venue) <= now) return true;
  return row.early === date && (await wayToPlace(tx, standing, row)).ok;
}

/** What keeps the next order from being placed is found out before it is too late to change it. */
async function lookAhead(tx: Tx, { row, venue, standing }: Ready): Promise<void> {
  const { order, date, brand, now } = standing;
  const cutOff = placedAt(order, date, venue);
  const found = await wayToPlace(tx, standing, row);
  const why = found.ok ? undefined : toldReason(found.reason, brand);
  await tellAhead(tx, row, { due: dueOn(order, date, venue), cutOff, why, now });
  await setStanding(tx, row.id, { next_cut_off: cutOff });
  await addStandingJob(tx, { standing_order_id: row.id, plan: row.plan }, nextLook(cutOff, now));
}

/** Places one date, or has its card charged, or skips it. All of it once: the date has one row. */
async function workDate(
  tx: Tx,
  { row, venue, standing }: Ready,
  { parts, held }: { parts: ServerParts; held?: OccurrenceRecord },
): Promise<AttemptRecord | undefined> {
  const { order, date, brand, now } = standing;
  const due = dueOn(order, date, venue);
  const found = await wayToPlace(tx, standing, row);
  const total = found.ok ? found.checked.checked.priced.totals.total : 0;
  const occurrence =
    held ??
    (await insertOccurrence(tx, {
      standing_order_id: row.id,
      venue_id: row.venue_id,
      on_date: date,
      due_at: due,
      state: 'paying',
      reason: '',
      reason_text: '',
      total,
      order_id: null,
      created_at: now,
    }));
  if (found.ok && found.by === 'card')
    return beginCharge(tx, standing, {
      occurrence,
      checked: found.checked,
      timeoutMs: parts.payments.timeoutMs,
    });
  const place = found.ok && found.by === 'store' ? placeChecked : placeFromBalance;
  const placed = found.ok ? await place(tx, standing, found.checked) : found;
  if (placed.ok) {
    const end = { state: 'placed', reason: '', reason_text: '', order_id: placed.order.id, now } as const;
    await endOccurrence(tx, occurrence.id, end);
    return undefined;
  }
  const why = toldReason(placed.reason, brand);
  await endOccurrence(tx, occurrence.id, { state: 'skipped', ...why, order_id: null, now });
  await tellSkipped(tx, row, { due, why, now });
  return undefined;
}

/** Paused for the want of a card when the moment of its next date had come. */
const isLeft = ({ paused_by, next_date }: StandingRecord): boolean =>
  paused_by === 'card' && next_date !== '';

async function step(
  tx: Tx,
  of: { standing_order_id: number; plan: number; since?: number | undefined },
  parts: ServerParts,
): Promise<AttemptRecord | undefined> {
  const row = await lockStanding(tx, of.standing_order_id);
  // Paused, or planned anew: another job has it.
  if (!row || row.plan !== of.plan || (row.status !== 1 && !isLeft(row))) return undefined;
  const now = parts.clock();
  const date = row.next_date;
  const ready = await readyFor(tx, { row, date, begun: false }, parts);
  if (!ready) {
    // Nobody is there to be asked again for it.
    await setStanding(tx, row.id, { next_date: '', next_cut_off: 0 });
    return undefined;
  }
  const { venue } = ready;
  if (date === '' || of.since !== undefined) {
    await tellOfPause(tx, await planNext(tx, row, { venue, now, since: of.since }), now);
    return undefined;
  }
  if (!(await isDue(tx, ready))) {
    await lookAhead(tx, ready);
    return undefined;
  }
  const before = await findOccurrence(tx, row.id, date);
  const attempt = before ? undefined : await workDate(tx, ready, { parts });
  await planNext(tx, row, { venue, now, after: date });
  return attempt;
}

/** The bank could not be asked: what is due is asked for once more, unless somebody knows better by now. */
async function again(tx: Tx, occurrenceId: number, parts: ServerParts): Promise<AttemptRecord | undefined> {
  const held = await lockOccurrence(tx, occurrenceId);
  const row = held && (await lockStanding(tx, held.standing_order_id));
  if (!held || !row || held.state !== 'paying') return undefined;
  const ready = await readyFor(tx, { row, date: held.on_date, begun: true }, parts);
  if (!ready) {
    const why = toldReason({ code: 'venue_gone' }, undefined);
    await endOccurrence(tx, held.id, { state: 'skipped', ...why, order_id: null, now: parts.clock() });
    return undefined;
  }
  const submitKey = occurrenceKey(row, held.on_date);
  if ((await liveAttempts(tx, { submitKey })).length > 0) return undefined;
  return workDate(tx, ready, { parts, held });
}

const payload = z.union([
  z.object({ standing_order_id: z.number(), plan: z.number(), since: z.number().optional() }),
  z.object({ occurrence_id: z.number() }),
]);

/** Brings one standing order a step further. Run twice it places once: the plan has moved on, and a date has one row. */
export async function runStandingOrder(job: unknown, parts: ServerParts): Promise<void> {
  const of = payload.parse(job);
  const attempt = await parts.db.write((tx) =>
    'plan' in of ? step(tx, of, parts) : again(tx, of.occurrence_id, parts),
  );
  if (attempt) await chargeOccurrence(attempt, parts);
}
