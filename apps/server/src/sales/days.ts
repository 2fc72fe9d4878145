import { localDate } from '@servery/domain/hours/availability';
import { hoursOf } from '@servery/domain/hours/day';
import { daysOf, type Period } from '@servery/domain/sales/period';
import { sumSpan } from '@servery/domain/sales/sum-span';
import { addSums, type Sums } from '@servery/domain/sales/sums';
import type { Database, ReadTx } from '#db/database';
import { type Day, keepDay, keptDayNames, keptDays, type VenueDays, venuesToSum } from '#stores/sales-days';
import { salesRows } from '#stores/sales-rows';

/** Whatever began before midnight has ended by then: the day does not change any more. */
const SETTLED_MS = 3_600_000;
const MOST_AT_ONCE = 50;

export type SalesAt = { venueId: number; zone: string; now: number };
export type DaySums = { day: string; sums: Sums };

const dayAt = (day: string, zone: string): Day => ({ day, ...hoursOf(day, zone) });

/** From the rows, whatever was kept. */
export const sumsOf = (db: Database, { venueId, zone }: SalesAt, span: { from: number; to: number }) =>
  db.read(async (tx) => sumSpan(await salesRows(tx, { venueId, ...span }, zone)));

async function sumDay(db: Database, at: SalesAt, day: Day): Promise<Sums> {
  const sums = await sumsOf(db, at, day);
  if (at.now >= day.to + SETTLED_MS) await db.write((tx) => keepDay(tx, at.venueId, { ...day, sums }));
  return sums;
}

/** What each day of a period came to. A day that is over is summed once and kept; today is summed as it is. */
export async function salesDays(db: Database, at: SalesAt, period: Period): Promise<DaySums[]> {
  const days = daysOf(period).map((day) => dayAt(day, at.zone));
  const kept = await db.read((tx) => keptDays(tx, at.venueId, days));
  const all: DaySums[] = [];
  for (const day of days) all.push({ day: day.day, sums: kept.get(day.day) ?? (await sumDay(db, at, day)) });
  return all;
}

/** The same as one sum, inside a transaction: what is not kept yet is summed from its rows, and not kept. */
export async function sumsWithin(tx: ReadTx, at: SalesAt, period: Period): Promise<Sums> {
  const days = daysOf(period).map((day) => dayAt(day, at.zone));
  const kept = await keptDays(tx, at.venueId, days);
  const all: Sums[] = [];
  for (const day of days)
    all.push(kept.get(day.day) ?? sumSpan(await salesRows(tx, { venueId: at.venueId, ...day }, at.zone)));
  return addSums(all);
}

/** The days of a venue that are over and were not summed yet. */
async function daysToSum(db: Database, { venueId, zone, first, kept }: VenueDays, now: number) {
  const to = localDate(now - SETTLED_MS, zone)
    .subtract({ days: 1 })
    .toString();
  const over = daysOf({ from: localDate(first, zone).toString(), to });
  if (kept >= over.length) return [];
  const held = await db.read((tx) => keptDayNames(tx, venueId));
  return over.filter((day) => !held.has(day));
}

/** Sums the days that nobody has asked for yet, so that a report of a year finds them: so many at a time. */
export async function sumPastDays(db: Database, now: number, most = MOST_AT_ONCE): Promise<void> {
  let left = most;
  for (const venue of await db.read(venuesToSum)) {
    for (const day of (await daysToSum(db, venue, now)).slice(0, left)) {
      await sumDay(db, { ...venue, now }, dayAt(day, venue.zone));
      left -= 1;
    }
    if (left === 0) return;
  }
}
