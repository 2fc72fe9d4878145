import type { Instant } from '#hours/availability';
import { localDateTime } from '#hours/times';

/** An order that is for today: when it is due, and whether it is ready or handed over. */
export type DueOrder = { due: Instant; isMade: boolean };
export type HourOfDay = { hour: number; made: number; booked: number; usual: number };

/** Shown in any case, so that a bar is as wide in the morning as at night. */
const FROM = 8;
const TO = 20;

const hourOf = (at: Instant, zone: string): number => Number(localDateTime(at, zone).time.slice(0, 2));

function countByHour(dues: readonly Instant[], zone: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const due of dues) {
    const hour = hourOf(due, zone);
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  return counts;
}

/**
 * Today's orders by the hour that they are for, beside what the same weekday usually has. Days on which nothing was
 * sold say nothing of what is usual. From the first hour with anything to the last.
 */
export function hoursOfToday(
  orders: readonly DueOrder[],
  { daysBefore, zone }: { daysBefore: readonly (readonly Instant[])[]; zone: string },
): HourOfDay[] {
  const due = (made: boolean) => orders.filter(({ isMade }) => isMade === made).map((order) => order.due);
  const [made, booked] = [countByHour(due(true), zone), countByHour(due(false), zone)];
  const traded = daysBefore.filter((day) => day.length > 0);
  const before = countByHour(traded.flat(), zone);
  const hours = [...made.keys(), ...booked.keys(), ...before.keys()];
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(FROM, ...hours), Math.max(TO, ...hours)];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = first + at;
    const usual = traded.length === 0 ? 0 : (before.get(hour) ?? 0) / traded.length;
    return {
      hour,
      made: made.get(hour) ?? 0,
      booked: booked.get(hour) ?? 0,
      usual: Math.round(usual * 10) / 10,
    };
  });
}

/** Whole percents that add up to a hundred, the largest first; nothing where nothing was sold. */
export function sharesOf<T extends { amount: number }>(parts: readonly T[]): (T & { percent: number })[] {
  const sold = parts.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  const total = sold.reduce((sum, { amount }) => sum + amount, 0);
  const floors = sold.map((part) => ({ ...part, percent: Math.floor((part.amount * 100) / total) }));
  let left = 100 - floors.reduce((sum, { percent }) => sum + percent, 0);
  const byRest = floors.toSorted((a, b) => ((b.amount * 100) % total) - ((a.amount * 100) % total));
  for (const part of byRest) {
    if (left === 0) break;
    part.percent += 1;
    left -= 1;
  }
  return floors;
}
