import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { HoursValue } from '@servery/contract/entities/venue-hours';

const DAY = 24 * 60;
/** Minutes since midnight, and back: '09:30' is 570. What is past midnight goes on counting. */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
export const clockOf = (minutes: number): string => {
  const within = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

export type Span = { from: number; to: number };

/** '11:00-14:30' as minutes; an end that is not after its start is past midnight. */
export function spanOf(written: string): Span {
  const [from = '', to = ''] = written.split('-');
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { from: start, to: end > start ? end : end + DAY };
}
export const writtenSpan = ({ from, to }: Span): string => `${clockOf(from)}-${clockOf(to)}`;

/** In their order, whatever order they were written in. */
export const spansOf = (written: readonly string[]): Span[] =>
  written.map(spanOf).toSorted((a, b) => a.from - b.from);

export const isOverlapping = (written: readonly string[]): boolean =>
  spansOf(written).some((span, at, all) => {
    const next = all[at + 1];
    return next !== undefined && next.from < span.to;
  });

/** What of it cannot be: a day whose hours overlap, or a date that is there twice. */
export function hoursProblem(value: HoursValue): { day: string } | { date: string } | undefined {
  const week = Object.entries(value.hours) as [Weekday, string[]][];
  const day = week.find(([, windows]) => isOverlapping(windows))?.[0];
  if (day !== undefined) return { day };
  const dates = value.special_dates.map(({ date }) => date);
  const twice = dates.find((date, at) => dates.indexOf(date) !== at);
  if (twice !== undefined) return { date: twice };
  const special = value.special_dates.find(({ hours }) => isOverlapping(hours));
  return special && { day: special.date };
}

/** Of orders for a day those that its hours leave out. */
export const outsideOf = (windows: readonly string[], times: readonly string[]): string[] => {
  const spans = spansOf(windows);
  return times.filter((time) => {
    const at = minutesOf(time);
    return !spans.some(({ from, to }) => at >= from && at <= to);
  });
};
