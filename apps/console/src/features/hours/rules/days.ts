import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { HoursValue } from '@servery/contract/entities/venue-hours';
import { DAYS } from '#features/hours/rules/fields.ts';

export type DayRun = { from: Weekday; to: Weekday; hours: readonly string[] };

/** Days in a row with the same hours are said once. */
export function dayRuns(hours: HoursValue['hours']): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of DAYS) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours[day]))
      runs[runs.length - 1] = { ...last, to: day };
    else runs.push({ from: day, to: day, hours: hours[day] });
  }
  return runs;
}

export const isIn = ({ from, to }: DayRun, day: Weekday): boolean =>
  DAYS.indexOf(day) >= DAYS.indexOf(from) && DAYS.indexOf(day) <= DAYS.indexOf(to);

/** A day's hours on other days too. */
export const copiedDay = (
  hours: HoursValue['hours'],
  from: Weekday,
  onto: readonly Weekday[],
): HoursValue['hours'] => ({
  ...hours,
  ...Object.fromEntries(onto.map((day) => [day, [...hours[from]]])),
});

/** '2026-12-25' is a 'fri', wherever it is read. */
export function weekdayOf(date: string): Weekday {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return DAYS[(day + 6) % 7] ?? 'mon';
}

export function dateAfter(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
